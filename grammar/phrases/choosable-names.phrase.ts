import type { ChoosableName, Option } from "../../runtime/effects/actions/tags.ts";
import type { TagName } from "../../runtime/effects/filter.ts";
import { capital, either, phrase, singular, tag, wordings, type Category } from "../combinators/phrase.ts";

const options = {
  cards: [capital, "cards"],
  damage: [capital, "damage"],
  draw: [capital, "draw"],
  energy: "Energy",
  gear: [capital, "gear"],
  kill: [capital, "kill"],
  might: "Might",
  points: [capital, "points"],
  power: "Power",
  ready: [capital, "ready"],
  runes: [capital, "runes"],
  spells: [capital, "spells"],
  stun: [capital, "stun"],
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
