import type { HasQuality } from "../../runtime/effects/condition.ts";
import type { Quality } from "../../runtime/effects/filter.ts";
import type { PlainAmount } from "../../runtime/effects/value.ts";
import {
  choice,
  either,
  field,
  phrase,
  sequence,
  set,
  spelled,
  spelling,
  union,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { hasPlainQuality, quality, qualityAtEnd } from "./quality.phrase.ts";
import { everyUnit } from "./selections.phrase.ts";
import { groupAmount } from "./values.phrase.ts";

type Extreme = Extract<Quality, { readonly with: "extreme" }>;
type UnitsHere = Extreme["among"] & {
  readonly of: { readonly kind: "unit"; readonly where: { readonly at: "here" } };
};
const here = wordings<UnitsHere["of"]["where"]>("just-here", "here", () => [
  phrase<UnitsHere["of"]["where"]>()({ at: "here" }, "here"),
]);
const unitHere = wordings<UnitsHere["of"]>("just-units-here", "here", () => [
  phrase<UnitsHere["of"]>()({ kind: "unit" }, field("where", here)),
]);
const unitsHere = wordings<UnitsHere>("every-unit-here", "here", () => [
  phrase<UnitsHere>()({ select: "every" }, field("of", unitHere)),
]);
const highest = sequence(
  "the",
  either("how", { highest: "highest", lowest: "lowest" }),
  either("property", { might: "Might", "energy-cost": "Energy cost", "power-cost": "Power cost" }),
);
const extremes = (name: string, before: string): Category<Extreme> =>
  wordings<Extreme>(name, "the highest Might", () => [
    phrase<Extreme>()({ with: "extreme" }, before, highest, "among", field("among", everyUnit)),
    phrase<Omit<Extreme, "among"> & { readonly among: UnitsHere }>()(
      { with: "extreme" },
      before,
      spelled(sequence(highest, field("among", unitsHere))),
    ),
  ]);

type Compared = Extract<Quality, { readonly with: "compared" }>;
type GroupAmount = Extract<PlainAmount, { readonly value: "among" | "number-of" }>;
/** "with less Might than the number of cards in your hand" */
const comparedWithGroup = wordings<Compared>("compared-with-a-group", "less Might than …", () => [
  phrase<
    Omit<Compared, "plus" | "amount" | "property" | "is"> & {
      readonly amount: GroupAmount;
      readonly property: "might";
      readonly is: "less" | "more" | "the-same";
    }
  >()(
    { with: "compared" },
    set("property", "might"),
    "with",
    either("is", { less: "less Might than", more: "more Might than", "the-same": "the same Might as" }),
    field("amount", groupAmount),
  ),
  phrase<Omit<Compared, "plus" | "amount"> & { readonly amount: GroupAmount }>()(
    { with: "compared" },
    "with",
    either("property", { might: "Might", "energy-cost": "Energy cost", "power-cost": "Power cost" }),
    either("is", {
      less: "less than",
      more: "more than",
      "no-more": [
        choice(["no more than"], [spelling("less than or equal to")], [spelling("equal to or less than")]),
      ],
      "no-less": "no less than",
      "the-same": "equal to",
    }),
    field("amount", groupAmount),
  ),
]);
qualityAtEnd.define(
  union("with-at-the-end", "with …", () => [quality, extremes("extreme", "with"), comparedWithGroup]),
);

/** After "has": "2 [M] or less", "the highest Might here" */
export const hasQuality: Category<HasQuality> = union("has-any-quality", "2 [M] or less", () => [
  hasPlainQuality,
  extremes("has-extreme", ""),
]);
