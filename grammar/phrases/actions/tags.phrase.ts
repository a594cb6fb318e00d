import type { ChooseName, GainTag, NameTag } from "../../../runtime/effects/actions/tags.ts";
import { choice, list, phrase, spelling, subject, verb } from "../../combinators/phrase.ts";
import { choosableName } from "../choosable-names.phrase.ts";
import { me } from "../references.phrase.ts";

/** 355.1. "Name a tag." */
export const nameTag = phrase<NameTag>()(
  { do: "name-tag" },
  choice([verb("name")], [spelling(verb("choose"))]),
  "a tag",
);
/** 355.1. "Choose Bird, Cat, Dog, or Poro." "Each other player chooses Cards or Runes." */
export const chooseName = phrase<ChooseName>()(
  { do: "choose-name" },
  verb("choose"),
  list("names", choosableName, "or"),
);
/** 477.1. "I gain that tag." */
export const gainTag = phrase<GainTag>()({ do: "gain-tag" }, subject("who", me), verb("gain"), "that tag");
