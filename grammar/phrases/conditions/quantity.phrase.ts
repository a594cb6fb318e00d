import type {
  Amount,
  Controllable,
  ControlledBattlefield,
  ControlledFacedown,
  ControlledRune,
  Counting,
  Many,
  Quantity,
} from "../../../runtime/effects/condition.ts";
import type { GearFilter, PermanentFilter, UnitFilter, Where } from "../../../runtime/effects/filter.ts";
import {
  category,
  choice,
  either,
  field,
  noun,
  number,
  numberOf,
  numeral,
  optional,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  union,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { gear } from "../filters/gear.phrase.ts";
import { before, placed } from "../filters/permanent-words.phrase.ts";
import { unit } from "../filters/units.phrase.ts";
import { where } from "../where.phrase.ts";

const moreOrFewer = either("or", { more: "more", fewer: [choice(["fewer"], [spelling("less")])] });
const none = sequence(set("or", "exactly"), set("count", 0), "no", plural);
const exactly = sequence(
  set("or", "exactly"),
  "exactly",
  choice(
    [numberOf("count")],
    [spelled(sequence(set("count", 1), "one")), singular],
    [spelled(numeral("count")), plural],
  ),
);
const plus = sequence(set("or", "more"), spelled(sequence(number("count"), "+")), plural);
/** "two or more", "one or fewer", "exactly 4", "no" */
export const inWords = choice(
  [
    choice([set("count", 1), "one"], [numeral("count")], [spelled(number("count"))]),
    "or",
    moreOrFewer,
    plural,
  ],
  [plus],
  [none],
  [exactly],
);
/** "2 or more" points */
export const inDigits = choice(
  [
    choice([number("count")], [spelled(sequence(set("count", 1), "one"))], [spelled(numeral("count"))]),
    "or",
    moreOrFewer,
    plural,
  ],
  [plus],
  [none],
  [exactly],
);
export const some = <Of>(of: Category<Of>) => sequence(set("quantity", "a"), singular, "a", field("of", of));
const another = <Of>(of: Category<Of>) =>
  sequence(set("quantity", "another"), singular, "another", field("of", of));
export const many = <Of>(of: Category<Of>, counts: typeof inWords | typeof inDigits = inWords) =>
  sequence(set("quantity", "many"), counts, field("of", of));
/** "a Mech", "another Dragon", "two or more gear" */
export const quantity = <Of>(of: Category<Of>) => choice([some(of)], [another(of)], [many(of)]);

export const unitOrGear = union("unit-or-gear", "units or gear", () => [unit, gear]);
/** "a unit or gear", "two or more enemy units or gear" */
export const eitherPermanent = wordings<Omit<PermanentFilter, "yours">>(
  "either-permanent",
  "units or gear",
  () => [
    phrase<Omit<PermanentFilter, "yours">>()(
      { kind: "permanent" },
      before,
      noun("unit"),
      "or gear",
      placed<Where>(where),
    ),
  ],
);
export const anyBattlefield = wordings<ControlledBattlefield>("any-battlefield", "battlefields", () => [
  phrase<ControlledBattlefield>()({ kind: "battlefield" }, noun("battlefield")),
]);
const rune = wordings<ControlledRune>("controlled-rune", "runes", () => [
  phrase<ControlledRune>()(
    { kind: "rune" },
    optional(either("state", { ready: "ready", exhausted: "exhausted" })),
    noun("rune"),
  ),
]);
export const bareRune = wordings<Omit<ControlledRune, "state">>("any-rune", "runes", () => [
  phrase<Omit<ControlledRune, "state">>()({ kind: "rune" }, noun("rune")),
]);
const facedownCard = wordings<ControlledFacedown>("controlled-facedown", "facedown cards", () => [
  phrase<ControlledFacedown>()(
    { kind: "facedown" },
    "facedown",
    noun("card"),
    optional(field("where", where)),
  ),
]);
/** What a player can control. */
export const controllable: Category<Controllable> = union(
  "controllable",
  "units, gear, battlefields or runes",
  () => [unitOrGear, eitherPermanent, anyBattlefield, rune, facedownCard],
);
export const units = wordings<Quantity<UnitFilter>>("quantity", "how many units", () => [
  phrase<Quantity<UnitFilter>>()({}, quantity(unit)),
]);
export const gears = wordings<Quantity<GearFilter>>("quantity", "how many gear", () => [
  phrase<Quantity<GearFilter>>()({}, quantity<GearFilter>(gear)),
]);
export const controlledQuantity = wordings<Quantity<Controllable>>("quantity", "how many", () => [
  phrase<Quantity<Controllable>>()({}, quantity(controllable)),
]);

type AmountOf<Kind extends Amount["have"]> = Extract<Amount, { readonly have: Kind }>;
const points = wordings<AmountOf<"points">>("points", "points", () => [
  phrase<AmountOf<"points">>()({ have: "points" }, noun("point")),
]);
const xp = wordings<AmountOf<"xp">>("xp", "XP", () => [phrase<AmountOf<"xp">>()({ have: "xp" }, "XP")]);
/** "points", "XP" */
export const amount = category<Amount, "have">("amount", "points or XP", "have", () => ({
  points: phrase<AmountOf<"points">>()({ have: "points" }, noun("point")),
  xp: phrase<AmountOf<"xp">>()({ have: "xp" }, "XP"),
}));
export const manyOfAmount = wordings<Many<Amount>>("quantity", "how many points or XP", () => [
  phrase<Many<Amount>>()({}, many(amount, inDigits)),
]);
export const countedPoints = wordings<Counting<AmountOf<"points">>>("quantity", "how many points", () => [
  phrase<Counting<AmountOf<"points">>>()({}, choice([some(points)], [many(points, inDigits)])),
]);
export const manyXp = wordings<Many<AmountOf<"xp">>>("quantity", "how much XP", () => [
  phrase<Many<AmountOf<"xp">>>()({}, many(xp, inDigits)),
]);
