import type { TagName } from "../../../runtime/effects/filter.ts";
import {
  choice,
  list,
  listOfSeveral,
  noun,
  phrase,
  sequence,
  spelled,
  tag,
  tagName,
  wordings,
} from "../../combinators/phrase.ts";

/** "a Mech", "Birds, Cats, or Dogs" */
export const oneOfTags = wordings<TagName>("tag-name", "a tag", () => [phrase<TagName>()({}, tag("tag"))]);
export const tagged = list("tags", oneOfTags, "or");

const beforeNoun = wordings<TagName>("tag-before-noun", "a tag", () => [
  phrase<TagName>()({}, tagName("tag")),
]);
/** "a Noxus or Demacia unit": the same as "a Noxus or Demacia" */
export const taggedUnit = spelled(sequence(list("tags", beforeNoun, "or"), noun("unit")));
export const taggedUnits = spelled(sequence(list("tags", beforeNoun, "or"), "units"));
/** "Bird, Cat, and Dog units", "Birds, Cats, and Dogs": units with any of these tags (187.8) */
export const severalTags = choice(
  [spelled(sequence(listOfSeveral("tags", beforeNoun, "and"), "units"))],
  [spelled(sequence(listOfSeveral("tags", oneOfTags, "and")))],
);
/** "a Noxus card" */
export const taggedCard = spelled(sequence(list("tags", beforeNoun, "or"), noun("card")));
