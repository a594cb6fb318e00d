import type { Replace, Replacing } from "../../../runtime/effects/actions/replace.ts";
import {
  category,
  either,
  field,
  phrase,
  singular,
  tokenName,
  union,
  verb,
} from "../../combinators/phrase.ts";
import { reference } from "../references.phrase.ts";
import { gearChoice, unitChoice } from "../selections.phrase.ts";
import { battlefieldSelection } from "../where.phrase.ts";
import { gearToken, unitToken } from "./create.phrase.ts";

type ReplacingOf<Kind extends Replacing["replacing"]> = Extract<Replacing, { readonly replacing: Kind }>;

const replaced = union("replaced", "a unit or battlefield", () => [
  reference,
  unitChoice,
  gearChoice,
  battlefieldSelection,
]);
const replacing = category<Replacing, "replacing">("replacing", "a token", "replacing", () => ({
  battlefield: phrase<ReplacingOf<"battlefield">>()(
    { replacing: "battlefield" },
    "a",
    tokenName("name"),
    "battlefield token",
  ),
  unit: phrase<ReplacingOf<"unit">>()({ replacing: "unit" }, singular, "a", field("token", unitToken)),
  gear: phrase<ReplacingOf<"gear">>()({ replacing: "gear" }, singular, "a", field("token", gearToken)),
  back: phrase<ReplacingOf<"back">>()(
    { replacing: "back" },
    "the",
    either("noun", { battlefield: "battlefield", unit: "unit", gear: "gear" }),
    "it replaced",
  ),
}));

/** 438. "Replace that battlefield with a Brush battlefield token." "Replace this with the battlefield it replaced." */
export const replace = phrase<Replace>()(
  { do: "replace" },
  verb("replace"),
  field("what", replaced),
  "with",
  field("with", replacing),
);
