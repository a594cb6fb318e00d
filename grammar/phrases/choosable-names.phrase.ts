import type { ChoosableName, Option } from "../../runtime/effects/actions/tags.ts";
import type { TagName } from "../../runtime/effects/filter.ts";
import { capital, either, phrase, singular, tag, wordings, type Category } from "../combinators/phrase.ts";

/** No verbs: "Choose Stun or ready any number of them." would be two things. */
const options = {
  cards: [capital, "cards"],
  damage: [capital, "damage"],
  energy: "Energy",
  gear: [capital, "gear"],
  might: "Might",
  points: [capital, "points"],
  power: "Power",
  runes: [capital, "runes"],
  spells: [capital, "spells"],
  units: [capital, "units"],
  xp: "XP",
} as const satisfies Readonly<Record<Option, unknown>>;

/** 355.1. What is chosen by its name: "Bird", "Cards" */
export const choosableName: Category<ChoosableName> = wordings<ChoosableName>(
  "choosable-name",
  "a tag, Cards or Runes",
  () => [
    phrase<TagName>()({}, singular, tag("tag")),
    phrase<{ readonly option: Option }>()({}, either("option", options)),
  ],
);
