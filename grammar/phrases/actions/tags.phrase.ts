import type { ChooseTag, GainTag, NameTag } from "../../../runtime/effects/actions/tags.ts";
import { list, phrase, singular, subject, verb } from "../../combinators/phrase.ts";
import { oneOfTags } from "../filters/tags.phrase.ts";
import { me } from "../references.phrase.ts";

/** 355.1. "Name a tag." */
export const nameTag = phrase<NameTag>()({ do: "name-tag" }, verb("name"), "a tag");
/** 355.1. "Choose Bird, Cat, Dog, or Poro." */
export const chooseTag = phrase<ChooseTag>()(
  { do: "choose-tag" },
  verb("choose"),
  singular,
  list("tags", oneOfTags, "or"),
);
/** 477.1. "I gain that tag." */
export const gainTag = phrase<GainTag>()({ do: "gain-tag" }, subject("who", me), verb("gain"), "that tag");
