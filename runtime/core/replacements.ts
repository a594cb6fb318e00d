import type { ReplacementAbility, Sentence, WouldEvent } from "../effects/index.ts";
import type { Context, GameObject, Player } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { boardOf } from "../evaluate/board.ts";
import { grantedOf } from "../evaluate/granted.ts";
import { holds } from "../evaluate/conditions.ts";
import { areMet } from "../evaluate/dependence.ts";
import { isDuring } from "../evaluate/during.ts";
import { locationOf } from "../evaluate/places.ts";
import { emptyRound } from "../evaluate/scope.ts";
import { isSubject } from "../evaluate/subjects.ts";

/** 367. A replacement effect that could be applied to an event now. */
export interface Replacement {
  /** The same for the same effect. */
  readonly key: string;
  readonly name: string;
  readonly scope: Scope;
  readonly sentences: readonly Sentence[];
  /** The delayed effect that ends when it has been applied (390.3); null if none does. */
  readonly ends: number | null;
  /** 371.1. It counts how often it is applied each turn. */
  readonly counted?: true;
}

/** The replacement effects that qualify for what would happen to this object (370.1), passive and delayed ones. */
export function replacementsOf(
  game: Game,
  would: WouldEvent["would"],
  object: GameObject,
): readonly Replacement[] {
  const event = { object: object.id, player: object.controller, location: locationOf(object) };
  const found: Replacement[] = [];
  const all = [...boardOf(game).replacements, ...grantedOf(game, "replacement")];
  for (const { ability, context, dependsOn, key } of all) {
    if (ability.event.would !== would || !areMet(game, context, dependsOn)) continue;
    if (!isInTime(game, context, ability.event) || isUsedUp(game, ability, key)) continue;
    const scope: Scope = {
      context: { ...context, event },
      round: emptyRound,
      item: null,
      actor: context.you,
    };
    if (!("who" in ability.event) || !isSubject(game, scope, ability.event.who, object)) continue;
    if (!ifHolds(game, scope, ability.instructions)) continue;
    const counted = ability.often === undefined ? {} : { counted: true as const };
    found.push({ key, name: context.name, scope, sentences: ability.instructions, ends: null, ...counted });
  }
  for (const effect of game.state.continuous) {
    if (effect.is !== "replacement" || effect.event.would !== would) continue;
    if (!isInTime(game, effect.context, effect.event)) continue;
    const { context, round } = effect;
    const scope: Scope = { context: { ...context, event }, round, item: null, actor: context.you };
    if (!("who" in effect.event) || !isSubject(game, scope, effect.event.who, object)) continue;
    if (!ifHolds(game, scope, effect.sentences)) continue;
    const key = `continuous ${effect.id}`;
    found.push({
      key,
      name: effect.name,
      scope,
      sentences: effect.sentences,
      ends: effect.once ? effect.id : null,
    });
  }
  return found.filter(({ key }) => !game.applied.has(key)); // 370.2
}

/** 371.1. "Once each turn, if …": applied as often as it may be. */
const isUsedUp = (game: Game, { often }: ReplacementAbility, key: string): boolean =>
  often !== undefined &&
  game.state.thisTurn.triggered.filter((each) => each === key).length >= (often === "once-each-turn" ? 1 : 2);

/** "during combat" */
const isInTime = (game: Game, { you }: Context, event: WouldEvent): boolean =>
  !("during" in event) || isDuring(game, you, event.during);

/** 740.3.a. What is done in place of recalling the attackers, if a combat ends in a tie. False: nothing is. */
export function replacesTie(game: Game, attacker: Player): boolean {
  const all = [...boardOf(game).replacements, ...grantedOf(game, "replacement")];
  return all.some(({ ability, context, dependsOn, key }) => {
    const { event } = ability;
    if (event.would !== "end-in-a-tie" || context.you === null || !areMet(game, context, dependsOn))
      return false;
    const role = context.you === attacker ? "attacker" : "defender";
    if (event.role !== "either" && event.role !== role) return false;
    if (isUsedUp(game, ability, key)) return false;
    const scope: Scope = { context, round: emptyRound, item: null, actor: context.you };
    if (!ifHolds(game, scope, ability.instructions)) return false;
    const counted = ability.often === undefined ? {} : { counted: true as const };
    return applyReplacement(game, {
      key,
      name: context.name,
      scope,
      sentences: ability.instructions,
      ends: null,
      ...counted,
    });
  });
}

/** Whether something else is done in place of what would happen to one object (370.1). */
export const isReplaced = (game: Game, would: WouldEvent["would"], object: GameObject): boolean =>
  replacementsOf(game, would, object).some((replacement) => applyReplacement(game, replacement));

/** "If another unit you control here would die, if it has less Might than me, …": the second "if" is part of when it applies. */
function ifHolds(game: Game, scope: Scope, sentences: readonly Sentence[]): boolean {
  const lead = sentences[0]?.lead;
  return lead?.lead !== "if" || holds(game, scope, lead.condition);
}

/**
 * Carries out what happens in place of an event. While it does, the effect cannot be applied again to what it makes
 * happen (370.2). Returns false if the player who may do it does not ("you may …", 371.2).
 */
export function applyReplacement(game: Game, { counted, key, ends, scope, sentences }: Replacement): boolean {
  const [first] = sentences;
  game.applied.add(key);
  const round = game.perform(scope, sentences);
  game.applied.delete(key);
  if (first?.may === true && !round.did) return false;
  if (counted === true) {
    const { thisTurn } = game.state;
    game.update({ thisTurn: { ...thisTurn, triggered: [...thisTurn.triggered, key] } });
  }
  if (ends !== null)
    game.update({ continuous: game.state.continuous.filter((effect) => effect.id !== ends) });
  return true;
}
