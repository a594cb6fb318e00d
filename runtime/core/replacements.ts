import type { ReplacementAbility, Sentence, WouldBe, WouldEvent } from "../effects/index.ts";
import type { BattlefieldId, EventNote, GameEvent, Happening, Player, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Cause, Game } from "../step/game.ts";
import { noteOf } from "../abilities/event-note.ts";
import { isFulfilled } from "../abilities/trigger-condition.ts";
import { worksFromTrash } from "../abilities/from-trash.ts";
import { activeInTrashes } from "../abilities/in-trash.ts";
import { boardOf } from "../evaluate/board.ts";
import { grantedOf } from "../evaluate/granted.ts";
import { holds } from "../evaluate/conditions.ts";
import { areMet } from "../evaluate/dependence.ts";
import { isDuring } from "../evaluate/during.ts";
import { locationOf } from "../evaluate/places.ts";
import type { StandingReplacement } from "../evaluate/standing.ts";
import { applyFirst, orders } from "./replacement-order.ts";
import { emptyRound } from "../evaluate/scope.ts";

/** 367. A replacement effect that could be applied to an event now. */
export interface Replacement {
  /** The same for the same effect. */
  readonly key: string;
  readonly name: string;
  readonly scope: Scope;
  readonly sentences: readonly Sentence[];
  /** The delayed effect that ends when it has been applied (390.3); null if none does. */
  readonly ends: number | null;
  /** 371.1. It counts how often it is applied: each turn, or at all. */
  readonly counted?: "each-turn" | "ever";
}

/** The replacement effects that qualify for what would happen (370.1), passive and delayed ones. */
export function replacementsOf(game: Game, cause: Cause, happening: Happening): readonly Replacement[] {
  const all = [
    ...boardOf(game).replacements.filter(({ ability }) => isOnce(ability) || !worksFromTrash(ability)),
    ...grantedOf(game, "replacement"),
    ...activeInTrashes(game, "replacement"), // 370.3: what is there before the event
  ];
  const { continuous } = game.state;
  if (all.length === 0 && continuous.length === 0) return [];
  const event = game.wouldBe(cause, happening);
  const found: Replacement[] = [];
  for (const { ability, context, dependsOn, key } of all) {
    if (!areMet(game, context, dependsOn) || isUsedUp(game, ability, key)) continue;
    const scope = scopeFor(game, { context, round: emptyRound }, ability.event, event);
    if (scope === null || !ifHolds(game, scope, ability.instructions)) continue;
    found.push(replacementBy(ability, scope, key));
  }
  for (const effect of continuous) {
    if (effect.is !== "replacement") continue;
    const scope = scopeFor(game, effect, effect.event, event);
    if (scope === null || !ifHolds(game, scope, effect.sentences)) continue;
    const { id, name, once, sentences } = effect;
    found.push({ key: `continuous ${id}`, name, scope, sentences, ends: once ? id : null });
  }
  return found.filter(({ key }) => !game.isUnderWay(applying(key))); // 370.2
}

/** The scope of an effect, if what would happen is what it waits for. */
function scopeFor(
  game: Game,
  { context, round }: Pick<Scope, "context" | "round">,
  would: WouldEvent,
  event: GameEvent,
): Scope | null {
  if (would.would !== "happen" || !isDuring(game, context.you, would.during)) return null;
  const noted = { ...context, event: noteOfWould(game, would.event, event) };
  const scope: Scope = { context: noted, round, item: null, actor: context.you };
  if (would.while !== undefined && !holds(game, scope, would.while)) return null;
  return isFulfilled(game, scope, would.event, event) ? scope : null;
}

/** What the effect can point at: "its controller" of what would happen to an object, "they" who would do it. */
function noteOfWould(game: Game, would: WouldBe, event: GameEvent): EventNote {
  const note = noteOf(game, event);
  const object = "who" in would && note.object !== null ? game.find(note.object) : undefined;
  return object === undefined
    ? note
    : { object: object.id, player: object.controller, location: locationOf(object) };
}

type Lasting = ReplacementAbility | StandingReplacement;

/** 371.1. "Once each turn, if …", "The next time …": applied as often as it may be. */
function isUsedUp(game: Game, ability: Lasting, key: string): boolean {
  if (isOnce(ability)) return game.state.usedUp?.includes(key) === true;
  const { often } = ability;
  if (often === undefined) return false;
  const times = game.state.thisTurn.triggered.filter((each) => each === key).length;
  return times >= (often === "once-each-turn" ? 1 : 2);
}
const isOnce = (ability: Lasting): ability is StandingReplacement => "once" in ability;
const countedBy = (ability: Lasting): Pick<Replacement, "counted"> => {
  if (isOnce(ability)) return { counted: "ever" };
  return ability.often === undefined ? {} : { counted: "each-turn" };
};

/** 740.3.a. What is done in place of recalling the attackers, if a combat ends in a tie. False: nothing is. */
export function replacesTie(game: Game, at: BattlefieldId, attacker: Player): boolean {
  const all = [...boardOf(game).replacements, ...grantedOf(game, "replacement")];
  const found = all.flatMap(({ ability, context, dependsOn, key }): readonly Replacement[] => {
    const { event } = ability;
    if (event.would !== "end-in-a-tie" || context.you === null || !areMet(game, context, dependsOn))
      return [];
    const role = context.you === attacker ? "attacker" : "defender";
    if (event.role !== "either" && event.role !== role) return [];
    if (isUsedUp(game, ability, key)) return [];
    const scope: Scope = { context, round: emptyRound, item: null, actor: context.you };
    return ifHolds(game, scope, ability.instructions) ? [replacementBy(ability, scope, key)] : [];
  });
  const tie = { what: "combat-end", battlefield: at } as const;
  const player = orders(game, { rule: "740.3.a", by: null, sources: [] }, tie);
  return applyFirst(game, player, "the end of the combat", found, (each) => applyReplacement(game, each));
}

/** An ability of what is on the board. */
const replacementBy = (ability: Lasting, scope: Scope, key: string): Replacement => ({
  key,
  name: scope.context.name,
  scope,
  sentences: ability.instructions,
  ends: null,
  ...countedBy(ability),
});

/** Tries what could replace this, in the order of whoever it happens to (372): whether one of them does. */
function replaced(
  game: Game,
  cause: Cause,
  happening: Happening,
  apply: (replacement: Replacement) => boolean,
): boolean {
  const list = replacementsOf(game, cause, happening);
  if (list.length === 0) return false;
  const name = "name" in happening && happening.name !== "" ? ` of ${happening.name}` : "";
  return applyFirst(game, orders(game, cause, happening), `the ${happening.what}${name}`, list, apply);
}

/** Whether something else is done in place of what would happen (370.1). */
export const isReplaced = (game: Game, cause: Cause, happening: Happening): boolean =>
  replaced(game, cause, happening, (replacement) => applyReplacement(game, replacement));

/** 370.1. Does it, unless something else is done in its place; that may do it too: "Then reveal those cards." */
export function unlessReplaced(
  game: Game,
  cause: Cause,
  happening: Happening,
  act: () => StepResult,
): StepResult {
  let result = instead;
  const isDone = replaced(game, cause, happening, (replacement) => {
    const again = { perform: () => unlessReplaced(game, cause, happening, act), result: instead };
    game.replacing.push(again);
    const applied = applyReplacement(game, replacement);
    game.replacing.pop();
    result = again.result;
    return applied;
  });
  return isDone ? result : act();
}

/** 203.2. Something else was done. */
const instead: StepResult = { done: true, objects: [], replaced: true };

/** "If another unit you control here would die, if it has less Might than me, …": the second "if" is part of when it applies. */
function ifHolds(game: Game, scope: Scope, sentences: readonly Sentence[]): boolean {
  const lead = sentences[0]?.lead;
  return lead?.lead !== "if" || holds(game, scope, lead.condition);
}

const applying = (key: string): string => `applies ${key}`;

/**
 * Carries out what happens in place of an event. While it does, the effect cannot be applied again to what it makes
 * happen (370.2). Returns false if the player who may do it does not ("you may …", 371.2).
 */
export function applyReplacement(game: Game, { counted, key, ends, scope, sentences }: Replacement): boolean {
  const [first] = sentences;
  const round = game.whileUnderWay(applying(key), () => game.perform(scope, sentences));
  if (first?.may === true && !round.did) return false;
  if (counted === "ever") game.update({ usedUp: [...(game.state.usedUp ?? []), key] });
  if (counted === "each-turn") {
    game.noteThisTurn({ triggered: [...game.state.thisTurn.triggered, key] });
  }
  if (ends !== null)
    game.update({ continuous: game.state.continuous.filter((effect) => effect.id !== ends) });
  return true;
}
