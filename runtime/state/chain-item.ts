import type { Cost, Instructions } from "../effects/index.ts";
import type { Attribution } from "./attribution.ts";
import type { Context, Round } from "./context.ts";
import type { LocationName } from "./request.ts";
import type { ObjectId, Player, TokenTraits, ZoneCard } from "./object.ts";

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
  readonly token: TokenTraits | null;
  readonly instructions: Instructions;
  /** 383.3.b, 403.1. What has to be paid to finalize a triggered ability. */
  readonly cost: Cost;
  /** One for each execution (820). */
  readonly rounds: readonly Round[];
  /** The checkpoint: how many sentences, over all rounds, have been executed; null before it begins to resolve. */
  readonly next: number | null;
  /** 391, 713. Bonus Damage that was granted to just this item. */
  readonly bonus: number;
  /** 355.2. Where a permanent enters. */
  readonly destination: LocationName | null;
  readonly entersReady: boolean;
  /** 428.5.c. Whom it has dealt damage to, for the Cleanup that follows it. */
  readonly dealtTo: Readonly<Record<ObjectId, Attribution>>;
  /** 356.1. What an effect that plays the card says of its cost. */
  readonly ignoring: "cost" | "energy-cost" | null;
  /** 811.1.d. The battlefield it was hidden at, if it was played from facedown. */
  readonly hiddenAt: string | null;
}
