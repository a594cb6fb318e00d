import { chmodSync, lstatSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BadInput } from "../../../cli/bad-input.ts";
import { writeFiles } from "../../../cli/files/write-files.ts";
import { folderWith } from "../support/run.ts";

describe("writing files", () => {
  test("folders are made, and nothing temporary stays", async () => {
    const folder = folderWith({});
    await writeFiles([{ path: folder.at("a/b/c.txt"), text: "c" }]);
    expect(folder.read("a/b/c.txt")).toBe("c");
    expect(readdirSync(folder.at("a/b"))).toEqual(["c.txt"]);
  });

  test("where one file cannot be written, none is changed", async () => {
    const folder = folderWith({ "first.txt": "before", "taken/x": "" });
    const files = [
      { path: folder.at("first.txt"), text: "after" },
      { path: folder.at("taken/x/second.txt"), text: "after" },
    ];
    await expect(writeFiles(files)).rejects.toThrow(BadInput);
    expect(folder.read("first.txt")).toBe("before");
    expect(readdirSync(folder.path).sort()).toEqual(["first.txt", "taken"]);
  });

  test("a file keeps its permissions, and a link stays a link", async () => {
    const folder = folderWith({ "real.txt": "before" });
    chmodSync(folder.at("real.txt"), 0o640);
    symlinkSync(folder.at("real.txt"), folder.at("link.txt"));
    await writeFiles([{ path: folder.at("link.txt"), text: "after" }]);
    expect(folder.read("real.txt")).toBe("after");
    expect(lstatSync(folder.at("link.txt")).isSymbolicLink()).toBe(true);
    expect(statSync(folder.at("real.txt")).mode & 0o777).toBe(0o640);
  });
});
