import type { BecomeCopy } from "../../../runtime/effects/actions/copy.ts";
import type { Reference, SingleReference } from "../../../runtime/effects/reference.ts";
import { field, phrase, subject, verb } from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";
import { severalReference, singleReference } from "../references.phrase.ts";

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
