import { forced, misfit } from "../../runtime/index.ts";
import type { Answer, Request } from "../../runtime/index.ts";
import type { Span } from "../../grammar/diagnostics/diagnostic.ts";
import { toAnswer } from "./answers.ts";
import { describeQuestion, exampleAnswer, inWords } from "./describe.ts";
import { ScenarioFailure } from "./failure.ts";
import type { Game } from "./game.ts";
import { scenarioDiagnostics } from "./scenario-diagnostics.ts";
import type { WrittenAnswer } from "./scenario.ts";

const { report } = scenarioDiagnostics;

interface Waiting {
  readonly written: WrittenAnswer;
  readonly place: Span;
}

/** The answers of one step, and the questions that take them. */
export class Conversation {
  private readonly game: Game;
  private readonly place: Span;
  /** A question without an answer stays open. */
  private readonly hold: boolean;
  private unused: readonly Waiting[];
  /** An answer that did not fit where only one thing was legal, which was done without it. */
  private passedOver:
    { readonly answer: Waiting; readonly reason: string; readonly question: string } | undefined;

  constructor(game: Game, place: Span, hold: boolean, answers: readonly Waiting[]) {
    this.game = game;
    this.place = place;
    this.hold = hold;
    this.unused = answers;
  }

  /** Answers what is asked, and what is asked then. False: a question stays open. */
  answerAll(): boolean {
    for (let request = this.game.question; request !== undefined; request = this.game.question) {
      const given = this.answerTo(request);
      if (given === undefined) return false;
      this.game.answer(given);
    }
    return true;
  }

  /** Every answer has been asked for. */
  finish(): void {
    const left = this.unused[0];
    if (left === undefined) return;
    if (this.passedOver?.answer === left) {
      const { reason, question } = this.passedOver;
      const help = "Nothing else is legal here, so it is done without an answer.";
      throw new ScenarioFailure(report("scenario-answer-misfit", { reason, question }, left.place, { help }));
    }
    throw new ScenarioFailure(report("scenario-answer-left-over", { asked: this.whatIsAsked() }, left.place));
  }

  private answerTo(request: Request): Answer | undefined {
    const only = forced(request);
    const next = this.unused.find(({ written }) => toAnswer(this.game, request, written) !== undefined);
    const given = next && toAnswer(this.game, request, next.written);
    if (next === undefined || given === undefined) {
      if (only !== null) return only;
      if (this.hold) return undefined;
      const question = describeQuestion(this.game, request);
      const example = exampleAnswer(this.game, request);
      throw new ScenarioFailure(report("scenario-no-answer", { question, example }, this.place));
    }
    const misfitting = misfit(request, given);
    if (misfitting !== null) {
      const reason = inWords(this.game, misfitting);
      const question = describeQuestion(this.game, request);
      if (only !== null) {
        // A question with one legal answer takes a waiting answer only if that fits; it may be meant for a later one.
        this.passedOver ??= { answer: next, reason, question };
        return only;
      }
      throw new ScenarioFailure(report("scenario-answer-misfit", { reason, question }, next.place));
    }
    this.unused = this.unused.filter((answer) => answer !== next);
    return given;
  }

  private whatIsAsked(): string {
    if (this.game.refused !== undefined) return `the step is illegal (${this.game.refused})`;
    const { question } = this.game;
    return question === undefined ? "no question is left open" : describeQuestion(this.game, question);
  }
}
