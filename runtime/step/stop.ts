import type { Request } from "../state/index.ts";

/** Why a step stops before its end. Not errors: nothing is wrong, and no stack is collected. */

/** A player has to choose; the step is run again with the answer. */
export class Question {
  readonly request: Request;
  constructor(request: Request) {
    this.request = request;
  }
}

/** 358.5. What is being done is not allowed; the step is undone. */
export class Refusal {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}
