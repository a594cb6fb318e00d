import { mkdtempSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { BadInput } from "../bad-input.ts";
import { reasonOf } from "./reason.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Folders for texts that are not yet in place, one in each folder that takes them, so that a text needs only another
 * name to be in its place. They are gone after `remove`, and also when the process ends before: by itself or by a
 * signal.
 */
export class StagingFolders {
  readonly #folders = new Map<string, string>();
  readonly #removeNow = (): void => {
    for (const folder of this.#folders.values()) rmSync(folder, { recursive: true, force: true });
  };
  readonly #onSignal = (signal: NodeJS.Signals): void => {
    this.#removeNow();
    this.#stopListening();
    // The process ends as it would have without this listener.
    process.kill(process.pid, signal);
  };

  constructor() {
    process.on("exit", this.#removeNow);
    for (const signal of signals) process.on(signal, this.#onSignal);
  }

  /** The staging folder in a folder that is there. */
  folderIn(parent: string): string {
    const before = this.#folders.get(parent);
    if (before !== undefined) return before;
    try {
      const folder = mkdtempSync(join(parent, ".riftscript-"));
      this.#folders.set(parent, folder);
      return folder;
    } catch (error) {
      throw new BadInput(`"${parent}" takes no new files: ${reasonOf(error)}`);
    }
  }

  async remove(): Promise<void> {
    try {
      for (const folder of this.#folders.values()) await rm(folder, { recursive: true, force: true });
    } finally {
      this.#stopListening();
    }
  }

  #stopListening(): void {
    process.off("exit", this.#removeNow);
    for (const signal of signals) process.off(signal, this.#onSignal);
  }
}
