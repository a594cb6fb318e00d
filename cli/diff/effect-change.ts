/** One difference between the effects of two texts. */
export interface EffectChange {
  /**
   * - adds, removes: something that only one of them has
   * - becomes: something that both have, in another way
   * - moves: something that both have, in another place
   * - choice-moves: the same is chosen at another time (355)
   * - points-elsewhere: the same word means something else (359.3.f)
   */
  readonly change: "adds" | "removes" | "becomes" | "moves" | "choice-moves" | "points-elsewhere";
  /** The part of the effects that it is about. */
  readonly what: ChangedPart;
  /** "ability 2, sentence 1": counted from 1, in the new text where it has the part. */
  readonly where: string;
  /** In one sentence. */
  readonly message: string;
  /** How the part is worded. */
  readonly before?: string;
  readonly after?: string;
  /** The rules that the changed part rests on. */
  readonly rules: readonly string[];
}

export type ChangedPart =
  | "header"
  | "effect text"
  | "ability"
  | "sentence"
  | "instruction"
  | "mode"
  | "duration"
  | "decision"
  | "timing"
  | "limit"
  | "player"
  | "cost"
  | "condition"
  | "event"
  | "selection"
  | "reference"
  | "place"
  | "value"
  | "keyword"
  | "detail";
