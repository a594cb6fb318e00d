import { didYouMean } from "../../../grammar/diagnostics/suggestions.ts";
import { writtenKeyword } from "../../../grammar/lexicon/lexicon.ts";
import { damageOn, keywordsOf, locationOf, might, zoneOf } from "../../../runtime/index.ts";
import type { GameObject } from "../../../runtime/index.ts";
import type { View } from "../game.ts";
import { arrivedSoFar, nameOfKey } from "../names.ts";
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
  { placeOf, tell }: Seen,
  id: Id,
  controller: string | null,
  expected: ExpectedObject,
): void {
  for (const key of ["zone", ...keys] as const) {
    if (expected[key] === undefined) continue;
    if (key !== "controller")
      tell(scenarioDiagnostics.report("scenario-of-battlefield", { id, key }, placeOf(id, key)));
    else if (expected.controller !== (controller ?? "none"))
      tell(differs(`\`controller\` of ${id}`, controller ?? "none", expected.controller, placeOf(id, key)));
  }
}

/** Zones that something is in. */
const inside: ReadonlySet<string> = new Set(["hand", "trash", "deck"]);

/** Keywords are compared by their names. */
function helpForKeywords(expected: readonly string[], found: unknown): string | undefined {
  if (expected.some((name) => /[\d[\]]/.test(name)))
    return "Keywords are named without brackets and number: `keywords: [Shield]`.";
  const names = Array.isArray(found) ? found.map(String) : [];
  const hints = expected.map((name) => (names.includes(name) ? undefined : didYouMean(name, names)));
  return hints.find((hint) => hint !== undefined);
}

export function expectObject(seen: Seen, id: Id, expected: ExpectedObject): void {
  const { view, placeOf, tell } = seen;
  const battlefield = view.state.battlefields[id];
  if (battlefield !== undefined) {
    expectBattlefield(seen, id, battlefield.controller, expected);
    return;
  }
  const zone = zoneSeen(view, id);
  if (expected.zone !== undefined && zone !== expected.zone)
    tell(differs(`\`zone\` of ${id}`, zone, expected.zone, placeOf(id, "zone")));

  const asked = keys.filter((key) => expected[key] !== undefined);
  if (asked.length === 0) return;
  const key = view.names.keys.get(id);
  const object = view.state.objects.find((candidate) => candidate.key === key);
  if (object === undefined) {
    const isToCome = view.names.toCome.includes(id);
    const help = isToCome ? arrivedSoFar(view.names) : undefined;
    const where = isToCome ? "it has not arrived" : `it is ${inside.has(zone) ? `in the ${zone}` : zone}`;
    tell(scenarioDiagnostics.report("scenario-not-there", { object: id, where }, placeOf(id), { help }));
    return;
  }
  for (const asking of asked) {
    const found = seenOf(view, object, asking);
    if (isSame(found, expected[asking])) continue;
    const help = asking === "keywords" ? helpForKeywords(expected.keywords ?? [], found) : undefined;
    tell(differs(`\`${asking}\` of ${id}`, found, expected[asking], placeOf(id, asking), help));
  }
}
