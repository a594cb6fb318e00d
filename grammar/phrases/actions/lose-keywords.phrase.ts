import type { UnitGroup } from "../../../runtime/effects/selection.ts";
import type { Duration } from "../../../runtime/effects/value.ts";
import type { LoseKeywords, LostKeyword } from "../../../runtime/effects/actions/lose-keywords.ts";
import {
  choice,
  list,
  optional,
  phrase,
  set,
  subject,
  union,
  verb,
  wordings,
  type Part,
} from "../../combinators/phrase.ts";
import { duration } from "../duration.phrase.ts";
import { keywordName } from "../keywords.phrase.ts";
import { reference } from "../references.phrase.ts";
import { saidUnitGroup, unitChoice } from "../selections.phrase.ts";

const lostKeyword = wordings<LostKeyword>("lost-keyword", "a keyword", () => [
  phrase<LostKeyword>()({}, keywordName),
]);
/** "[Tank] and [Shield]", "all keywords" */
export const lostKeywords: Part<Pick<LoseKeywords, "keywords">> = {
  node: choice([list("keywords", lostKeyword, "and")], [set("keywords", "all"), "all keywords"]).node,
};
const losing = union("losing", "a unit", () => [unitChoice, reference]);
type Losing<What extends LoseKeywords["what"]> = Omit<LoseKeywords, "what" | "duration"> & {
  readonly what: What;
};

/** 801.3.b. "A unit loses [Tank] this turn." Of a group it would be a passive ability without a duration. */
export const loseKeywords = [
  phrase<Losing<Exclude<LoseKeywords["what"], UnitGroup>> & Pick<LoseKeywords, "duration">>()(
    { do: "lose-keywords" },
    subject("what", losing),
    verb("lose"),
    lostKeywords,
    optional(duration),
  ),
  phrase<Losing<UnitGroup> & { readonly duration: Duration }>()(
    { do: "lose-keywords" },
    subject("what", saidUnitGroup),
    verb("lose"),
    lostKeywords,
    duration,
  ),
];
