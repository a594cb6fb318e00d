import type {
  AsAbility,
  Dependence,
  KeywordName,
  Passive,
  PassiveAbility,
  ReplacementAbility,
  TriggeredAbility,
} from "../effects/index.ts";
import type { CardRegistry } from "../registry.ts";
import type { StandingReplacement } from "./standing.ts";
import type { Context, GameObject, State } from "../state/index.ts";

/** 801.3.b. What a keyword stands for is there for as long as the object has the keyword. */
export interface HasKeyword {
  readonly dependent: "keyword";
  readonly keyword: KeywordName;
}
export type DependsOn = Dependence | HasKeyword;

/** An ability of something on the board, with the words it is read by. */
export interface Active<Kind> {
  readonly ability: Kind;
  /** 727. It is inactive unless all of these hold. */
  readonly dependsOn: readonly DependsOn[];
  readonly context: Context;
  /** The same for the same ability of the same object. */
  readonly key: string;
  /** Later lines of the same object that say "instead": where one of them applies, this one does not. */
  readonly replacedBy?: readonly Active<Kind>[];
}
export type PassiveOf<Kind extends Passive["passive"]> = Extract<Passive, { readonly passive: Kind }>;

/** What is derived from a board once, and not for each question: the abilities on it that are not inactive (720). */
export interface Board {
  readonly battlefields: State["battlefields"];
  readonly cards: CardRegistry;
  readonly passives: readonly Active<PassiveAbility>[];
  /** Those of them that say that objects have an ability. */
  readonly granting: readonly Active<PassiveAbility>[];
  /** 480. There is one at least whose order is seen, active or not. */
  readonly ordered: boolean;
  readonly triggered: readonly Active<TriggeredAbility>[];
  readonly as: readonly Active<AsAbility>[];
  readonly replacements: readonly Active<ReplacementAbility | StandingReplacement>[];
  /** What is attached to something, by the id of its top-most card (719). */
  readonly attachments: ReadonlyMap<string, readonly GameObject[]>;
}
