import type { BecomeCopy, CopyText } from "../../../runtime/effects/actions/copy.ts";
import type { Reference, SingleReference } from "../../../runtime/effects/reference.ts";
import { choice, field, optional, phrase, set, spelling, subject, verb } from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";
import { possessiveOfOther, severalReference, singleReference } from "../references.phrase.ts";

type CopyBy<Who> = Omit<BecomeCopy, "who"> & { readonly who: Who };
/** 477.1.b. "It becomes a copy of that unit." "They become copies of me." */
export const becomeCopy = [
  phrase<CopyBy<SingleReference>>()(
    { do: "become-copy" },
    subject("who", singleReference),
    verb("become"),
    "a copy of",
    field("of", unitObjects),
  ),
  phrase<CopyBy<Exclude<Reference, SingleReference>>>()(
    { do: "become-copy" },
    subject("who", severalReference),
    verb("become"),
    "copies of",
    field("of", unitObjects),
  ),
];

/** 136. "copy that unit's text to this Equipment's effect text for as long as this is attached to it" */
export const copyText = phrase<CopyText>()(
  { do: "copy-text" },
  verb("copy", "copies"),
  field("of", possessiveOfOther),
  "text to",
  choice(["this Equipment's"], [spelling("this gear's")]),
  "effect text",
  optional(set("whileAttached", true), "for as long as this is attached to it"),
);
