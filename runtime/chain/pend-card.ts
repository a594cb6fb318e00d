import type { Ability, Instructions, Sentence } from "../effects/index.ts";
import type { ChainItem, Context, ObjectId, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { takeCard } from "../core/change-zone.ts";
import { opened } from "../evaluate/board.ts";
import { areMet } from "../evaluate/dependence.ts";
import { noAdditionalCost } from "../evaluate/scope.ts";
import { findCard } from "../evaluate/zones.ts";
import { pend } from "./pend.ts";
import { ridingSentences } from "./riders.ts";

/**
 * The lines of a spell, from top to bottom (359.3.d); a dependent line only while its keyword's condition is met (727).
 * "[Legion][>] Kill it now instead." says what is done in place of the sentence before it; where that is not met either,
 * it stands by itself.
 */
function instructionsOf(game: Game, context: Context): Instructions {
  const { abilities } = game.card(context.name);
  const before = independent.get(abilities);
  if (before !== undefined) return before;
  const all = opened(abilities);
  const lines = linesOf(game, context, all);
  if (all.every(({ dependsOn }) => dependsOn.length === 0)) independent.set(abilities, lines);
  return lines;
}

/** The lines of texts without a dependent keyword: always the same. */
const independent = new WeakMap<readonly Ability[], Instructions>();

function linesOf(game: Game, context: Context, all: ReturnType<typeof opened>): Instructions {
  const lines: Sentence[] = [];
  let standsAlone = false;
  for (const { ability, dependsOn } of all) {
    if (ability.ability === "additional-cost") lines.push(...ridingSentences(ability));
    if (ability.ability !== "spell") continue;
    const [first, ...rest] = ability.instructions;
    if (first === undefined) continue;
    const { instead, ...alone } = first;
    if (areMet(game, context, dependsOn)) {
      lines.push(standsAlone ? alone : first, ...rest);
      standsAlone = false;
    } else if (instead !== true) standsAlone = true;
  }
  return lines;
}

/** 354. A card goes from its zone to the chain, as a new object (124). Null: it is not there. */
export function pendCard(
  game: Game,
  player: Player,
  id: ObjectId,
  given: Partial<ChainItem> = {},
): number | null {
  const from = findCard(game, id)?.zone ?? "hand";
  const taken = takeCard(game, id);
  if (taken === null) return null;
  const object = `${taken.key}:${game.newId()}`;
  const { name, key, owner } = taken;
  const { type } = game.card(name);
  const kind = type === "spell" ? "spell" : type === "gear" ? "gear" : "unit";
  const context: Context = {
    you: player,
    self: object,
    appendedBy: null,
    name,
    here: null,
    event: null,
    sources: [{ kind, name, object, controller: player }],
    additionalCost: noAdditionalCost,
    playedFrom: from,
    ...(given.hiddenAt == null ? {} : { hiddenAt: given.hiddenAt }),
  };
  return pend(game, {
    kind: type === "spell" ? "spell" : "permanent",
    immediate: type !== "spell", // 337.2
    controller: player,
    context,
    card: { id: object, key, name, owner },
    from,
    instructions: type === "spell" ? instructionsOf(game, context) : [],
    ...given,
  });
}
