import { writtenKeyword } from "../../../grammar/lexicon/lexicon.ts";
import { damageOn, keywordsOf, locationOf, might, zoneOf } from "../../../runtime/index.ts";
import type { GameObject } from "../../../runtime/index.ts";
import { ScenarioFailure } from "../failure.ts";
import type { View } from "../game.ts";
import { nameOfKey } from "../names.ts";
import { scenarioDiagnostics } from "../scenario-diagnostics.ts";
import type { ExpectedObject, Id } from "../scenario.ts";
import { differs, sameNames } from "./expectation.ts";
import type { Seen } from "./expectation.ts";

type ObjectKey = Exclude<keyof ExpectedObject, "zone">;

const attachedTo = ({ state, names }: View, object: GameObject): Id | null => {
  const holder = state.objects.find(({ id }) => id === object.attachedTo);
  return holder === undefined ? null : (nameOfKey(names, holder.key) ?? holder.name);
};

/** What is seen of an object on the board. */
function seenOf(view: View, object: GameObject, key: ObjectKey): unknown {
  switch (key) {
    case "damage":
      return damageOn(object);
    case "might":
      return might(view.state, view.cards, object);
    case "at":
      return locationOf(object);
    case "controller":
    case "exhausted":
    case "stunned":
    case "buffed":
    case "empowered":
      return object[key];
    case "keywords":
      return keywordsOf(view.state, view.cards, object).map(writtenKeyword);
    case "attachedTo":
      return attachedTo(view, object);
    default:
      return key satisfies never;
  }
}

const isSame = (found: unknown, expected: unknown): boolean =>
  Array.isArray(found) && Array.isArray(expected)
    ? sameNames(found.map(String), expected.map(String))
    : found === expected;

const keys = [
  "damage",
  "might",
  "at",
  "controller",
  "exhausted",
  "stunned",
  "buffed",
  "empowered",
  "keywords",
  "attachedTo",
] as const satisfies readonly ObjectKey[];

/** The zone of a card, or "gone": a token that left the board, or what has not arrived. */
function zoneSeen({ state, names }: View, id: Id): string {
  const key = names.keys.get(id);
  return key === undefined ? "gone" : zoneOf(state, key);
}

/** 190. A battlefield is no object of a player: all that is seen of it is who controls it. */
function expectBattlefield(
  { placeOf }: Seen,
  id: Id,
  controller: string | null,
  expected: ExpectedObject,
): void {
  for (const key of ["zone", ...keys] as const) {
    if (expected[key] === undefined) continue;
    if (key !== "controller")
      throw new ScenarioFailure(
        scenarioDiagnostics.report("scenario-of-battlefield", { id, key }, placeOf(id, key)),
      );
    if (expected.controller !== (controller ?? "none"))
      throw differs(`\`controller\` of ${id}`, controller ?? "none", expected.controller, placeOf(id, key));
  }
}

export function expectObject(seen: Seen, id: Id, expected: ExpectedObject): void {
  const { view, placeOf } = seen;
  const battlefield = view.state.battlefields[id];
  if (battlefield !== undefined) {
    expectBattlefield(seen, id, battlefield.controller, expected);
    return;
  }
  const zone = zoneSeen(view, id);
  if (expected.zone !== undefined && zone !== expected.zone)
    throw differs(`\`zone\` of ${id}`, zone, expected.zone, placeOf(id, "zone"));

  const asked = keys.filter((key) => expected[key] !== undefined);
  if (asked.length === 0) return;
  const key = view.names.keys.get(id);
  const object = view.state.objects.find((candidate) => candidate.key === key);
  if (object === undefined)
    throw new ScenarioFailure(
      scenarioDiagnostics.report("scenario-not-there", { object: id, zone }, placeOf(id)),
    );
  for (const asking of asked) {
    const found = seenOf(view, object, asking);
    if (isSame(found, expected[asking])) continue;
    throw differs(`\`${asking}\` of ${id}`, found, expected[asking], placeOf(id, asking));
  }
}
