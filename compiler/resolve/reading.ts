import type { Referent } from "../../runtime/effects/reference.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { compilerDiagnostics } from "../compiler-diagnostics.ts";
import type { Fields } from "./fields.ts";
import { Mentions } from "./mention.ts";
import type { Steps } from "./resolve-reference.ts";
import type { Source } from "./source.ts";

/** What is known where a text is read: what has been named and done before. */
export class Reading {
  readonly diagnostics: Diagnostic[] = [];
  readonly source: Source;
  mentions = new Mentions();
  steps: Steps;
  /** Within what somebody else does: "they reveal their hand". */
  acting = false;
  /** The tags that the card has listed last, in whichever line. */
  listedTags: readonly string[] = [];
  /** What the move that is read moves. */
  moving: readonly Referent[] | undefined;
  nextStep = 0;
  nextChoice = 0;

  constructor(source: Source, additionalCost: boolean) {
    this.source = source;
    this.steps = { additionalCost };
  }

  /** A new chain item: its own numbers, and nothing named before. */
  begin(): void {
    this.mentions = new Mentions();
    this.steps = { additionalCost: this.steps.additionalCost };
    this.nextStep = 0;
    this.nextChoice = 0;
  }
  /** Reads a part that is a chain item of its own, and goes on with what was known before. */
  apart<Result>(read: () => Result): Result {
    const { mentions, nextChoice, nextStep, steps } = this;
    this.begin();
    const result = read();
    Object.assign(this, { mentions, nextChoice, nextStep, steps });
    return result;
  }
  stepOf(node: Fields, step: number | undefined, wanted: string): readonly Referent[] {
    return this.found(node, step === undefined ? undefined : [{ is: "step", step }], wanted);
  }
  found(node: Fields, means: readonly Referent[] | undefined, wanted: string): readonly Referent[] {
    if (means !== undefined) return means;
    const values = { reference: this.source.textOf(node), wanted };
    this.diagnostics.push(
      compilerDiagnostics.report("unresolved-reference", values, this.source.spanOf(node)),
    );
    return [];
  }
}
