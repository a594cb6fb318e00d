import type { SpellFilter } from "../../../runtime/effects/filter.ts";
import { either, field, noun, optional, phrase, set, wordings } from "../../combinators/phrase.ts";
import { quality } from "../quality.phrase.ts";
import { sides } from "./permanent-words.phrase.ts";

/** 355.9.a.2. A spell on the chain. */
export const spell = wordings<SpellFilter>("spell", "spell", () => [
  phrase<SpellFilter>()(
    { kind: "spell" },
    optional(either("side", sides)),
    noun("spell"),
    optional(set("orAbility", true), "or ability"),
    optional(field("quality", quality)),
  ),
]);
