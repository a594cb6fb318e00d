import type { Case, ChooseMode, DoByCase, Mode } from "../../../runtime/effects/actions/modes.ts";
import type { Sentence } from "../../../runtime/effects/instruction.ts";
import {
  category,
  choice,
  either,
  field,
  forward,
  list,
  mark,
  numeral,
  optional,
  phrase,
  plural,
  sequence,
  set,
  spelling,
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import { condition } from "../conditions/condition.phrase.ts";
import { possessive } from "../references.phrase.ts";

/** A sentence without modes of its own: modes are not nested. Its phrases are those of plain sentences. */
export const modeSentence = forward<Sentence>("mode-sentence", "an instruction");

const bullet = choice(["-"], [mark("*")], [mark("•")]);
const mode = wordings<Mode>("mode", "a mode", () => [
  phrase<Mode>()({ mode: "listed" }, bullet, list("instructions", modeSentence, "none")),
]);
const howMany = sequence(
  optional(set("upTo", true), "up to"),
  choice(
    [set("count", 1), "one"],
    [numeral("count")],
    [set("range", "one-or-both"), set("count", 2), "one or both"],
    [set("range", "any-number"), set("count", 1), "any number"],
  ),
);
const bothIf = optional(
  ". If",
  field("bothIf", () => condition),
  ", choose both instead",
);
const restriction = optional(
  either("not", {
    "already-chosen": [choice(["you haven't already chosen"], [spelling("that hasn't been chosen")])],
    "chosen-this-turn": [
      choice(
        ["you've not chosen this turn"],
        [spelling("you haven't chosen this turn")],
        [spelling("that hasn't been chosen this turn")],
      ),
    ],
  }),
);
/** 355.3. "Choose one — …" "Do one of the following: …" */
export const chooseMode = phrase<ChooseMode>()(
  { do: "choose-mode" },
  choice(
    [
      verb("choose"),
      howMany,
      optional(spelling("of the following")),
      restriction,
      bothIf,
      choice(["—"], [spelling(":")]),
    ],
    [
      set("asTrigger", true),
      verb("do", "does"),
      howMany,
      "of the following",
      restriction,
      choice([":"], [spelling("—")]),
    ],
  ),
  plural,
  list("modes", mode, "none"),
);

const caseOf = wordings<Case>("case", "a case", () => [
  phrase<Case>()(
    { case: "listed" },
    bullet,
    either("is", {
      unit: "unit",
      spell: "spell",
      gear: "gear",
      fury: "[R]",
      calm: "[G]",
      mind: "[B]",
      body: "[O]",
      chaos: "[P]",
      order: "[Y]",
    }),
    "—",
    list("instructions", modeSentence, "none"),
  ),
]);
/** 387.1.b. "Do the following based on the discarded card's type: …" */
export const doByCase = phrase<DoByCase>()(
  { do: "do-by-case" },
  choice(["do the following"], [set("one", true), "do one of the following"]),
  "based on",
  field("of", possessive),
  either("by", { type: "type", domain: "domain" }),
  ":",
  list("cases", caseOf, "none"),
);
/** What ends with a list of modes, and so ends a sentence. */
export const modal = category<ChooseMode | DoByCase, "do">("modal", "a choice of modes", "do", () => ({
  "choose-mode": chooseMode,
  "do-by-case": doByCase,
}));
