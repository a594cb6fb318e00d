import type { AbilityCostChange, Cost, Instructions, ResourceCost } from "../effects/index.ts";
import type { Attribution } from "./attribution.ts";
import type { Context, Round } from "./context.ts";
import type { LocationName } from "./request.ts";
import type { AsCopy, ObjectId, Player, TokenTraits, ZoneCard } from "./object.ts";

/** 818.1.c.2, 819.1.d, 821.1.c: attach this, or an Equipment, to a unit; 827.1.c.1: empower this. */
export type KeywordEffect = "attach-this" | "attach-an-equipment" | "empower-this";

/** 328. A card, a token or an ability on the chain. */
export interface ChainItem {
  /** Named "item 7" where a player chooses it. */
  readonly id: number;
  readonly kind: "spell" | "permanent" | "ability";
  /** 346.1. It triggered, or it adds resources. */
  readonly triggered: boolean;
  /** 337.2, 429.2. It resolves as soon as it is finalized. */
  readonly immediate: boolean;
  readonly status: "pending" | "finalized";
  readonly controller: Player;
  readonly context: Context;
  /** The card, as it is on the chain; absent for abilities and tokens. */
  readonly card: (ZoneCard & { readonly owner: Player }) | null;
  /** The zone that the card was played from. */
  readonly from: "hand" | "deck" | "trash" | "banished" | "champion";
  readonly token: TokenTraits | null;
  readonly instructions: Instructions;
  /** What a keyword does that no text spells out; it is executed in place of instructions. */
  readonly keyword: KeywordEffect | null;
  /** 383.3.e.2.b. The ability that it counts for, if it is performed: "once each turn". */
  readonly countedAs: string | null;
  /** 403.1.a. What has to be paid for an activated ability. */
  readonly cost: Cost;
  /** 404. What an activated ability says of its cost. */
  readonly costChange: AbilityCostChange | null;
  /** One for each execution (820). */
  readonly rounds: readonly Round[];
  /** The checkpoint: how many sentences, over all rounds, have been executed; null before it begins to resolve. */
  readonly next: number | null;
  /** 391, 713. Bonus Damage that was granted to just this item. */
  readonly bonus: number;
  /** 054.1. "The next spell you play this turn can't be countered." */
  readonly uncounterable?: true;
  /** 355.2. Where a permanent enters. */
  readonly destination: LocationName | null;
  /** 355.2.b. Where it may be played, as the effect that plays it says. */
  readonly among: "any-battlefield" | "controlled-battlefield" | null;
  /** 434. The unit that it is attached to as it enters: "play an Equipment and attach it to me". */
  readonly attachTo?: ObjectId;
  /** 477.1.b. What it becomes a copy of once it has been played. */
  readonly copyOf?: AsCopy;
  /** 355.1. The tag that was named or chosen for it. */
  readonly named?: string;
  /** 477.1. A tag that it has besides those of its card. */
  readonly gainsTag?: string;
  /** Where its card goes as it leaves the chain, if not into the trash. */
  readonly goesTo?: "deck" | "banished" | "hand";
  /** 184.1, 369.3. How it enters, if it is said. */
  readonly enters: "ready" | "exhausted" | null;
  /** 428.5.c. Whom it has dealt damage to, for the Cleanup that follows it. */
  readonly dealtTo: Readonly<Record<ObjectId, Attribution>>;
  /** 356.1. What an effect that plays the card says of its cost. */
  readonly ignoring: "cost" | "energy-cost" | "power-cost" | "all-costs" | null;
  /** 356.1.a. "for [Cost]": in place of its base cost. */
  readonly baseCost: ResourceCost | null;
  /** "You may play this from your trash": said by the spell while it resolves, done once it is in the trash. */
  readonly again: {
    readonly baseCost: ResourceCost | null;
    /** Who plays it then; without it its controller. */
    readonly by?: Player;
    readonly bonus?: number;
  } | null;
  /** 356.4. What the effect that plays it reduces its cost by. */
  readonly discount: ResourceCost | null;
  /** 357. The Energy that was paid for it. */
  readonly energySpent: number;
  /** 811.1.d. The battlefield it was hidden at, if it was played from facedown. */
  readonly hiddenAt: string | null;
}
