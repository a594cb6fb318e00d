import type { ChooseName, GainTag, Name } from "../../../runtime/effects/actions/tags.ts";
import { choice, either, listOfSeveral, phrase, spelling, subject, verb } from "../../combinators/phrase.ts";
import { choosableName } from "../choosable-names.phrase.ts";
import { me } from "../references.phrase.ts";

/** 355.1, 760. "Name a tag." */
export const name = phrase<Name>()(
  { do: "name" },
  choice([verb("name")], [spelling(verb("choose"))]),
  either("naming", {
    tag: "a tag",
    card: [choice(["a card"], [spelling("a card name")])],
    type: "a card type",
  }),
);
/** 355.1. "Choose Bird, Cat, Dog, or Poro." "Each other player chooses Cards or Runes." */
export const chooseName = phrase<ChooseName>()(
  { do: "choose-name" },
  verb("choose"),
  listOfSeveral("names", choosableName, "or"),
);
/** 477.1. "I gain that tag." */
export const gainTag = phrase<GainTag>()({ do: "gain-tag" }, subject("who", me), verb("gain"), "that tag");
