import type { TagName } from "../../../runtime/effects/filter.ts";
import { list, phrase, tag, wordings } from "../../combinators/phrase.ts";

/** "a Mech", "Birds, Cats, or Dogs" */
export const oneOfTags = wordings<TagName>("tag-name", "a tag", () => [phrase<TagName>()({}, tag("tag"))]);
export const tagged = list("tags", oneOfTags, "or");
