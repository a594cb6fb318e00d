import type { SpellFilter } from "../../../runtime/effects/filter.ts";
import {
  choice,
  either,
  field,
  noun,
  optional,
  phrase,
  set,
  spelling,
  wordings,
} from "../../combinators/phrase.ts";
import { quality } from "../quality.phrase.ts";
import { sides } from "./permanent-words.phrase.ts";

/** 355.9.a.2. A spell on the chain. */
export const spell = wordings<SpellFilter>("spell", "spell", () => [
  phrase<SpellFilter>()(
    { kind: "spell" },
    optional(either("side", sides)),
    choice(
      [noun("spell"), optional(set("orAbility", true), "or ability")],
      [
        set("orAbility", true),
        set("noSpell", true),
        choice(
          [either("abilityIs", { triggered: "triggered", activated: "activated" })],
          [spelling("activated or triggered")],
          [spelling("triggered or activated")],
          [],
        ),
        noun("ability", "abilities"),
      ],
    ),
    optional(field("quality", quality)),
  ),
]);
