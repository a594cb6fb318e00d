import type { Path } from "./positions.ts";
import { expectedObjects } from "./scenario.ts";
import type { Board, CardZone, Expectations, Scenario, Step, WrittenAnswer } from "./scenario.ts";

/** A place of a scenario that speaks of an object, a location or a card. */
export interface Mention {
  readonly of: "id" | "location" | "card" | "id-or-card";
  readonly name: string;
  readonly path: Path;
  /** It stands there as a key. */
  readonly atKey?: true;
}

type MentionKind = Mention["of"];
type Names = readonly string[] | string | undefined;

/** The names of a list, or the one name, with their paths. */
function named(of: MentionKind, names: Names, path: Path): readonly Mention[] {
  if (names === undefined) return [];
  if (typeof names === "string") return [{ of, name: names, path }];
  return names.map((name, index) => ({ of, name, path: [...path, index] }));
}

const keys = (record: object | undefined, path: Path): readonly Mention[] =>
  Object.keys(record ?? {}).map((name) => ({ of: "id", name, path: [...path, name], atKey: true }));

function inAnswer(answer: WrittenAnswer, path: Path): readonly Mention[] {
  return [
    ...named("id-or-card", answer.targets, [...path, "targets"]),
    ...keys(answer.split, [...path, "split"]),
    ...keys(answer.assign, [...path, "assign"]),
    ...named("location", answer.to, [...path, "to"]),
    ...named("card", answer.cards, [...path, "cards"]),
    ...named("id-or-card", answer.order, [...path, "order"]),
  ];
}

const inAnswers = (answers: readonly WrittenAnswer[] | undefined, path: Path): readonly Mention[] =>
  (answers ?? []).flatMap((answer, index) => inAnswer(answer, [...path, index]));

const zones = ["hand", "deck", "trash", "banished"] as const satisfies readonly CardZone[];

function inPlayer(expect: Expectations, player: "A" | "B", path: Path): readonly Mention[] {
  return [...zones, "base" as const].flatMap((zone) => {
    const listed = expect[player]?.[zone];
    return typeof listed === "number" ? [] : named("card", listed, [...path, player, zone]);
  });
}

function inExpectations(expect: Expectations, path: Path): readonly Mention[] {
  const objects = expectedObjects(expect);
  const facts = [
    ...(expect.deals ?? []).map((deal, index) => ({
      fact: deal,
      id: deal.to,
      at: ["deals", index],
      key: "to",
    })),
    ...(expect.killed ?? []).map((kill, index) => ({
      fact: kill,
      id: kill.object,
      at: ["killed", index],
      key: "object",
    })),
  ];
  return [
    ...objects.map(([name]): Mention => ({ of: "id", name, path: [...path, name], atKey: true })),
    ...objects.flatMap(([name, { at }]) => named("location", at, [...path, name, "at"])),
    ...objects.flatMap(([name, { attachedTo }]) => named("id", attachedTo, [...path, name, "attachedTo"])),
    ...facts.flatMap(({ id, at, key }) => named("id", id, [...path, ...at, key])),
    ...facts.flatMap(({ fact, at }) => named("card", fact.source, [...path, ...at, "source"])),
    ...named("card", expect.triggered, [...path, "triggered"]),
    ...named("card", expect.notTriggered, [...path, "notTriggered"]),
    ...inPlayer(expect, "A", path),
    ...inPlayer(expect, "B", path),
    ...inAnswers(expect.legal, [...path, "legal"]),
    ...inAnswers(expect.illegal, [...path, "illegal"]),
  ];
}

function inStep(step: Step, path: Path): readonly Mention[] {
  const at = (...rest: Path): Path => [...path, ...rest];
  return [
    ...named("id-or-card", step.play, at("play")),
    ...named("id-or-card", step.activate, at("activate")),
    ...named("card", step.hide, at("hide")),
    ...named("id", step.move, at("move")),
    ...named("id", step.attack, at("attack")),
    ...named("id", step.kill, at("kill")),
    ...named("id", step.heal, at("heal")),
    ...named("id", step.deal?.to, at("deal", "to")),
    ...named("id", step.combat, at("combat")),
    ...named("location", step.to, at("to")),
    ...inAnswers(step.answers, at("answers")),
    ...(step.expect === undefined ? [] : inExpectations(step.expect, at("expect"))),
  ];
}

function inBoard(board: Board, path: Path): readonly Mention[] {
  const players = (["A", "B"] as const).flatMap((player) => {
    const zonesOf = [...zones, "legend", "champion"] as const;
    return zonesOf.flatMap((zone) => named("card", board[player]?.[zone], [...path, player, zone]));
  });
  return [
    ...Object.entries(board.battlefields ?? {}).flatMap(([id, { card }]) =>
      named("card", card, [...path, "battlefields", id, "card"]),
    ),
    ...Object.entries(board.objects ?? {}).flatMap(([id, object]) => [
      ...named("card", object.card, [...path, "objects", id, "card"]),
      ...named("location", object.at, [...path, "objects", id, "at"]),
      ...named("id", object.attachedTo, [...path, "objects", id, "attachedTo"]),
    ]),
    ...players,
  ];
}

/** Everything that a scenario speaks of, with its place; `path` leads to the scenario. */
export const mentionsOf = (scenario: Scenario, path: Path): readonly Mention[] => [
  ...inBoard(scenario.board ?? {}, [...path, "board"]),
  ...scenario.steps.flatMap((step, index) => inStep(step, [...path, "steps", index])),
];
