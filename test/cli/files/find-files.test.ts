import { chmodSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cardFiles, findFiles } from "../../../cli/files/find-files.ts";
import { folderWith } from "../support/run.ts";

describe("a path that is no card file and no folder is told with its reason", () => {
  test("nothing there", async () => {
    const folder = folderWith({ "a.card": "" });
    for (const path of [folder.at("b.card"), folder.at("a.card/b.card")])
      await expect(findFiles([path], cardFiles)).rejects.toThrow(`there is no file or folder "${path}"`);
  });

  test("a device", async () => {
    await expect(findFiles(["/dev/null"], cardFiles)).rejects.toThrow(
      '"/dev/null" is neither a file nor a folder',
    );
  });

  test("a link to nothing", async () => {
    const folder = folderWith({});
    symlinkSync("gone.card", folder.at("link.card"));
    await expect(findFiles([folder.at("link.card")], cardFiles)).rejects.toThrow("cannot be read");
  });

  test.skipIf(process.getuid?.() === 0)("a folder that is closed", async () => {
    const folder = folderWith({ "closed/a.card": "" });
    chmodSync(folder.at("closed"), 0o000);
    await expect(findFiles([folder.at("closed")], cardFiles)).rejects.toThrow("(permission denied)");
    await expect(findFiles([folder.at("closed/a.card")], cardFiles)).rejects.toThrow("(permission denied)");
    chmodSync(folder.at("closed"), 0o700);
  });
});
