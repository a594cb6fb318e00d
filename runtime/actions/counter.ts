import type { PlayedCards } from "../effects/index.ts";
import type { ChainItem, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { trigger } from "../abilities/trigger.ts";
import { isReplaced } from "../core/replacements.ts";
import { putCard } from "../core/change-zone.ts";
import { isPlayedCard, ownPassives } from "../chain/cost-changes.ts";
import { isOnSide } from "../evaluate/filters.ts";
import { passivesOf } from "../evaluate/passives.ts";
import { itemName } from "../evaluate/zones.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { selectIds } from "./select.ts";

/** "This can't be countered." "Your spells can't be countered." */
const cannotBeCountered = (game: Game, item: ChainItem): boolean =>
  item.uncounterable === true ||
  ownPassives(game, item).some(
    (passive) => passive.passive === "cannot-be-countered" && "refer" in passive.what,
  ) ||
  passivesOf(game, "cannot-be-countered").some(
    ({ passive: { andAbilities, what }, scope }) =>
      "costing" in what &&
      (item.kind === "ability"
        ? andAbilities === true && isBySide(scope.context.you, item.controller, what.whose)
        : isPlayedCard(game, scope, item, what, false)),
  );
/** "your spells and abilities": an ability is its controller's. */
const isBySide = (you: Player | null, player: Player, whose: PlayedCards["whose"]): boolean =>
  whose === undefined ||
  isOnSide(you, player, whose === "enemy" || whose === "opponents-play" ? "enemy" : "friendly");

/** 425. It does nothing and is cleared from the chain; a card goes to the trash (425.1.a). */
export const counter: Executor<"counter"> = (game, scope, action) => {
  const names = selectIds(game, scope, action.what, action);
  const items = game.state.chain.filter((item) => names.includes(itemName(item)));
  for (const item of items) {
    if (cannotBeCountered(game, item)) continue; // 054.1
    const entry = {
      what: "counter",
      object: item.context.self,
      name: item.context.name,
      item: item.id,
    } as const;
    if (isReplaced(game, causeOf(scope, "425.1"), entry)) continue;
    game.update({ chain: game.state.chain.filter((each) => each.id !== item.id) });
    if (item.card !== null) {
      const card = putCard(game, item.card, item.goesTo ?? "trash"); // 390.3.a, 829.1.b.1
      game.update({ became: { ...game.state.became, [item.card.id]: card.id } }); // "Return it …"
    }
    trigger(game, [game.log(causeOf(scope, "425.1"), entry)]);
    game.needsCleanup(); // 319.5
  }
  return items.length === 0 ? ignored : did(names);
};
