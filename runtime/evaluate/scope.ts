import type { Context, Player, Round, Source } from "../state/index.ts";

/** What the words of a text are looked up in while they are evaluated or executed. */
export interface Scope {
  readonly context: Context;
  /** What has been chosen and done so far; replaced as the text is executed. */
  round: Round;
  /** The chain item that is being executed; null for passive abilities and replacements. */
  readonly item: number | null;
  /** Who performs the action: "you", unless the sentence names somebody (411.1). */
  readonly actor: Player | null;
  /** All who perform it, each in turn, where there are several: each uses their own cards. */
  readonly actors?: readonly Player[];
}

export const emptyRound: Round = { chosen: {}, destinations: {}, steps: [], condition: null, did: false };

export const noAdditionalCost: Context["additionalCost"] = { paid: false, objects: [] };

/** A scope for words that point at nothing that was chosen or done. */
export const scopeOf = (context: Context): Scope => ({
  context,
  round: emptyRound,
  item: null,
  actor: context.you,
});

/** A context of the rules themselves, on behalf of a player. */
export const contextOf = (you: Player | null, sources: readonly Source[] = []): Context => ({
  you,
  self: "",
  appendedBy: null,
  name: "",
  here: null,
  event: null,
  sources,
  additionalCost: noAdditionalCost,
});
