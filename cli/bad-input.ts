import type { Finding } from "./report/finding.ts";

/** What the user gave cannot be used: told in one line, and the command ends with exit code 2. */
export class BadInput extends Error {
  /** Where in a file it is, which is shown with its line and caret. */
  readonly finding: Finding | undefined;

  constructor(message: string, finding?: Finding) {
    super(message);
    this.finding = finding;
  }
}
