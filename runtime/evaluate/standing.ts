import type { Ability, ReplacementAbility } from "../effects/index.ts";

/** A replacement effect that can be applied to one event, and then no more. */
export interface StandingReplacement extends ReplacementAbility {
  readonly once: true;
}

/**
 * 369.1. "The next time a friendly unit would die, kill this instead.", by itself on a permanent: no effect makes it, so it
 * is a replacement effect of the permanent (368.1) and active while that is on the board, until it has been applied.
 */
export function standingReplacement(ability: Ability): StandingReplacement | undefined {
  if (ability.ability !== "spell") return undefined;
  const [first, ...rest] = ability.instructions;
  if (first?.lead?.lead !== "would" || first.lead.once !== true || first.lead.duration !== undefined)
    return undefined;
  const { lead, ...done } = first;
  return { ability: "replacement", once: true, event: lead.event, instructions: [done, ...rest] };
}
