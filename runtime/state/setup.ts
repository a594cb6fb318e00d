import type { Domain } from "../effects/index.ts";
import type { LocationName } from "./request.ts";
import type { BattlefieldId, Player } from "./object.ts";
import type { PowerPool } from "./state.ts";

/** A permanent that is on the board from the start. */
export interface ObjectSetup {
  /** The name of a card, or of a token. */
  readonly card: string;
  readonly controller: Player;
  /** The controller if left out. */
  readonly owner?: Player;
  /** The base of the controller if left out. */
  readonly at?: LocationName;
  readonly damage?: number;
  /** In place of the printed Might. */
  readonly might?: number;
  readonly exhausted?: boolean;
  readonly stunned?: boolean;
  readonly buffed?: boolean;
  readonly empowered?: boolean;
  readonly token?: boolean;
  /** The key of another object. */
  readonly attachedTo?: string;
}

/** A number of runes whose domains nobody asks for, or the domains. */
export type RunesSetup = number | readonly Domain[];

export interface PlayerSetup {
  readonly hand?: readonly string[];
  /** The top card first. */
  readonly deck?: readonly string[];
  readonly trash?: readonly string[];
  readonly banished?: readonly string[];
  readonly champion?: string;
  readonly legend?: string;
  /** How many runes there are, or the domains of them. */
  readonly runes?: { readonly ready?: RunesSetup; readonly exhausted?: RunesSetup };
  /** How many runes there are, or the domains of them, the top rune first. */
  readonly runeDeck?: RunesSetup;
  readonly energy?: number;
  readonly power?: PowerPool;
  readonly points?: number;
  readonly xp?: number;
}

/**
 * A game to start from: the Main Phase of a turn, in an open state. The keys of `objects` become the `key` of the game
 * objects; cards of the zones get keys such as "A hand 0".
 */
export interface Setup {
  readonly turn?: Player;
  readonly costs?: "free" | "real";
  readonly seed?: number;
  readonly victoryScore?: number;
  readonly battlefields?: Readonly<
    Record<BattlefieldId, { readonly card?: string; readonly controller?: Player }>
  >;
  /** In order of arrival. */
  readonly objects?: Readonly<Record<string, ObjectSetup>>;
  readonly A?: PlayerSetup;
  readonly B?: PlayerSetup;
}
