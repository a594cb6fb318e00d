import type {
  Amount,
  Controllable,
  ControlledBattlefield,
  ControlledFacedown,
  ControlledRune,
  Counting,
  Many,
  Quantity,
  Twice,
} from "../../../runtime/effects/condition.ts";
import type { GearFilter, PermanentFilter, Where } from "../../../runtime/effects/filter.ts";
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
  type Phrase,
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
const oneOrMore = choice(
  [
    choice([set("count", 1), "one"], [numeral("count")], [spelled(number("count"))]),
    "or",
    moreOrFewer,
    plural,
  ],
  [plus],
  [exactly],
);
/** "two or more", "one or fewer", "exactly 4", "no" */
export const inWords = choice([none], [oneOrMore]);
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
type Counts = typeof inWords | typeof inDigits | typeof oneOrMore;
/* The wordings of a quantity of anything: their fields are those of the types by what they are made of. */
export const some = <Of>(of: Category<Of>): Phrase<Extract<Counting<Of>, { readonly quantity: "a" }>> => ({
  head: { quantity: "a" },
  node: sequence(singular, "a", field("of", of)).node,
});
const another = <Of>(of: Category<Of>): Phrase<Extract<Quantity<Of>, { readonly quantity: "another" }>> => ({
  head: { quantity: "another" },
  node: sequence(singular, "another", field("of", of)).node,
});
export const many = <Of>(of: Category<Of>, counts: Counts = inWords): Phrase<Many<Of>> => ({
  head: { quantity: "many" },
  node: sequence(counts, field("of", of)).node,
});
export const twice = <Of>(of: Category<Of>): Phrase<Twice<Of>> => ({
  head: { quantity: "twice" },
  node: sequence(plural, field("of", of), "twice").node,
});
/** "a Mech", "another Dragon", "two or more gear" */
export const quantityOf = <Of>(
  name: string,
  label: string,
  of: Category<Of>,
  counts: Counts = inWords,
): Category<Quantity<Of>> =>
  wordings<Quantity<Of>>(name, label, () => [some(of), another(of), many(of, counts)]);

export const unitOrGear = union("unit-or-gear", "units or gear", () => [unit, gear]);
/** "a unit or gear", "two or more enemy units or gear" */
export const eitherPermanent = wordings<Omit<PermanentFilter, "yours">>(
  "units-or-gear-counted",
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
  "what-can-be-controlled",
  "units, gear, battlefields or runes",
  () => [unitOrGear, eitherPermanent, anyBattlefield, rune, facedownCard],
);
export const units = quantityOf("how-many-units", "how many units", unit);
export const gears = quantityOf<GearFilter>("how-many-gear", "how many gear", gear);
export const controlledQuantity = quantityOf("how-many-controlled", "how many", controllable);
/** After "and", where "no other friendly unit" may go on what stands before. */
export const alsoControlled = quantityOf("how-many-also", "how many", controllable, oneOrMore);

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
export const manyOfAmount = wordings<Many<Amount>>("how-much", "how many points or XP", () => [
  many(amount, inDigits),
]);
export const countedPoints = wordings<Counting<AmountOf<"points">>>(
  "how-many-points",
  "how many points",
  () => [some(points), many(points, inDigits)],
);
export const manyXp = wordings<Many<AmountOf<"xp">>>("how-much-xp", "how much XP", () => [
  many(xp, inDigits),
]);
