import type { Being, KindFilter } from "../../../runtime/effects/condition.ts";
import {
  category,
  choice,
  either,
  field,
  noun,
  optional,
  phrase,
  set,
  singular,
  spelling,
  union,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { gear } from "../filters/gear.phrase.ts";
import { spell } from "../filters/spells.phrase.ts";
import { state } from "../filters/permanent-words.phrase.ts";
import { unit } from "../filters/units.phrase.ts";
import { where } from "../where.phrase.ts";

export type Be<Kind extends Being["be"]> = Extract<Being, { readonly be: Kind }>;
type TokenKind = Extract<KindFilter, { readonly kind: "permanent" }>;
const token = wordings<TokenKind>("a-token", "token", () => [
  phrase<TokenKind>()({ kind: "permanent", state: "token" }, noun("token")),
]);
/** After "it's a": "spell", "enemy unit", "Equipment", "token" */
const kind: Category<KindFilter> = union("kind", "unit, gear or spell", () => [unit, gear, spell, token]);

export const beingInState = phrase<Be<"state">>()({ be: "state" }, choice([], [spelling("already")]), state);
export const beingAt = phrase<Be<"at">>()({ be: "at" }, field("where", where));
export const beingAlone = phrase<Be<"alone">>()({ be: "alone" }, "alone", optional(field("where", where)));
export const beingOneOnOne = phrase<Be<"one-on-one">>()(
  { be: "one-on-one" },
  "one on one",
  optional(field("where", where)),
);
export const beingFighting = phrase<Be<"fighting">>()(
  { be: "fighting" },
  either("how", {
    attacking: "attacking",
    defending: "defending",
    "attacking-or-defending": "attacking or defending",
  }),
  either("company", { alone: "alone", "with-another-unit": "with another unit" }),
);
/** After "is" and "was". */
export const being = category<Being, "be">("being-so", "what it is", "be", () => ({
  state: beingInState,
  a: phrase<Be<"a">>()(
    { be: "a" },
    singular,
    choice(["a"], [set("only", true), "the only"]),
    field("of", kind),
  ),
  at: beingAt,
  in: phrase<Be<"in">>()(
    { be: "in" },
    either("zone", { "your-trash": "in your trash", "your-hand": "in your hand" }),
  ),
  with: phrase<Be<"with">>()(
    { be: "with" },
    optional(field("where", where)),
    "with",
    singular,
    "another",
    field("another", unit),
  ),
  alone: beingAlone,
  "one-on-one": beingOneOnOne,
  fighting: beingFighting,
}));
