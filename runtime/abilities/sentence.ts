import type { Action, Clause, Instructions, Lead, Sentence, UnlessDone } from "../effects/index.ts";
import type { Player, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { execute } from "../actions/executors.ts";
import { causeOf } from "../actions/executor.ts";
import { killByEach } from "../actions/kill.ts";
import { isPossible } from "../actions/possible.ts";
import { decisionsOf } from "../chain/choices-in.ts";
import { noteTimestamps } from "../evaluate/timestamps.ts";
import { noteMighty } from "../core/become-mighty.ts";
import { makesAnAbility } from "../chain/makes-an-ability.ts";
import { alternativesTo, isAlternative } from "../chain/instead.ts";
import { sparedPlayers, sparingAfter } from "../chain/spared.ts";
import { followersOf, isFollower } from "../chain/followers.ts";
import { holds } from "../evaluate/conditions.ts";
import { count, countedObjects } from "../evaluate/count.ts";
import { countedPlayers } from "../evaluate/players-that.ts";
import { playersOf } from "../evaluate/players.ts";
import { makeAbility } from "./delayed.ts";
import { keepInRound, keepStep } from "../evaluate/round.ts";

/** How often a sentence is executed by what stands before its comma; 0: not. Remembers conditions for "otherwise". */
function times(game: Game, scope: Scope, lead: Lead | undefined): number {
  switch (lead?.lead) {
    case undefined:
      return 1;
    case "if": {
      const condition = holds(game, scope, lead.condition);
      keepInRound(scope, { condition });
      return condition ? 1 : 0;
    }
    case "otherwise":
      return scope.round.condition === false ? 1 : 0;
    case "if-you-do":
    case "if-they-do":
    case "when-you-do":
    case "when-they-do":
      keepInRound(scope, { condition: scope.round.did }); // "If you do, …. Otherwise, …"
      return scope.round.did ? 1 : 0; // 359.3.e.14.b
    case "if-you-do-not":
    case "if-they-do-not":
      return scope.round.did ? 0 : 1;
    case "if-cannot":
      return (lead.what === undefined ? scope.round.did : didAll(scope, lead.what)) ? 0 : 1;
    case "for-each":
      if (lead.of.count === "killed-by-this") return 1; // 428.5.c. Seen to by the ability that the sentence makes.
      return count(game, scope, lead.of);
    case "would":
    case "when":
    case "when-they":
    case "next-time":
      return 1; // They make an ability.
    default:
      return lead satisfies never;
  }
}

/** 055. Whether the action before did as much as it says: "channel 2 runes". */
function didAll({ round }: Scope, said: Action): boolean {
  const last = round.steps.at(-1);
  const wanted = "count" in said && typeof said.count === "number" ? said.count : 1;
  return last?.done === true && (last.number ?? last.objects.length) >= wanted;
}

/** Executes one sentence; what it did is kept in the round of the scope. */
export function executeSentence(
  game: Game,
  scope: Scope,
  sentence: Sentence,
  followers: Instructions = [],
  sparing: Instructions = [],
): void {
  // 428.5.c. "If this kills it" is seen to by the ability that the sentence makes.
  const awaits = sentence.lead?.lead === "if" && sentence.lead.condition.if === "this-kills";
  const lead = awaits ? undefined : sentence.lead;
  const repeats = times(game, scope, lead);
  if (repeats === 0) {
    keepInRound(scope, { did: false });
    return;
  }
  const each = lead?.lead === "for-each" ? countedObjects(game, scope, lead.of) : [];
  const players =
    lead?.lead === "for-each" && lead.of.count === "players" ? countedPlayers(game, scope, lead.of) : [];
  for (let i = 0; i < repeats; i++) {
    const now = each[i];
    const player = players[i];
    if (now !== undefined) keepInRound(scope, { each: now });
    if (player !== undefined) keepInRound(scope, { eachPlayer: player });
    if (makesAnAbility(sentence)) {
      makeAbility(game, scope, sentence, followers);
      keepInRound(scope, { did: true });
      continue;
    }
    const outcome = executeClause(game, scope, sentence, sparing);
    if (outcome !== "declined") {
      // "Each player discards their hand, then draws 4": who is not named again goes on.
      const same = sentence.by === undefined ? {} : { by: sentence.by };
      if (sentence.then !== undefined) executeClause(game, scope, { ...same, ...sentence.then });
      if (sentence.and !== undefined) executeClause(game, scope, sentence.and);
    }
    keepInRound(scope, { did: outcome === "done" });
  }
}

/** Who performs a clause; without a name it is who already performs (for what replaces an event, its controller). */
function actorsOf(game: Game, scope: Scope, { by }: Clause): readonly Player[] {
  if (by !== undefined) return playersOf(game, scope, by);
  return scope.actor === null ? [] : [scope.actor];
}

type Outcome = "done" | "ignored" | "declined";

function executeClause(game: Game, scope: Scope, clause: Clause, sparing: Instructions = []): Outcome {
  if (clause.if !== undefined) {
    const condition = holds(game, scope, clause.if);
    keepInRound(scope, { condition }); // "You may draw it if it's a unit. Otherwise, …"
    if (!condition) return "ignored";
  }
  if (clause.unless !== undefined && holds(game, scope, clause.unless)) return "ignored";
  const { unlessDone } = clause;
  const isByEach = unlessDone !== undefined && isActor(unlessDone.player);
  if (unlessDone !== undefined && !isByEach && hasDone(game, scope, unlessDone)) return "ignored";
  const actors = actorsOf(game, scope, clause).filter(
    (actor) => !(isByEach && paysFor(game, scope, unlessDone, actor)) && accepts(game, scope, clause, actor),
  );
  if (actors.length === 0) return clause.may === true ? "declined" : "ignored";
  const without = (action: Action): readonly Player[] => {
    const spared = sparedPlayers(game, scope, action, sparing);
    return spared.length === 0 ? actors : actors.filter((actor) => !spared.includes(actor));
  };
  const results =
    clause.or === undefined
      ? clause.actions.map((action) => executeAction(game, scope, action, without(action)))
      : actors.flatMap((actor) => executeEither(game, scope, clause.actions, clause.or ?? [], actor));
  if (clause.to === undefined) return results.some((result) => result.done) ? "done" : "ignored";
  // 355.10.c.1, 203. What comes before "to" is a cost: without it the rest is not done.
  if (!results.every((result) => result.done || result.replaced === true)) return "ignored";
  for (const action of clause.to) executeAction(game, scope, action, actors);
  return "done";
}

/**
 * "unless its controller has you draw 2": whether that player says so; you do it then. "unless its controller pays [2]":
 * whether that player does it, which they can only in full (203.3).
 */
function hasDone(game: Game, scope: Scope, unless: UnlessDone): boolean {
  const [decides] = playersOf(game, scope, unless.player);
  const does = "does" in unless ? decides : (scope.actor ?? undefined);
  if (decides === undefined || does === undefined) return false;
  const actions = "does" in unless ? unless.does : unless.has;
  const own: Scope = { ...scope, actor: does };
  const isFree = "has" in unless || actions.every((action) => isPossible(game, own, action));
  const why = `unless: ${scope.context.name}`;
  const options = isFree ? [true, false] : [false];
  if (!game.ask<"may">({ ask: "may", player: decides, why, options })) return false;
  for (const action of actions) executeAction(game, scope, action, [does]);
  return true;
}

/** "Each opponent discards 1 unless they pay [1].": each of them for itself. */
const isActor = (player: UnlessDone["player"]): boolean =>
  player.player === "they" && player.means.some(({ is }) => is === "actor");
function paysFor(game: Game, scope: Scope, unless: UnlessDone, actor: Player): boolean {
  const own: Scope = { ...scope, actor };
  const isDone = hasDone(game, own, unless);
  scope.round = own.round;
  return isDone;
}

/** "draw 1 or channel 1 rune": the player who does it says which; what cannot be done cannot be chosen. */
function executeEither(
  game: Game,
  scope: Scope,
  first: readonly Action[],
  second: readonly Action[],
  actor: Player,
): readonly StepResult[] {
  const own = { ...scope, actor };
  const possible = [first, second].map((actions) => actions.every((each) => isPossible(game, own, each)));
  const options = [1, 2].filter((mode) => possible[mode - 1] === true || !possible.includes(true));
  const why = `355.17: which of the two, for ${scope.context.name}`;
  const [mode] = game.ask<"mode">({ ask: "mode", player: actor, why, options, min: 1, max: 1 });
  return (mode === 2 ? second : first).map((action) => executeAction(game, scope, action, [actor]));
}

/** "you may": decided when it is executed (383.3.a.3); it cannot be answered with yes where the cost cannot be paid. */
function accepts(game: Game, scope: Scope, clause: Clause, actor: Player): boolean {
  if (clause.may !== true) return true;
  const possible = canBeDone(game, { ...scope, actor }, clause);
  const name = scope.context.name;
  return game.ask<"may">({
    ask: "may",
    player: actor,
    why: `may: ${name}`,
    options: possible ? [true, false] : [false],
  });
}

/**
 * Whether a clause can be done: the costs within an instruction in full (203.3), otherwise at least the first action.
 */
export const canBeDone = (game: Game, scope: Scope, clause: Clause): boolean =>
  [clause.actions, ...(clause.or === undefined ? [] : [clause.or])].some((actions) =>
    (clause.to === undefined ? actions.slice(0, 1) : actions).every((action) =>
      isPossible(game, scope, action),
    ),
  );

/** One action, by one or more players; players act in turn order, and kill together (411.1). */
export function executeAction(
  game: Game,
  scope: Scope,
  action: Action,
  actors: readonly Player[],
): StepResult {
  const result = named(
    scope,
    actors,
    action.do === "kill" && actors.length > 1
      ? killByEach(game, scope, action, actors)
      : combined(executeByEach(game, scope, action, actors)),
  );
  keepStep(scope, action.step, result);
  noteTimestamps(game); // 480
  noteMighty(game); // 709
  if (!result.done && result.replaced !== true) {
    const { self, name } = scope.context;
    game.log(causeOf(scope, "359.3.e.6"), { what: "ignore", object: self, name, action: action.do });
  }
  return result;
}

/** Remembers who has done it, for "they", where it is not "you". */
const named = (scope: Scope, actors: readonly Player[], result: StepResult): StepResult =>
  result.players !== undefined || actors.every((actor) => actor === scope.context.you)
    ? result
    : { ...result, players: actors };

/** Each player in turn. What each of them chooses counts together afterwards: "those units". */
function executeByEach(
  game: Game,
  scope: Scope,
  action: Action,
  actors: readonly Player[],
): readonly StepResult[] {
  const together: Record<number, readonly string[]> = {};
  const results = actors.map((actor) => {
    const result = executeBy(game, scope, action, actor, actors);
    for (const decision of decisionsOf(action)) {
      if (decision.decide !== "choice" || decision.choice.chosenAt !== "resolution") continue;
      const { choice } = decision.choice;
      together[choice] = [...(together[choice] ?? []), ...(scope.round.chosen[choice] ?? [])];
    }
    return result;
  });
  if (actors.length > 1) keepInRound(scope, { chosen: { ...scope.round.chosen, ...together } });
  return results;
}

function executeBy(
  game: Game,
  scope: Scope,
  action: Action,
  actor: Player,
  actors: readonly Player[],
): StepResult {
  const own: Scope = { ...scope, actor, ...(actors.length > 1 ? { actors } : {}) };
  const result = execute(game, own, action);
  scope.round = own.round;
  return result;
}

function combined(results: readonly StepResult[]): StepResult {
  const [only, ...more] = results;
  if (only === undefined) return { done: false, objects: [] };
  if (more.length === 0) return only;
  const number = results.reduce((sum, result) => sum + (result.number ?? 0), 0);
  const objects = results.flatMap((result) => result.objects);
  const seen = results.flatMap((result) => result.seen ?? result.objects);
  const named = results.reduce((all, result) => ({ ...all, ...result.named }), {});
  return { done: results.some((result) => result.done), objects, number, seen, named };
}

/**
 * 370.1.b. Executes the sentence at a position, or the one that is done in its place: the last of those after it that say
 * "instead" and whose conditions are true ("Deal 2 to it. If it's attacking, deal 4 to it instead."). Those that say it
 * are never executed beside it.
 */
export function executeAt(game: Game, scope: Scope, sentences: readonly Sentence[], position: number): void {
  const sentence = sentences[position];
  if (sentence === undefined || isAlternative(sentence, position) || isFollower(sentences, position)) return;
  const inPlace = alternativesTo(sentences, position).findLast((each) => replaces(game, scope, each));
  const followers = followersOf(sentences, position);
  const { name, self, sources, you } = scope.context;
  const cause = { rule: "340.1", by: you, sources };
  const entry = game.log(cause, { what: "execute", object: self, name, item: scope.item });
  game.within(entry, () => {
    executeSentence(game, scope, inPlace ?? sentence, followers, sparingAfter(sentences, position));
    // "You may … instead": declined, nothing is done in its place.
    if (inPlace?.may === true && !scope.round.did) executeSentence(game, scope, sentence);
  });
}

function replaces(game: Game, scope: Scope, sentence: Sentence): boolean {
  const { lead, unless } = sentence;
  if (lead?.lead === "if" && !holds(game, scope, lead.condition)) return false;
  if (sentence.if !== undefined && !holds(game, scope, sentence.if)) return false;
  return unless === undefined || !holds(game, scope, unless);
}

/** All sentences, in their order: a mode, or another text within a text. */
export function carryOut(game: Game, scope: Scope, sentences: readonly Sentence[]): void {
  sentences.forEach((_, position) => {
    executeAt(game, scope, sentences, position);
  });
}
