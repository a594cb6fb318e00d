import type { Domain, Keyword } from "../effects/index.ts";

/** Two players, A and B. */
export type Player = "A" | "B";

/**
 * Names an object for as long as it is the same object: it becomes a new object, with a new id, whenever it changes
 * zones to or from a non-board zone (124). Two parts, "key:number".
 */
export type ObjectId = string;

/** The id of a battlefield, as the setup names it. */
export type BattlefieldId = string;

/** 197. Where permanents are: a base or a battlefield. */
export type Location =
  | { readonly at: "base"; readonly of: Player }
  | { readonly at: "battlefield"; readonly battlefield: BattlefieldId };

/** Where a game object on the board is. The Legend Zone is not a location (107.4.b). */
export type Place = Location | { readonly at: "legend-zone"; readonly of: Player };

/** 142.3. Damage marked on a unit. */
export interface Mark {
  /** A whole number, at least 1 (417.1.e). */
  readonly amount: number;
  /** The player who marked it (142.3.a); null where no player is responsible. */
  readonly by: Player | null;
}

/** What a text said of a token as it made it (184, 187). */
export interface TokenTraits {
  readonly might: number | null;
  readonly keywords: readonly Keyword[];
}

/** 119. A permanent, or a legend, on the board. */
export interface GameObject {
  readonly id: ObjectId;
  /** The physical card or token: the same for life. */
  readonly key: string;
  readonly name: string;
  /** 477.1.b. The name of the card, where it is a copy of something else. */
  readonly printedName?: string;
  /** 355.1. The tag that was named as it was played. */
  readonly named?: string;
  /** 477.1. A tag besides those of its card. */
  readonly gainedTag?: string;
  readonly kind: "unit" | "gear" | "legend";
  readonly owner: Player;
  readonly controller: Player;
  readonly place: Place;
  /** Null for a card. */
  readonly token: TokenTraits | null;
  /** 438.7. What it has replaced, the latest last; `card`: in Banishment, null for a token. */
  readonly replaced?: readonly {
    readonly name: string;
    readonly token: TokenTraits | null;
    readonly card: ObjectId | null;
  }[];
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly buffed: boolean;
  /** Buffs beside the first, of what can have any number of them. */
  readonly moreBuffs?: number;
  readonly empowered: boolean;
  /** In place of the printed Might; null: the printed one counts. */
  readonly baseMight: number | null;
  readonly damage: readonly Mark[];
  /** 718. The top-most card that this is attached to. */
  readonly attachedTo: ObjectId | null;
  /** 136. The card whose text is copied to its effect text; `while`: only attached to that. */
  readonly copiedText?: { readonly name: string; readonly while: ObjectId | null };
  /** 464.2.c.3. */
  readonly designation: "attacker" | "defender" | null;
  /** Whether its attack (or defend) triggers have been looked at in this combat (383.4.e.2.a, 383.4.f.2.a). */
  readonly fought: boolean;
}

/** 477.1.b. What a token, or a card, takes from what it becomes a copy of. */
export type AsCopy =
  | { readonly name: string; readonly token: TokenTraits }
  | { readonly name: string; readonly printedName: string; readonly baseMight: number | null };

/** A card that is not on the board: in a hand, a deck, a trash, a banishment, a champion zone, or on the chain. */
export interface ZoneCard {
  readonly id: ObjectId;
  readonly key: string;
  readonly name: string;
}

/** 107.3. A card facedown at a battlefield. */
export interface FacedownCard extends ZoneCard {
  readonly owner: Player;
  readonly battlefield: BattlefieldId;
  /** The turn it was hidden on: it may be played from the next turn on (811.1.b). */
  readonly turn: number;
}

/** 161. A rune in a Rune Deck. */
export interface RuneCard {
  readonly id: ObjectId;
  /** 161.1. Null where the setup says only how many there are. */
  readonly domain: Domain | null;
}
/** A rune on the board. */
export interface Rune extends RuneCard {
  readonly exhausted: boolean;
}
