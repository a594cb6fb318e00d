import type { Instructions, PhaseEvent, Trigger, TriggerEvent } from "../effects/index.ts";
import type { Context, GameEvent, GameObject, Player, Round, ZoneCard } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Active } from "../evaluate/active.ts";
import type { TriggeredAbility } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import { abilitySources, boardOf, contextOfObject, opened } from "../evaluate/board.ts";
import { grantedOf } from "../evaluate/granted.ts";
import { holds } from "../evaluate/conditions.ts";
import { isDuring } from "../evaluate/during.ts";
import { areMet } from "../evaluate/dependence.ts";
import { inTurnOrder, locationOf } from "../evaluate/places.ts";
import { contextOf, emptyRound, scopeOf } from "../evaluate/scope.ts";
import { findCard } from "../evaluate/zones.ts";
import { keywordTriggers } from "../keywords/triggers.ts";
import { noteOf } from "./event-note.ts";
import { isSeen, performAs } from "./as.ts";
import { worksFromTrash } from "./from-trash.ts";
import { isMoment } from "./moment.ts";
import { numberOf } from "./played.ts";
import { effectOf } from "./effect-of.ts";
import { putOnChain, type Triggered } from "./put-on-chain.ts";
import { isFulfilled } from "./trigger-condition.ts";

/** 190.6.b. The turn player acts for an uncontrolled battlefield. */
const controllerOf = (game: Game, context: Context): Player => context.you ?? game.state.turn;

/** The triggered abilities on the board, granted ones among them. */
const triggeredOn = (game: Game): readonly Active<TriggeredAbility>[] => [
  ...boardOf(game).triggered,
  ...grantedOf(game, "triggered"),
];

/** 383.2.c. Conditions are looked at after the events have been processed, on the board as it is then. */
export function trigger(game: Game, events: readonly GameEvent[]): void {
  if (events.length === 0) return;
  performAs(game, events);
  const triggered = [
    ...triggeredOn(game).flatMap((active) =>
      worksFromTrash(active.ability) ? [] : triggeredBy(game, active, events),
    ),
    ...keywordTriggers(game, events),
    ...fromTrash(game, events),
    ...fromDeck(game, events),
    ...ofAttaching(game, events),
    ...delayed(game, events),
  ];
  putOnChain(game, triggered);
}

/** 725.1. The text of what becomes attached is there as it attaches; afterwards it is inactive (720). */
const ofAttaching = (game: Game, events: readonly GameEvent[]): readonly Triggered[] =>
  events.flatMap((event) => {
    const gear = event.what === "attach" ? game.find(event.object) : undefined;
    if (gear === undefined || gear.attachedTo === null) return [];
    const context = contextOfObject(gear);
    return opened(game.card(gear.name).abilities).flatMap(({ ability, dependsOn }, position) =>
      ability.ability === "triggered"
        ? triggeredBy(game, { ability, dependsOn, context, key: `${gear.id} ${position}` }, [event])
        : [],
    );
  });

/** 323.4, 428.1.a.1.b, 808. Abilities that trigger on their own death: everything is noted before the object is gone. */
export function triggerOwnDeaths(game: Game, dying: readonly GameObject[]): void {
  const triggered: Triggered[] = [];
  for (const object of dying) {
    const location = locationOf(object);
    for (const active of triggeredOn(game)) {
      if (active.context.self !== object.id || !isOwnDeath(active.ability.when, object)) continue;
      const event = { object: object.id, player: object.controller, location };
      const context: Context = { ...active.context, here: location, event };
      const isNamed = active.ability.when.trigger === "deathknell";
      // 801.3.b. A keyword that it has lost does not trigger.
      if (isNamed && game.keyword(object, "Deathknell") === 0) continue;
      const found = met(game, active, context);
      if (found) {
        triggered.push({
          ...triggeredFrom(game, active.ability, context, null),
          ...(isNamed ? { effect: "deathknell" as const } : {}),
        });
      }
    }
  }
  putOnChain(game, triggered);
}

/** 383.2.c.2. "When this leaves the board": it is looked at before the object is gone. */
export function triggerOwnLeaving(game: Game, object: GameObject): void {
  const location = locationOf(object);
  const triggered = triggeredOn(game).flatMap((active) => {
    const { when } = active.ability;
    if (active.context.self !== object.id || when.trigger !== "when") return [];
    if (when.event.event !== "leave" || !("refer" in when.event.who)) return [];
    const event = { object: object.id, player: object.controller, location };
    const context: Context = { ...active.context, here: location, event };
    return met(game, active, context) ? [triggeredFrom(game, active.ability, context, null)] : [];
  });
  putOnChain(game, triggered);
}

function isOwnDeath(when: Trigger, object: GameObject): boolean {
  if (when.trigger === "deathknell") return true; // 808.1.c
  const { event } = when;
  if (event.event === "is-done" && "refer" in event.who)
    return event.done.some(({ done }) => done === "killed");
  if (event.event !== "die" || !("refer" in event.who)) return false;
  return event.inCombat !== true || object.designation !== null; // 740.2.c
}

function triggeredBy(
  game: Game,
  active: Active<TriggeredAbility>,
  events: readonly GameEvent[],
): readonly Triggered[] {
  const { when } = active.ability;
  if (when.trigger === "deathknell") return [];
  const limit = limitOf(when);
  const found: Triggered[] = [];
  const contextAt = (event: GameEvent): Context => ({
    ...active.context,
    ...ofPlaying(event, active.context.self),
    event: noteOf(game, event),
  });
  // "two or more": so many of what happens at the same time
  const least = leastOf(when.event);
  const isOne = (event: GameEvent): boolean =>
    isFulfilled(game, scopeOf(contextAt(event)), when.event, event);
  if (least > 1 && events.filter(isOne).length < least) return [];
  for (const event of events) {
    const context = contextAt(event);
    const scope: Scope = { context, round: emptyRound, item: null, actor: context.you };
    if (!isFulfilled(game, scope, when.event, event) || !isInTime(game, scope, when)) continue;
    if (isOwnKill(event, active.context.self) || !met(game, active, context)) continue;
    if (limit !== null && !counts(game, active.key, limit)) continue;
    const isCounted = limit?.is === "most";
    found.push({
      ...triggeredFrom(game, active.ability, context, event.number),
      ...(isCounted ? { countedAs: active.key } : {}),
      ...effectOf(event, active.context.self),
    });
    if (limit !== null || isOnceForAll(when.event)) break; // 383.1.b, 383.2.c
  }
  return found;
}

/** 383.1.b: only the Nth time. 383.3.e: N times at most. */
interface Limit {
  readonly is: "nth" | "most";
  readonly number: number;
}
function limitOf(when: Exclude<Trigger, { readonly trigger: "deathknell" }>): Limit | null {
  if (when.trigger === "time-each-turn") return { is: "nth", number: numberOf(when.ordinal) };
  if (when.trigger === "at" || when.often === undefined) return null;
  return { is: "most", number: when.often === "once-each-turn" ? 1 : 2 };
}
/** Counts one more time for an ability this turn; whether it triggers this time. */
function counts(game: Game, key: string, { is, number }: Limit): boolean {
  const { thisTurn } = game.state;
  const times = thisTurn.triggered.filter((each) => each === key).length + 1;
  if (times > number) return false;
  game.update({ thisTurn: { ...thisTurn, triggered: [...thisTurn.triggered, key] } });
  return is === "most" || times === number;
}
/** "during a showdown", "while I'm at a battlefield" */
function isInTime(game: Game, scope: Scope, when: Trigger): boolean {
  if (when.trigger !== "when" && when.trigger !== "time-each-turn") return true;
  if (when.during !== undefined && !isDuring(game, scope.context.you, when.during)) return false;
  return when.trigger !== "when" || when.while === undefined || holds(game, scope, when.while);
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

const whoOf = (event: TriggerEvent | PhaseEvent) => ("who" in event ? event.who : undefined);
const whatOf = (event: TriggerEvent | PhaseEvent) =>
  event.event === "you-do" || event.event === "you-do-with-cards" ? event.what : undefined;

const leastOf = (event: TriggerEvent | PhaseEvent): number =>
  [whoOf(event), whatOf(event)]
    .map((named) => (named !== undefined && "least" in named ? (named.least ?? 1) : 1))
    .reduce((most, each) => Math.max(most, each), 1);

/** "When one or more enemy units die": once for all that happens at the same time. */
const isOnceForAll = (event: TriggerEvent | PhaseEvent): boolean =>
  [whoOf(event), whatOf(event)].some(
    (named) => named !== undefined && "subject" in named && named.subject.startsWith("one-or-more"),
  ) ||
  (event.event === "deal-damage" &&
    (event.to === undefined || ("subject" in event.to && event.to.subject === "one-or-more"))) ||
  event.event === "you-channel" ||
  event.event === "you-attack" ||
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
  const round = roundOf(game, ability, context);
  return { controller, context, instructions: withoutIf(ability.instructions), round, onEvent };
}

/** What the "if" of the condition has found is kept: "if an enemy unit is alone here, deal 1 to it". */
function roundOf(game: Game, { instructions }: TriggeredAbility, context: Context): Round {
  const lead = instructions[0]?.lead;
  const scope: Scope = { context, round: emptyRound, item: null, actor: context.you };
  if (lead?.lead === "if") holds(game, scope, lead.condition);
  return scope.round;
}

/** 383.2.a.1. The "if" was a part of the condition; it is not looked at again. */
function withoutIf(instructions: Instructions): Instructions {
  const [first, ...rest] = instructions;
  if (first?.lead?.lead !== "if") return instructions;
  const { lead, ...sentence } = first;
  return [sentence, ...rest];
}

/** 385. */
const fromTrash = (game: Game, events: readonly GameEvent[]): readonly Triggered[] =>
  inTurnOrder(game).flatMap((player) =>
    game.state.players[player].trash.flatMap((card) =>
      // 422.1.b. "When you discard me" is looked at after the discard, in the trash.
      ofCard(game, player, card, events, (each) => worksFromTrash(each) || isOwnDiscard(each.when)),
    ),
  );

/** 385. "When you look at cards from the top of your Main Deck and see me": it is in the deck then. */
const fromDeck = (game: Game, events: readonly GameEvent[]): readonly Triggered[] =>
  events.flatMap((event) => {
    if (event.what !== "look" && event.what !== "reveal") return [];
    const found = findCard(game, event.object);
    return found?.zone === "deck" ? ofCard(game, found.owner, found.card, [event], seesItself) : [];
  });

const seesItself = ({ when }: TriggeredAbility): boolean => when.trigger === "when" && isSeen(when.event);

/** What triggers of a card outside the board. */
function ofCard(
  game: Game,
  player: Player,
  card: ZoneCard,
  events: readonly GameEvent[],
  works: (ability: TriggeredAbility) => boolean,
): readonly Triggered[] {
  const { type } = game.card(card.name);
  const kind = type === "spell" || type === "gear" ? type : "unit";
  const sources = abilitySources({ kind, name: card.name, object: card.id, controller: player });
  const context: Context = { ...contextOf(player, sources), self: card.id, name: card.name };
  return opened(game.card(card.name).abilities).flatMap(({ ability, dependsOn }, position) =>
    ability.ability === "triggered" && works(ability)
      ? triggeredBy(game, { ability, dependsOn, context, key: `${card.id} ${position}` }, events)
      : [],
  );
}

function isOwnDiscard(when: Trigger): boolean {
  if (when.trigger === "deathknell") return false;
  const { event } = when;
  if (event.event === "you-do-with-cards")
    return (event.act === "discard" || event.act === "burn") && "refer" in event.what;
  return (
    event.event === "is-done" &&
    "refer" in event.who &&
    event.done.some(({ done }) => done === "discarded" || done === "burned")
  );
}

/** 428.5.c. Also where the spell or ability has told a unit to deal the damage. */
const isKilledBy = (event: GameEvent, killer: string): boolean =>
  event.sources.some((source) => source.object === killer) ||
  (event.what === "kill" && event.through === killer);

/** 389, 392. Delayed triggers, whatever has become of what made them. */
function delayed(game: Game, events: readonly GameEvent[]): readonly Triggered[] {
  const found: Triggered[] = [];
  for (const effect of game.state.continuous) {
    if (effect.is === "moment" && events.some((event) => isMoment(game, effect, event))) {
      const { context, round, sentences } = effect;
      found.push({
        controller: controllerOf(game, context),
        context,
        instructions: sentences,
        round,
        onEvent: null,
      });
      game.update({ continuous: game.state.continuous.filter((each) => each.id !== effect.id) });
    }
    if (effect.is !== "trigger") continue;
    for (const event of events) {
      const context: Context = { ...effect.context, event: noteOf(game, event) };
      const scope: Scope = { context, round: effect.round, item: null, actor: context.you };
      if (!isFulfilled(game, scope, effect.event, event)) continue;
      if (effect.killedBy !== null && !isKilledBy(event, effect.killedBy)) continue;
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
