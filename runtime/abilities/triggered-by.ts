import type { Instructions, PhaseEvent, Trigger, TriggeredAbility, TriggerEvent } from "../effects/index.ts";
import type { Context, GameEvent, Player, Round } from "../state/index.ts";
import type { Active } from "../evaluate/active.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { boardOf } from "../evaluate/board.ts";
import { holds } from "../evaluate/conditions.ts";
import { areMet } from "../evaluate/dependence.ts";
import { isDuring } from "../evaluate/during.ts";
import { grantedOf } from "../evaluate/granted.ts";
import { emptyRound, scopeOf } from "../evaluate/scope.ts";
import { effectOf } from "./effect-of.ts";
import { noteOf } from "./event-note.ts";
import { numberOf } from "./played.ts";
import type { Triggered } from "./put-on-chain.ts";
import { isFulfilled } from "./trigger-condition.ts";

/** 190.6.b. The turn player acts for an uncontrolled battlefield. */
export const controllerOf = (game: Game, context: Context): Player => context.you ?? game.state.turn;

/** The triggered abilities on the board, granted ones among them. */
export const triggeredOn = (game: Game): readonly Active<TriggeredAbility>[] => [
  ...boardOf(game).triggered,
  ...grantedOf(game, "triggered"),
];

/** What of one ability triggers at these events (383.2.c). */
export function triggeredBy(
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
  game.noteThisTurn({ triggered: [...thisTurn.triggered, key] });
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
export function met(game: Game, active: Active<TriggeredAbility>, context: Context): boolean {
  if (!areMet(game, context, active.dependsOn)) return false;
  const lead = active.ability.instructions[0]?.lead;
  if (lead?.lead !== "if") return true;
  return holds(game, { context, round: emptyRound, item: null, actor: context.you }, lead.condition);
}

export function triggeredFrom(
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
