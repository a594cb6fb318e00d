import type { TagName } from "../filter.ts";
import type { Me } from "../reference.ts";

/** 355.1. "Name a tag.": remembered by what is played; "the named tag" is it. */
export interface NameTag {
  readonly do: "name-tag";
  readonly step: number;
}

/** 355.1. "Choose Bird, Cat, Dog, or Poro." */
export interface ChooseTag {
  readonly do: "choose-tag";
  readonly step: number;
  readonly tags: readonly TagName[];
}

/** 477.1. "I gain that tag." */
export interface GainTag {
  readonly do: "gain-tag";
  readonly step: number;
  readonly who: Me;
}
