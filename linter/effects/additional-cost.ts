import type { Condition } from "../../runtime/effects/condition.ts";
import type { Keyword } from "../../runtime/effects/keyword.ts";
import type { LintedCard } from "../linted-card.ts";
import { eventsOf } from "./events.ts";
import { isCondition, partsOf } from "./guards.ts";
import type { Line } from "./items.ts";

const isKeyword = (node: object): node is Keyword => "keyword" in node && typeof node.keyword === "string";

/** 356.1, 805, 820. A line of its own, what is done while it is played, or a keyword that offers one. */
const mayHaveCost = ({ lines }: LintedCard): boolean =>
  lines.some(
    ({ ability }) =>
      ability.ability === "additional-cost" ||
      ability.ability === "as-you-play" ||
      [...partsOf(ability, isKeyword)].some(
        ({ keyword }) => keyword === "Accelerate" || keyword === "Repeat",
      ),
  );
/** "When you play a spell, if you paid the additional cost": that of the spell. */
const isOfAnother = ({ ability }: Line): boolean =>
  ability.ability === "triggered" &&
  eventsOf(ability.when).some(({ event }) => event.startsWith("you-play") && event !== "you-play-this");

/** Conditions on "the additional cost" of a card that has none. */
export const costsNotThere = (card: LintedCard): readonly Condition[] =>
  mayHaveCost(card)
    ? []
    : card.lines
        .filter((line) => !isOfAnother(line))
        .flatMap(({ ability }) => [...partsOf(ability, isCondition)])
        .filter((condition) => condition.if === "paid-additional-cost");
