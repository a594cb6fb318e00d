import {
  choice,
  either,
  field,
  list,
  number,
  optional,
  phrase,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  subject,
  union,
  verb,
} from "../../combinators/phrase.ts";
import { gear } from "../filters/gear.phrase.ts";
import { oneOfTags } from "../filters/tags.phrase.ts";
import { spell } from "../filters/spells.phrase.ts";
import { state } from "../filters/permanent-words.phrase.ts";
import { unit } from "../filters/units.phrase.ts";
import { hasQuality } from "../quality.phrase.ts";
import { being, reference, singleReference } from "../references.phrase.ts";
import { everyUnit } from "../selections.phrase.ts";
import { derived } from "../values.phrase.ts";
import { where } from "../where.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

/** After "it's a": "spell", "enemy unit", "Equipment" */
const kind = union("kind", "unit, gear or spell", () => [unit, gear, spell]);

/** What an object is and has. */
export const objectConditions = (): ConditionPhrases<
  | "has"
  | "had"
  | "one-has"
  | "is"
  | "was"
  | "is-at"
  | "is-a"
  | "was-a"
  | "has-moved"
  | "all-tags-among"
  | "all-listed-tags"
  | "total-might"
  | "compares"
> => ({
  has: phrase<If<"has">>()(
    { if: "has" },
    subject("who", singleReference),
    verb("have", "has"),
    field("quality", hasQuality),
  ),
  had: phrase<If<"had">>()(
    { if: "had" },
    subject("who", singleReference),
    "had",
    field("quality", hasQuality),
  ),
  "one-has": phrase<If<"one-has">>()(
    { if: "one-has" },
    "at least one of",
    field("of", reference),
    "has",
    field("quality", hasQuality),
  ),
  is: [
    phrase<If<"is">>()({ if: "is" }, field("who", being), choice([], [spelling("already")]), state),
    phrase<Omit<If<"is">, "state"> & { readonly state: "buffed" }>()(
      { if: "is", state: "buffed" },
      spelled(sequence(subject("who", singleReference), verb("have", "has"), "a buff")),
    ),
  ],
  was: phrase<If<"was">>()({ if: "was" }, subject("who", singleReference), "was", state),
  "is-at": phrase<If<"is-at">>()({ if: "is-at" }, field("who", being), field("where", where)),
  "is-a": phrase<If<"is-a">>()({ if: "is-a" }, field("who", being), singular, "a", field("of", kind)),
  "was-a": phrase<If<"was-a">>()(
    { if: "was-a" },
    subject("who", singleReference),
    "was",
    singular,
    "a",
    field("of", kind),
  ),
  "has-moved": phrase<If<"has-moved">>()(
    { if: "has-moved" },
    subject("who", singleReference),
    verb("have", "has"),
    "moved",
    optional(set("times", "twice"), "twice"),
    "this turn",
  ),
  "all-tags-among": phrase<If<"all-tags-among">>()(
    { if: "all-tags-among" },
    field("who", everyUnit),
    "have all of the following tags among them —",
    singular,
    list("tags", oneOfTags, "and"),
  ),
  "all-listed-tags": phrase<If<"all-listed-tags">>()(
    { if: "all-listed-tags" },
    field("who", everyUnit),
    "have all",
    number("count"),
    "tags",
  ),
  "total-might": phrase<If<"total-might">>()(
    { if: "total-might" },
    subject("of", everyUnit),
    verb("have", "has"),
    "total Might",
    number("amount"),
    "or",
    either("or", { less: "less", more: "more" }),
  ),
  compares: phrase<If<"compares">>()(
    { if: "compares" },
    field("amount", derived),
    "is",
    either("is", { greater: "greater", less: "less" }),
    "than",
    field("than", derived),
  ),
});
