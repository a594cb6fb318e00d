import { runeName } from "../../runtime/index.ts";
import type { Act, ObjectId, Player } from "../../runtime/index.ts";
import type { Span } from "../../grammar/diagnostics/diagnostic.ts";
import { Conversation } from "./conversation.ts";
import { ScenarioFailure } from "./failure.ts";
import type { Game } from "./game.ts";
import { arrivedSoFar } from "./names.ts";
import { cardInZone, putCard, type PlayZone } from "./put-card.ts";
import { combatIsOver, passFor, passUntil } from "./passing.ts";
import type { Path } from "./positions.ts";
import { scenarioDiagnostics } from "./scenario-diagnostics.ts";
import type { Id, Step } from "./scenario.ts";

const { report } = scenarioDiagnostics;

/** Where a part of the step stands in its file. */
export type PlaceInStep = (...path: Path) => Span;

/** Takes one step, `expect` aside: acts, answers what is asked, and passes until the chain is empty. */
export function takeStep(game: Game, step: Step, placeOf: PlaceInStep): void {
  const hold = step.hold === true;
  const answers = (step.answers ?? []).map((written, index) => ({
    written,
    place: placeOf("answers", index),
  }));
  const talk = new Conversation(game, placeOf(), hold, answers);
  game.refused = undefined;
  if (step.resolve !== undefined) resolve(game, step.resolve, talk, placeOf());
  else if (step.combat !== undefined) fight(game, step.combat, talk, placeOf("combat"));
  else act(game, step, talk, placeOf, hold);
  talk.finish();
}

function act(game: Game, step: Step, talk: Conversation, placeOf: PlaceInStep, hold: boolean): void {
  game.heldCombat = undefined;
  const card = cardAct(game, step, placeOf);
  const restore = game.remember();
  const by = step.by ?? game.state.turn;
  if (step.play !== undefined || step.activate !== undefined) passFor(game, by, talk);
  game.act(card ?? actOf(game, step, placeOf));
  const isAnswered = talk.answerAll();
  if (game.refused !== undefined) restore();
  else if (isAnswered && !hold) passUntil(game, (state) => state.chain.length === 0, talk, placeOf());
}

/** Goes on after a held step: its open question first, then the chain, or its newest item. */
function resolve(game: Game, how: "all" | "one", talk: Conversation, place: Span): void {
  const resolving = game.state.chain.find((item) => item.next !== null);
  if (!talk.answerAll()) return;
  const combat = game.heldCombat;
  if (how === "one") {
    const newest = resolving ?? game.state.chain.at(-1);
    passUntil(game, (state) => state.chain.every(({ id }) => id !== newest?.id), talk, place);
  } else if (combat === undefined) passUntil(game, (state) => state.chain.length === 0, talk, place);
  else passUntil(game, combatIsOver(combat), talk, place);
  if (game.question === undefined && how === "all") game.heldCombat = undefined;
}

/** From the showdown at a battlefield to the end of its combat. */
function fight(game: Game, battlefield: Id, talk: Conversation, place: Span): void {
  if (combatIsOver(battlefield)(game.state)) {
    const problem = `there is no showdown at ${battlefield}`;
    throw new ScenarioFailure(report("scenario-step", { problem }, place));
  }
  game.heldCombat = battlefield;
  passUntil(game, combatIsOver(battlefield), talk, place);
  if (game.question === undefined) game.heldCombat = undefined;
}

/** What is done with a card that is not on the board: it is played or hidden. */
function cardAct(game: Game, step: Step, placeOf: PlaceInStep): Act | undefined {
  const player = step.by ?? game.state.turn;
  if (step.play !== undefined) {
    const from = step.from ?? "hand";
    return { act: "play", player, object: cardIn(game, player, from, step.play, placeOf("play")), from };
  }
  if (step.hide === undefined || step.to === undefined) return undefined;
  const object = cardIn(game, player, "hand", step.hide, placeOf("hide"));
  return { act: "hide", player, object, at: step.to };
}

/** The card is looked for in its zone, and put there if it is in none of the lists of the board. */
function cardIn(game: Game, player: Player, from: PlayZone, name: string, place: Span): ObjectId {
  const key = game.names.keys.get(name);
  const found = cardInZone(game.state, player, from, key === undefined ? { name } : { key });
  if (found !== undefined) return found.id;

  const put = key === undefined ? putCard(game.state, player, from, name) : undefined;
  if (put === undefined) {
    const where =
      from === "facedown" ? `facedown at a battlefield of ${player}` : `in the ${from} of ${player}`;
    const problem = key === undefined ? `${name} cannot be put ${where}` : `${name} is not ${where}`;
    throw new ScenarioFailure(report("scenario-step", { problem }, place));
  }
  game.state = put;
  const card = cardInZone(game.state, player, from, { name });
  if (card === undefined) throw new Error(`${name} was put into ${from} and is not there`);
  return card.id;
}

function actOf(game: Game, step: Step, placeOf: PlaceInStep): Act {
  const objects = (ids: readonly Id[], ...path: Path): readonly ObjectId[] =>
    ids.map((id, index) => onBoard(game, id, placeOf(...path, index)));
  const by: Player = step.by ?? game.state.turn;
  if (step.activate !== undefined) {
    const object =
      runeNamed(game, by, step.activate) ??
      onlyOneNamed(game, by, step.activate) ??
      onBoard(game, step.activate, placeOf("activate"));
    return { act: "activate", player: by, object, ability: step.ability ?? 1 };
  }
  if (step.attack !== undefined && step.to !== undefined)
    return { act: "standard-move", player: by, units: objects(step.attack, "attack"), to: step.to };
  if (step.move !== undefined && step.to !== undefined)
    return { act: "move", objects: objects(step.move, "move"), to: step.to };
  if (step.deal !== undefined)
    return { act: "deal", ...step.deal, to: onBoard(game, step.deal.to, placeOf("deal", "to")) };
  if (step.kill !== undefined) return { act: "kill", objects: objects(step.kill, "kill") };
  if (step.heal !== undefined) return { act: "heal", objects: objects(step.heal, "heal") };
  if (step.draw !== undefined) return { act: "draw", ...step.draw };
  if (step.pass !== undefined) return { act: "pass", player: step.pass };
  if (step.endTurn !== undefined) return { act: "end-turn" };
  if (step.startTurn !== undefined) return { act: "start-turn", player: step.startTurn };
  throw new Error("the schema lets a step without a verb pass");
}

/** "Fury Rune": a ready one, if there is one. */
function runeNamed(game: Game, player: Player, name: string): ObjectId | undefined {
  const { runes } = game.state.players[player];
  const ofThatName = runes.filter((rune) => runeName(rune.domain) === name);
  return (ofThatName.find((rune) => !rune.exhausted) ?? ofThatName[0])?.id;
}

/** The object of a player that has this name, such as its legend, where there is just one. */
function onlyOneNamed(game: Game, player: Player, name: string): ObjectId | undefined {
  if (game.names.keys.has(name)) return undefined;
  const [only, ...others] = game.state.objects.filter(
    (object) => object.controller === player && object.name === name,
  );
  return others.length === 0 ? only?.id : undefined;
}

/** A thing that is acted on must be there. */
function onBoard(game: Game, id: Id, place: Span): ObjectId {
  const key = game.names.keys.get(id);
  const object = game.state.objects.find((candidate) => candidate.key === key);
  if (object !== undefined) return object.id;
  const several = game.state.objects.filter(({ name }) => name === id).length > 1;
  const isToCome = game.names.toCome.includes(id);
  const problem = isToCome ? `${id} has not arrived yet` : `${id} is not on the board`;
  const help = isToCome
    ? arrivedSoFar(game.names)
    : several
      ? "There is more than one of that name: say which by its id, from `board` or `creates`."
      : undefined;
  throw new ScenarioFailure(report("scenario-step", { problem }, place, { help }));
}
