import type { CardType, Domain, ResourceUse } from "../effects/index.ts";
import type { Attribution } from "./attribution.ts";
import type { ChainItem } from "./chain-item.ts";
import type { Happening } from "./event.ts";
import type { Continuous } from "./continuous.ts";
import type {
  BattlefieldId,
  FacedownCard,
  GameObject,
  ObjectId,
  Player,
  Rune,
  RuneCard,
  ZoneCard,
} from "./object.ts";
import type { Source } from "./source.ts";
import type { Waiting } from "./request.ts";
import type { Task } from "./task.ts";

/** 165. Unspent resources. "any" is Power that pays for every domain (135.2.e.5.b). */
export type PowerPool = Readonly<Partial<Record<Domain | "any", number>>>;

/** 108. What belongs to one player. Lists of cards: the top card of a deck first, the others in order of arrival. */
export interface PlayerState {
  readonly hand: readonly ZoneCard[];
  readonly deck: readonly ZoneCard[];
  readonly trash: readonly ZoneCard[];
  readonly banished: readonly ZoneCard[];
  readonly champion: readonly ZoneCard[];
  /** 103.2.a. The name of the Chosen Champion, if it is known. */
  readonly chosenChampion?: string;
  readonly runes: readonly Rune[];
  /** 108.5. The Rune Deck, the top rune first. */
  readonly runeDeck: readonly RuneCard[];
  readonly energy: number;
  readonly power: PowerPool;
  /** Beside these: what can be spent only for some things. */
  readonly earmarked: readonly Earmarked[];
  readonly points: number;
  readonly xp: number;
}

/** 190. A battlefield; `card` is its name, null for one without a text. */
export interface Battlefield {
  readonly card: string | null;
  /** 438.7. What it has replaced, the latest last. */
  readonly replaced?: readonly string[];
  readonly controller: Player | null;
  /** 190.3. The player who applied Contested. */
  readonly contestedBy: Player | null;
}

/** 341. The showdown in progress, or the combat that it belongs to (464). */
export interface Showdown {
  readonly at: BattlefieldId;
  readonly combat: boolean;
  readonly attacker: Player;
  readonly focus: Player;
  /** How many players have passed Focus in sequence. */
  readonly passes: number;
  /** What is next: players may act ("open"), or a step of the combat that has closed (348.1). */
  readonly step: "open" | "damage" | "result" | "control" | "end";
  /** Attackers were recalled in the Combat Cleanup (466.3.d). */
  readonly recalled: boolean;
}

export type Phase =
  "awaken" | "beginning" | "scoring" | "channel" | "draw" | "main" | "ending" | "expiration" | "over";

/** 444. What a player has paid at once. */
export interface Spent {
  readonly player: Player;
  readonly energy: number;
  readonly power: number;
  /** The type of the card that was played for it; null where it was something else. */
  readonly played: CardType | null;
}

/** 429. Resources that can be spent only for some things. */
export interface Earmarked {
  readonly energy: number;
  readonly power: PowerPool;
  readonly only: ResourceUse;
}

/** 355.5. An object that was chosen as a spell or an ability was finalized. */
export interface Chosen {
  readonly player: Player;
  readonly object: GameObject;
  /** "unit": an ability of a unit */
  readonly with: Source["kind"];
}

/** Something that has happened this turn. */
export interface Past {
  readonly happened: Happening;
  /** The player responsible (411). */
  readonly by: Player | null;
  /** The object that it happened to, as it was; null for what is not on the board. */
  readonly object: GameObject | null;
  readonly phase: Phase;
}

/** What has happened this turn, for texts that look back. */
/** 419.4.b. A card that was finalized, and where it was played from. */
export interface CardPlayed extends Pick<ChainItem, "from" | "hiddenAt"> {
  readonly player: Player;
  readonly key: string;
  readonly name: string;
}
export interface ThisTurn {
  /** Cards that each player has finalized (419.4.b), in order. */
  readonly played: readonly CardPlayed[];
  /** Cards that were drawn, in order. */
  readonly drawn: readonly { readonly player: Player; readonly card: ObjectId }[];
  /** What has happened, as far as texts look back to it, in order. */
  readonly past: readonly Past[];
  /** 417. How often cards have dealt damage, by the key of each. */
  readonly dealt: Readonly<Record<string, number>>;
  /** 437. What abilities have prevented of "the first 3 damage", by the key of each. */
  readonly prevented: Readonly<Record<string, number>>;
  /** Modes that have been chosen by texts that say "you've not chosen this turn". */
  readonly modes: readonly string[];
  /** 355.5. What was chosen, as it was, once for each time, and for a spell or for an ability of what. */
  readonly chosen: readonly Chosen[];
  /** 470. "A field" */
  readonly scored: readonly string[];
  /** 467. The points that have been scored. */
  readonly points: readonly {
    readonly player: Player;
    readonly how: "conquer" | "hold" | "effect";
    readonly points: number;
  }[];
  /** Abilities that can be used once per turn and have been: "object number". */
  readonly activated: readonly string[];
  /** 357, 444. What has been paid. */
  readonly spent: readonly Spent[];
  /** 469.1. "A field": who conquered what */
  readonly conquered: readonly string[];
  /** Abilities that trigger the Nth time, or once each turn: "object ability", once for each time. */
  readonly triggered: readonly string[];
}

/** 124, 359.3.e.13. What is known of an object that has become another one. */
export interface Gone {
  readonly object: GameObject;
  readonly might: number;
}

/**
 * The whole game as plain JSON. Nothing in it is ever changed in place; it survives JSON at any moment, also while a
 * question is open. Cards are not part of it: it holds names, which a `CardRegistry` resolves.
 */
export interface State {
  readonly turn: Player;
  /** Counted from 1. */
  readonly turnNumber: number;
  readonly phase: Phase;
  /** "free": paying Energy and Power is not asked. */
  readonly costs: "free" | "real";
  readonly victoryScore: number;
  readonly winner: Player | null;
  readonly players: Readonly<Record<Player, PlayerState>>;
  /** Permanents and legends, in order of arrival: a new object always comes last. */
  readonly objects: readonly GameObject[];
  readonly facedown: readonly FacedownCard[];
  readonly battlefields: Readonly<Record<BattlefieldId, Battlefield>>;
  /** The oldest item first. */
  readonly chain: readonly ChainItem[];
  /** How many players have passed Priority in sequence. */
  readonly passes: number;
  readonly priority: Player | null;
  /** 346.1. What opened the chain was not a card or an activated ability. */
  readonly chainOpenedByTrigger: boolean;
  readonly showdown: Showdown | null;
  readonly continuous: readonly Continuous[];
  /** 333. Outstanding tasks, the next one first. */
  readonly tasks: readonly Task[];
  /** The open question. The state is then the one before the step that asks; `look` shows how far the step has come. */
  readonly waiting: Waiting | null;
  /** 428.5.c. Of the item that resolved last, for the next Cleanup. */
  readonly attribution: Readonly<Record<ObjectId, Attribution>>;
  readonly thisTurn: ThisTurn;
  /** Players who have begun a Beginning Phase, or a turn in the middle of which the game was set up. */
  readonly begun: readonly Player[];
  /** 709. Units whose Might was less than 5 when it was looked at last. */
  readonly notMighty: readonly ObjectId[];
  /** What each player assigned beyond lethal damage in the latest combat (465.2.c.4). */
  readonly excess: Readonly<Record<Player, number>>;
  /** Kept until the chain is empty. */
  readonly gone: Readonly<Record<ObjectId, Gone>>;
  /** The ids that objects got in their new zones (124), by those they had; kept until the chain is empty. */
  readonly became: Readonly<Record<ObjectId, ObjectId>>;
  /** 427.3. Which cards were banished by which objects. */
  readonly banishedBy?: readonly { readonly by: ObjectId; readonly card: ObjectId }[];
  /** 369.1. "The next time …": the abilities on the board that have been applied, "object number". */
  readonly usedUp?: readonly string[];
  /** 480. The passive abilities whose order is seen, in the order in which they have begun to apply. */
  readonly timestamps?: readonly string[];
  /** 735. Whose turns follow this one, the next one first. */
  readonly extraTurns?: readonly Player[];
  /** 737. Whose turn it is after those. */
  readonly turnAfter?: Player | null;
  readonly nextId: number;
  /** Of the random numbers still to come. */
  readonly seed: number;
  readonly eventCount: number;
}
