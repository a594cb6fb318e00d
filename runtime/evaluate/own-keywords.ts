import type { Card, Keyword } from "../effects/index.ts";
import type { ObjectId, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { opened } from "./board.ts";
import { holds } from "./conditions.ts";
import { areMet } from "./dependence.ts";
import { contextOf, scopeOf } from "./scope.ts";

/**
 * 366.2, 806.4, 813.4. The keywords that a card gives to itself as it is played: "This has [Reaction] while …". It has them
 * only while the condition is true.
 */
export function keywordsOfItself(game: Game, player: Player, id: ObjectId, card: Card): readonly Keyword[] {
  const context = { ...contextOf(player), self: id, name: card.name };
  return opened(card.abilities).flatMap(({ ability, dependsOn }) => {
    if (ability.ability !== "passive" || ability.passive.passive !== "have") return [];
    const { gift, who } = ability.passive;
    if (!("refer" in who) || who.refer === "it" || !("keywords" in gift)) return [];
    const conditions = [ability.while, ability.if];
    const applies =
      areMet(game, context, dependsOn) &&
      conditions.every((each) => each === undefined || holds(game, scopeOf(context), each));
    return applies ? (gift.keywords ?? []) : [];
  });
}
