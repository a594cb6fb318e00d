import type { AdditionalCostAbility, Sentence } from "../effects/index.ts";
import type { ChainItem } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** "If you do, draw 2. Otherwise, draw 1.": the first of these looks at whether the additional cost was paid. */
export function ridingSentences({ riders }: AdditionalCostAbility): readonly Sentence[] {
  const sentences = (riders ?? []).flatMap((rider) => ("rider" in rider ? [] : [rider]));
  const [first, ...rest] = sentences;
  if (first?.lead?.lead !== "if-you-do") return sentences;
  return [{ ...first, lead: { lead: "if", condition: { if: "paid-additional-cost" } } }, ...rest];
}

/** 359.2.b. The instructions on the lines of additional costs of a permanent, executed as it enters. */
export const sentencesOnEntering = (game: Game, item: ChainItem): readonly Sentence[] =>
  item.card === null
    ? []
    : game
        .card(item.context.name)
        .abilities.flatMap((ability) =>
          ability.ability === "additional-cost" ? ridingSentences(ability) : [],
        );
