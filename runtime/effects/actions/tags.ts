import type { TagName } from "../filter.ts";
import type { Me } from "../reference.ts";

/** 355.1, 760. "Name a tag.": remembered by what is played; "the named tag" is it. */
export interface Name {
  readonly do: "name";
  readonly step: number;
  readonly naming: Nameable;
}
/** What can be named (760). */
export type Nameable = "card" | "type" | "tag";

/** Words of the game that a text gives a player to choose between. */
export type Option =
  "cards" | "damage" | "energy" | "gear" | "might" | "points" | "power" | "runes" | "spells" | "units" | "xp";
/** What can be chosen by its name. */
export type ChoosableName = TagName | { readonly option: Option };

/** 355.1. "Choose Bird, Cat, Dog, or Poro." "Each other player chooses Cards or Runes." */
export interface ChooseName {
  readonly do: "choose-name";
  readonly step: number;
  readonly names: readonly ChoosableName[];
}

/** 477.1. "I gain that tag." */
export interface GainTag {
  readonly do: "gain-tag";
  readonly step: number;
  readonly who: Me;
}
