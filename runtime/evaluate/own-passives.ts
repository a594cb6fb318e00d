import type { Card, Condition, Keyword, Passive, PassiveAbility } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { areMetBy } from "./applies.ts";
import { opened } from "./board.ts";
import { areMet } from "./dependence.ts";
import { isReplacedByLine } from "./replaced-lines.ts";

/**
 * 366.2. The passive abilities of a card that is not on the board and that apply now: what it says of its own cost, and of
 * how, when and where it is played. `mayYetHold`: conditions that count as true.
 */
export function passivesOfItself(
  game: Game,
  card: Card,
  scope: Scope,
  mayYetHold: (condition: Condition) => boolean = () => false,
): readonly Passive[] {
  const lines = opened(card.abilities);
  const isActive = ({ ability, dependsOn }: (typeof lines)[number]): boolean =>
    ability.ability === "passive" &&
    areMet(game, scope.context, dependsOn) &&
    areMetBy(game, scope, without(ability, mayYetHold));
  return lines.flatMap((line, position) =>
    line.ability.ability === "passive" && isActive(line) && !isReplacedByLine(lines, position, isActive)
      ? [line.ability.passive]
      : [],
  );
}

/** The ability without those of its conditions that may become true later. */
function without(
  { if: condition, while: during, ...ability }: PassiveAbility,
  mayYetHold: (condition: Condition) => boolean,
): PassiveAbility {
  return {
    ...ability,
    ...(condition === undefined || mayYetHold(condition) ? {} : { if: condition }),
    ...(during === undefined || mayYetHold(during) ? {} : { while: during }),
  };
}

/** 806.4, 813.4. The keywords that a card gives to itself as it is played: "This has [Reaction] while …". */
export const keywordsOfItself = (passives: readonly Passive[]): readonly Keyword[] =>
  passives.flatMap((passive) => {
    if (passive.passive !== "have") return [];
    const { gift, who } = passive;
    return "refer" in who && who.refer !== "it" && "keywords" in gift ? (gift.keywords ?? []) : [];
  });
