import type { UnitGroup } from "../../../runtime/effects/selection.ts";
import type { Duration } from "../../../runtime/effects/value.ts";
import type { LoseKeywords, LostKeyword } from "../../../runtime/effects/actions/lose-keywords.ts";
import { list, optional, phrase, subject, union, verb, wordings } from "../../combinators/phrase.ts";
import { duration } from "../duration.phrase.ts";
import { keywordName } from "../keywords.phrase.ts";
import { reference } from "../references.phrase.ts";
import { saidUnitGroup, unitChoice } from "../selections.phrase.ts";

export const lostKeyword = wordings<LostKeyword>("lost-keyword", "a keyword", () => [
  phrase<LostKeyword>()({}, keywordName),
]);
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
    list("keywords", lostKeyword, "and"),
    optional(duration),
  ),
  phrase<Losing<UnitGroup> & { readonly duration: Duration }>()(
    { do: "lose-keywords" },
    subject("what", saidUnitGroup),
    verb("lose"),
    list("keywords", lostKeyword, "and"),
    duration,
  ),
];
