import type { Where } from "../../../runtime/effects/filter.ts";
import {
  choice,
  either,
  field,
  optional,
  phrase,
  sequence,
  set,
  singular,
  spelled,
  subject,
} from "../../combinators/phrase.ts";
import { unit } from "../filters/units.phrase.ts";
import { singleReference } from "../references.phrase.ts";
import { where } from "../where.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

type OneIs = If<"one-is">;

/** 740.2. Who is alone, and who is with whom. */
export const companyConditions = (): ConditionPhrases<"one-is" | "died-alone"> => ({
  "one-is": [
    phrase<Omit<OneIs, "how"> & { readonly how: Exclude<OneIs["how"], "somewhere"> }>()(
      { if: "one-is" },
      singular,
      "a",
      field("of", unit),
      "is",
      either("how", {
        alone: "alone",
        "attacking-alone": "attacking alone",
        "defending-alone": "defending alone",
        "attacking-or-defending-alone": "attacking or defending alone",
      }),
      optional(field("where", where)),
    ),
    phrase<Omit<OneIs, "how" | "where"> & { readonly how: "somewhere"; readonly where: Where }>()(
      { if: "one-is", how: "somewhere" },
      singular,
      "a",
      field("of", unit),
      "is",
      field("where", where),
    ),
    phrase<Omit<OneIs, "how" | "where"> & { readonly how: "attacking-alone" | "defending-alone" }>()(
      { if: "one-is" },
      spelled(
        sequence(
          singular,
          "a",
          field("of", unit),
          either("how", { "attacking-alone": "attacks alone", "defending-alone": "defends alone" }),
        ),
      ),
    ),
    phrase<Omit<OneIs, "how"> & { readonly how: "alone" }>()(
      { if: "one-is" },
      spelled(
        sequence(
          choice(["there's"], ["there is"]),
          singular,
          "a",
          field("of", unit),
          set("how", "alone"),
          "alone",
          optional(field("where", where)),
        ),
      ),
    ),
  ],
  "died-alone": phrase<If<"died-alone">>()(
    { if: "died-alone" },
    subject("who", singleReference),
    choice(["died"], [set("not", true), "didn't die"]),
    "alone",
  ),
});
