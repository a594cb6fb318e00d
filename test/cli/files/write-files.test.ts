import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
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

  test("a folder in the place of a file is told before anything is changed, and it is the one that is named", async () => {
    const folder = folderWith({ "a.txt": "before" });
    mkdirSync(folder.at("b.txt"));
    const files = ["a.txt", "b.txt", "c.txt"].map((name) => ({ path: folder.at(name), text: "after" }));
    await expect(writeFiles(files)).rejects.toThrow(
      `"${folder.at("b.txt")}" cannot be written (it is a folder); nothing was changed`,
    );
    expect(folder.read("a.txt")).toBe("before");
    expect(readdirSync(folder.path).sort()).toEqual(["a.txt", "b.txt"]);
  });

  test("what was put in place is taken back when a later file cannot be", async () => {
    const folder = folderWith({ "a.txt": "before" });
    // Each can be written, but not both: one is the folder of the other.
    const files = ["a.txt", "new/b.txt", "c", "c/d.txt"].map((name) => ({
      path: folder.at(name),
      text: "after",
    }));
    await expect(writeFiles(files)).rejects.toThrow(/c\/d\.txt" cannot be written .*; nothing was changed$/);
    expect(folder.read("a.txt")).toBe("before");
    expect(readdirSync(folder.path)).toEqual(["a.txt"]);
  });

  test("a module that riftscript did not write is not replaced; one that it wrote is", async () => {
    const text = "// Written by riftscript from x. Changes are lost.\nnew";
    const folder = folderWith({ "mine.ts": "my own work", "written.ts": text.replace("new", "old") });
    await writeFiles([{ path: folder.at("written.ts"), text }]);
    expect(folder.read("written.ts")).toBe(text);
    await expect(writeFiles([{ path: folder.at("mine.ts"), text }])).rejects.toThrow(
      /mine\.ts" cannot be written \(it was not written by riftscript: move it away/,
    );
    expect(folder.read("mine.ts")).toBe("my own work");
  });

  test.each([
    ["/dev/null/x.txt", '"/dev/null" is not a folder'],
    ["/dev/null", "it is neither a file nor a folder"],
    ["/proc/riftscript/deep/x.txt", ""],
  ])("%s is refused at once", async (path, reason) => {
    await expect(writeFiles([{ path, text: "" }])).rejects.toThrow(`"${path}" cannot be written (${reason}`);
  });

  test.skipIf(process.getuid?.() === 0)("a folder that takes no files is refused", async () => {
    const folder = folderWith({ "closed/x": "" });
    chmodSync(folder.at("closed"), 0o000);
    const written = writeFiles([{ path: folder.at("closed/y/z.txt"), text: "" }]);
    await expect(written).rejects.toThrow("permission denied");
    chmodSync(folder.at("closed"), 0o700);
  });

  test.each(["SIGINT", "SIGTERM"] as const)("nothing stays after %s", async (signal) => {
    const folder = folderWith({ "out/a.txt": "before" });
    const module = new URL("../../../cli/files/write-files.ts", import.meta.url).href;
    const script = `import { writeFiles } from ${JSON.stringify(module)};
      const files = Array.from({ length: 200_000 }, (_, index) => ({ path: \`out/\${index}.txt\`, text: "after" }));
      await writeFiles([{ path: "out/a.txt", text: "after" }, ...files]);`;
    const tsx = import.meta.resolve("tsx");
    const child = spawn(process.execPath, ["--import", tsx, "--input-type=module", "--eval", script], {
      cwd: folder.path,
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    await vi.waitFor(() => expect(readdirSync(folder.at("out")).length).toBeGreaterThan(1), 30_000);
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(readdirSync(folder.at("out"))).toEqual(["a.txt"]);
    expect(folder.read("out/a.txt")).toBe("before");
  });
});
