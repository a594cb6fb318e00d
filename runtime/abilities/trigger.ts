import type { Instructions, PhaseEvent, Trigger, TriggerEvent } from "../effects/index.ts";
import type { Context, GameEvent, GameObject, KeywordEffect, Player, Round } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Active } from "../evaluate/board.ts";
import type { TriggeredAbility } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import { abilitySources, boardOf, opened } from "../evaluate/board.ts";
import { holds } from "../evaluate/conditions.ts";
import { areMet } from "../evaluate/dependence.ts";
import { inTurnOrder, locationOf, opponentOf } from "../evaluate/places.ts";
import { emptyRound, noAdditionalCost } from "../evaluate/scope.ts";
import { pend } from "../chain/pend.ts";
import { keywordTriggers } from "../keywords/triggers.ts";
import { addsResources } from "./adds.ts";
import { noteOf } from "./event-note.ts";
import { worksFromTrash } from "./from-trash.ts";
import { isFulfilled } from "./trigger-condition.ts";

/** A triggered ability whose condition has been met, before it is put on the chain. */
export interface Triggered {
  readonly controller: Player;
  readonly context: Context;
  readonly instructions: Instructions;
  readonly round: Round;
  readonly onEvent: number | null;
  readonly keyword?: KeywordEffect;
}

/** 190.6.b. The turn player acts for an uncontrolled battlefield. */
const controllerOf = (game: Game, context: Context): Player => context.you ?? game.state.turn;

/** 383.2.c. Conditions are looked at after the events have been processed, on the board as it is then. */
export function trigger(game: Game, events: readonly GameEvent[]): void {
  if (events.length === 0) return;
  const triggered = [
    ...boardOf(game).triggered.flatMap((active) =>
      worksFromTrash(active.ability) ? [] : triggeredBy(game, active, events),
    ),
    ...keywordTriggers(game, events),
    ...fromTrash(game, events),
    ...delayed(game, events),
  ];
  putOnChain(game, triggered);
}

/** 323.4, 428.1.a.1.b, 808. Abilities that trigger on their own death: everything is noted before the object is gone. */
export function triggerOwnDeaths(game: Game, dying: readonly GameObject[]): void {
  const triggered: Triggered[] = [];
  for (const object of dying) {
    const location = locationOf(object);
    for (const active of boardOf(game).triggered) {
      if (active.context.self !== object.id || !isOwnDeath(active.ability.when, object)) continue;
      const event = { object: object.id, player: object.controller, location };
      const context: Context = { ...active.context, here: location, event };
      const found = met(game, active, context);
      if (found) triggered.push(triggeredFrom(game, active.ability, context, null));
    }
  }
  putOnChain(game, triggered);
}

function isOwnDeath(when: Trigger, object: GameObject): boolean {
  if (when.trigger === "deathknell") return true; // 808.1.c
  const { event } = when;
  if (event.event !== "die" && event.event !== "die-in-combat") return false;
  if (!("refer" in event.who)) return false;
  return event.event === "die" || object.designation !== null;
}

function triggeredBy(
  game: Game,
  active: Active<TriggeredAbility>,
  events: readonly GameEvent[],
): readonly Triggered[] {
  const { when } = active.ability;
  if (when.trigger === "deathknell") return [];
  const first = when.trigger === "first-time-each-turn";
  if (first && game.state.thisTurn.triggered.includes(active.key)) return [];
  const found: Triggered[] = [];
  for (const event of events) {
    const context: Context = {
      ...active.context,
      ...ofPlaying(event, active.context.self),
      event: noteOf(game, event),
    };
    const scope: Scope = { context, round: emptyRound, item: null, actor: context.you };
    if (!isFulfilled(game, scope, when.event, event)) continue;
    if (isOwnKill(event, active.context.self) || !met(game, active, context)) continue;
    found.push(triggeredFrom(game, active.ability, context, event.number));
    if (first || isOnceForAll(when.event)) break; // 383.1.b, 383.2.c
  }
  if (first && found.length > 0) {
    const { thisTurn } = game.state;
    game.update({ thisTurn: { ...thisTurn, triggered: [...thisTurn.triggered, active.key] } });
  }
  return found;
}

/** 383.4.a. A play effect knows how its object was played: from facedown (811.1.d.2), with which additional costs. */
const ofPlaying = (event: GameEvent, self: string): Partial<Context> =>
  event.what === "play" && event.object === self
    ? {
        additionalCost: event.additionalCost,
        ...(event.hiddenAt === null ? {} : { hiddenAt: event.hiddenAt }),
      }
    : {};

/** Own deaths have been seen to before the object was gone. */
const isOwnKill = (event: GameEvent, self: string): boolean => event.what === "kill" && event.object === self;

/** "When one or more enemy units die": once for all that happens at the same time. */
const isOnceForAll = (event: TriggerEvent | PhaseEvent): boolean =>
  ("who" in event && "subject" in event.who && event.who.subject === "one-or-more") ||
  (event.event === "you-stun" && event.oneOrMore === true) ||
  event.event === "you-recycle" ||
  event.event === "you-defend";

/** 383.2.a.1, 727.1.c.1. Its dependent keyword, and an "if" immediately after the condition. */
function met(game: Game, active: Active<TriggeredAbility>, context: Context): boolean {
  if (!areMet(game, context, active.dependsOn)) return false;
  const lead = active.ability.instructions[0]?.lead;
  if (lead?.lead !== "if") return true;
  return holds(game, { context, round: emptyRound, item: null, actor: context.you }, lead.condition);
}

function triggeredFrom(
  game: Game,
  ability: TriggeredAbility,
  context: Context,
  onEvent: number | null,
): Triggered {
  const controller = controllerOf(game, context);
  return { controller, context, instructions: withoutIf(ability.instructions), round: emptyRound, onEvent };
}

/** 383.2.a.1. The "if" was a part of the condition; it is not looked at again. */
function withoutIf(instructions: Instructions): Instructions {
  const [first, ...rest] = instructions;
  if (first?.lead?.lead !== "if") return instructions;
  const { lead, ...sentence } = first;
  return [sentence, ...rest];
}

/** 385. */
function fromTrash(game: Game, events: readonly GameEvent[]): readonly Triggered[] {
  return inTurnOrder(game).flatMap((player) =>
    game.state.players[player].trash.flatMap((card) => {
      const context: Context = {
        you: player,
        self: card.id,
        appendedBy: null,
        name: card.name,
        here: null,
        event: null,
        sources: abilitySources({ kind: "unit", name: card.name, object: card.id, controller: player }),
        additionalCost: noAdditionalCost,
      };
      return opened(game.card(card.name).abilities).flatMap(({ ability, dependsOn }, position) => {
        if (ability.ability !== "triggered") return [];
        // 422.1.b. "When you discard me" is looked at after the discard, in the trash.
        const own = ability.when.trigger !== "deathknell" && ability.when.event.event === "you-discard";
        const about = own && "refer" in ability.when.event.what;
        if (!worksFromTrash(ability) && !about) return [];
        return triggeredBy(game, { ability, dependsOn, context, key: `${card.id} ${position}` }, events);
      });
    }),
  );
}

/** 389, 392. Delayed triggers, whatever has become of what made them. */
function delayed(game: Game, events: readonly GameEvent[]): readonly Triggered[] {
  const found: Triggered[] = [];
  for (const effect of game.state.continuous) {
    if (effect.is !== "trigger") continue;
    for (const event of events) {
      const context: Context = { ...effect.context, event: noteOf(game, event) };
      const scope: Scope = { context, round: effect.round, item: null, actor: context.you };
      if (!isFulfilled(game, scope, effect.event, event)) continue;
      if (effect.killedBy !== null && !event.sources.some((source) => source.object === effect.killedBy))
        continue;
      const controller = controllerOf(game, context);
      found.push({
        controller,
        context,
        instructions: effect.sentences,
        round: effect.round,
        onEvent: event.number,
      });
      if (!effect.once) continue;
      game.update({ continuous: game.state.continuous.filter((each) => each.id !== effect.id) });
      break;
    }
  }
  return found;
}

/** 383.3.d. Each player orders the abilities that triggered at the same time, the turn player first (383.3.d.1). */
function putOnChain(game: Game, triggered: readonly Triggered[]): void {
  for (const player of chainOrder(game)) {
    const mine = triggered.filter(({ controller }) => controller === player);
    for (const each of inChosenOrder(game, player, mine)) {
      const { context, instructions, round, onEvent } = each;
      const item = pend(game, {
        kind: "ability",
        triggered: true,
        immediate: addsResources(instructions),
        controller: player,
        context,
        instructions,
        rounds: [round],
        keyword: each.keyword ?? null,
      });
      const cause = { rule: "383.3", by: player, sources: context.sources };
      game.log(cause, { what: "trigger", object: context.self, name: context.name, item, onEvent });
    }
  }
}

/** 464.2.e.1. In a combat the attacker goes first; otherwise the turn player. */
const chainOrder = (game: Game): readonly Player[] => {
  const { showdown } = game.state;
  if (game.task !== "open-showdown" || showdown === null) return inTurnOrder(game);
  return [showdown.attacker, opponentOf(showdown.attacker)];
};

function inChosenOrder(game: Game, player: Player, mine: readonly Triggered[]): readonly Triggered[] {
  const options = [...new Set(mine.map(({ context }) => context.name))];
  if (options.length < 2) return mine;
  const why = "383.3.d: which of your abilities goes on the chain first";
  const order = game.ask<"order">({ ask: "order", player, why, options });
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...mine].sort((a, b) => rank(a.context.name) - rank(b.context.name));
}
