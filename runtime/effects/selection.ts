import type { OtherDeck, RuneDeck } from "./deck.ts";
import type {
  AmongFilter,
  BattlefieldFilter,
  CardFilter,
  EitherFilter,
  FacedownFilter,
  GearFilter,
  GroupOfGear,
  GroupOfPermanents,
  GroupOfUnits,
  LegendFilter,
  PermanentFilter,
  RuneFilter,
  SomethingFilter,
  SpellFilter,
  UnitFilter,
} from "./filter.ts";

/**
 * When it is chosen: as the item is finalized (355.5, a target), as its cost is paid (357), or while it resolves
 * (355.17). In a reflexive or delayed ability: as that ability is finalized.
 */
export type ChosenAt = "finalization" | "cost" | "resolution";

interface Chosen {
  /** Counted through the whole ability, in the order of the text. */
  readonly choice: number;
  readonly chosenAt: ChosenAt;
}
/** "a unit" */
export interface One<Filter> extends Chosen {
  readonly select: "one";
  readonly of: Filter;
}
/** "another unit" (051) */
export interface Another<Filter> extends Chosen {
  readonly select: "another";
  readonly of: Filter;
}
/** "two units" */
export interface Exactly<Filter> extends Chosen {
  readonly select: "exactly";
  readonly count: number;
  readonly of: Filter;
}
/** "up to two units", "each of up to two units" (355.13), "up to one enemy unit at each location" */
export interface UpTo<Filter> extends Chosen {
  readonly select: "up-to";
  readonly each?: true;
  readonly count: number;
  readonly of: Filter;
  /** So many for every one of them. */
  readonly atEach?: "location" | "battlefield";
  /** The greatest sum of their Mights. */
  readonly totalMight?: number;
}
/** "any number of units here", "… at a battlefield with total Might 4 or less" (355.11, 355.13) */
export interface AnyNumber<Filter> extends Chosen {
  readonly select: "any-number";
  /** 355.14. "split among enemy units": it need not be said. */
  readonly implied?: true;
  readonly of: Filter;
  /** The greatest sum of their Mights. */
  readonly totalMight?: number;
}
/** "one of their units": chosen by the player who does it, on resolution (355.10.e). */
export interface OneOfTheirs<Filter> extends Chosen {
  readonly select: "one-of-theirs";
  readonly of: Filter;
}

/** Everything that fits; nobody chooses (355.10.d). */
export interface All<Filter> {
  readonly select: "all";
  /** "each unit here" */
  readonly each?: true;
  readonly of: Filter;
}
/** "friendly units" */
export interface Every<Filter> {
  readonly select: "every";
  readonly of: Filter;
}

/** 431.1.b. "the top 2 cards of your Main Deck": nobody chooses. Without a deck: that of who does it. */
export interface TopCards {
  readonly select: "top";
  readonly count: number;
  readonly deck?: OtherDeck | RuneDeck;
}

/** "a friendly unit and an enemy unit" */
export interface Both<Selected> {
  readonly select: "both";
  readonly first: Selected;
  readonly second: Selected;
}

export type ChoiceOf<Filter> =
  One<Filter> | Another<Filter> | Exactly<Filter> | UpTo<Filter> | AnyNumber<Filter> | OneOfTheirs<Filter>;
export type GroupOf<Filter> = All<Filter> | Every<Filter>;

export type UnitChoice = ChoiceOf<UnitFilter>;
export type UnitGroup = GroupOf<GroupOfUnits>;
export type GearChoice = ChoiceOf<GearFilter>;
export type GearGroup = GroupOf<GroupOfGear>;
export type CardGroup = All<CardFilter>;
export type PermanentGroup = GroupOf<GroupOfPermanents>;
export type AmongChoice =
  One<AmongFilter> | Exactly<AmongFilter> | UpTo<AmongFilter> | AnyNumber<AmongFilter>;
export type PermanentChoice = ChoiceOf<PermanentFilter> | AmongChoice | One<EitherFilter>;
export type RuneChoice = ChoiceOf<RuneFilter>;
export type RuneGroup = GroupOf<RuneFilter>;
export type LegendChoice = ChoiceOf<LegendFilter>;
export type FacedownChoice = ChoiceOf<FacedownFilter>;
export type SomethingChoice = One<SomethingFilter>;
export type LegendGroup = Every<LegendFilter>;
export type CardChoice = ChoiceOf<CardFilter>;
export type SpellChoice = ChoiceOf<SpellFilter>;
/** "a battlefield" (355.5) */
export type BattlefieldSelection = One<BattlefieldFilter>;

/** Every selection that asks a player. */
export type Choice =
  | UnitChoice
  | GearChoice
  | PermanentChoice
  | RuneChoice
  | LegendChoice
  | SomethingChoice
  | FacedownChoice
  | CardChoice
  | SpellChoice
  | BattlefieldSelection;
