import type { Prevent, PreventEverywhere, PreventIt } from "../../../runtime/effects/actions/prevent.ts";
import type { It } from "../../../runtime/effects/reference.ts";
import { choice, field, number, phrase, set, verb, wordings } from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";

/** 437. "Prevent the next 3 damage that would be dealt to it this turn." "Prevent all damage that would …" */
export const prevent = phrase<Prevent>()(
  { do: "prevent" },
  verb("prevent"),
  choice(["the next", number("amount")], [set("amount", "all"), "all"]),
  "damage that would be dealt to",
  field("to", unitObjects),
  "this turn",
);
/** 437. "Prevent all spell and ability damage this turn." */
export const preventEverywhere = phrase<PreventEverywhere>()(
  { do: "prevent-everywhere" },
  verb("prevent"),
  set("from", "spells-and-abilities"),
  "all spell and ability damage this turn",
);
const thatDamage = wordings<It>("that-damage", "it", () => [phrase<It>()({ refer: "it" }, "it")]);
/** 437. "The next time that unit would be dealt damage this turn, prevent it." */
export const preventIt = phrase<PreventIt>()(
  { do: "prevent-it" },
  verb("prevent"),
  field("what", thatDamage),
);
