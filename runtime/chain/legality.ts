import type { Action, Choice } from "../effects/index.ts";
import type { ChainItem, Round } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { choicesOfKeyword } from "../keywords/choices.ts";
import { locationOf } from "../evaluate/places.ts";
import { choose, isAtOne } from "./choose.ts";
import { isInChosenMode } from "./decide.ts";
import { decisionsToFinalize } from "./choices-in.ts";
import { optionsOf } from "./options.ts";
import { scopeOfItem } from "./scope-of-item.ts";

/**
 * 359.3.e.2, e.7, e.8. As an item begins to resolve, targets that are not legal any more fall away, and only then: what
 * happens while it resolves makes none illegal.
 */
export function legalRounds(game: Game, item: ChainItem): readonly Round[] {
  return item.rounds.map((round, position) => {
    const scope = scopeOfItem(item, position);
    const targets = [
      ...choicesOfKeyword(item.keyword).map((choice) => ({ choice, action: null })),
      ...decisionsToFinalize(item.instructions).flatMap((decision) =>
        decision.decide === "choice" && isInChosenMode(decision, scope)
          ? [{ choice: decision.choice, action: decision.action }]
          : [],
      ),
    ];
    let { chosen } = round;
    for (const { choice, action } of targets)
      chosen = { ...chosen, [choice.choice]: legal(game, scope, choice, action, chosen) };
    return { ...round, chosen };
  });
}

function legal(
  game: Game,
  scope: Scope,
  choice: Choice,
  action: Action | null,
  chosen: Round["chosen"],
): readonly string[] {
  const ids = chosen[choice.choice] ?? [];
  // "another" looks at what was chosen before it, not at itself.
  const before = Object.entries(chosen).filter(([number]) => Number(number) < choice.choice);
  const own: Scope = { ...scope, round: { ...scope.round, chosen: Object.fromEntries(before) } };
  const options = optionsOf(game, own, choice);
  const left = ids.filter((id) => options.includes(id));
  return fulfilsTogether(game, choice, left) || action === null
    ? left
    : subset(game, own, choice, action, left);
}

/** 355.11.b. Whether the targets that are left still fulfil what is asked of the group. */
function fulfilsTogether(game: Game, choice: Choice, ids: readonly string[]): boolean {
  if (choice.select !== "any-number" && choice.select !== "up-to") return true;
  const units = game.findAll(ids);
  const total = units.reduce((sum, unit) => sum + Math.max(0, game.might(unit)), 0);
  if (choice.totalMight !== undefined && total > choice.totalMight) return false;
  if (choice.select === "up-to") return true;
  const together = choice.of.kind === "unit" && isAtOne(choice.of.where);
  return !together || new Set(units.map(locationOf)).size < 2;
}

/** 355.11.b. The controller chooses a subset that does. */
function subset(
  game: Game,
  scope: Scope,
  choice: Choice,
  action: Action,
  ids: readonly string[],
): readonly string[] {
  const player = scope.actor;
  return player === null ? [] : (choose(game, scope, choice, action, player, ids) ?? []);
}
