import type { GainXp, Score, SpendXp } from "../../../runtime/effects/actions/score.ts";
import type { Derived } from "../../../runtime/effects/value.ts";
import {
  choice,
  field,
  noun,
  number,
  numberOf,
  optional,
  phrase,
  set,
  spelling,
  verb,
} from "../../combinators/phrase.ts";
import { counted } from "../filters/counted.phrase.ts";
import { derived } from "../values.phrase.ts";

/** 467. "You score 1 point." */
export const score = phrase<Score>()(
  { do: "score" },
  choice([set("gain", true), verb("gain")], [verb("score")]),
  numberOf("points"),
  optional(set("additional", true), "additional"),
  noun("point"),
  optional("for each", field("per", counted)),
);
/** 728. "Gain 1 XP." "Gain XP equal to its Might." */
export const gainXp = [
  phrase<GainXp & { readonly amount: number }>()(
    { do: "gain-xp" },
    verb("gain"),
    number("amount"),
    "XP",
    optional("for each", field("per", counted)),
  ),
  phrase<Omit<GainXp, "amount" | "per"> & { readonly amount: Derived }>()(
    { do: "gain-xp" },
    verb("gain"),
    "XP equal to",
    field("amount", derived),
  ),
];
/** 730.2. "spend 3 XP" */
export const spendXp = phrase<SpendXp>()(
  { do: "spend-xp" },
  choice([verb("spend")], [spelling(verb("pay"))]),
  number("amount"),
  "XP",
);
