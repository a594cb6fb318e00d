import type { GameObject, ObjectId, Player, ZoneCard } from "./object.ts";
import type { AdditionalCost } from "./context.ts";
import type { ChainItem } from "./chain-item.ts";
import type { Source } from "./source.ts";
import type { TaskKind } from "./task.ts";

/** What every entry of the log says. `because` is the entry that caused it, so that a log is a tree. */
export interface EventFrame {
  /** Counted through the game. */
  readonly number: number;
  readonly because: number | null;
  readonly turn: number;
  readonly task: TaskKind;
  /** The rule that it happened by. */
  readonly rule: string;
  /** The player responsible (411). */
  readonly by: Player | null;
  readonly sources: readonly Source[];
}

/** What changed an amount of damage (372): "Ward of Three", from 4 to 1, 437.2. */
export interface DamageChange {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly rule: string;
}

/** 370.1.a. What happened. Plain data, made for a log and for triggers; the state does not keep it. */
export type Happening =
  /** 417. */
  | {
      readonly what: "damage";
      readonly object: ObjectId;
      readonly name: string;
      readonly amount: number;
      readonly printed: number;
      readonly bonus: number;
      readonly changes: readonly DamageChange[];
      readonly combat: boolean;
    }
  /** 428. `lastKnown` is the object as it was. */
  | {
      readonly what: "kill";
      readonly object: ObjectId;
      readonly name: string;
      readonly lastKnown: GameObject;
      readonly combat: boolean;
      /** What it became in the trash; null for a token (186.1). */
      readonly card: ZoneCard | null;
      /** What told a unit to deal the damage that killed it (417.6.b.3). */
      readonly through?: ObjectId;
    }
  /** 370. It would have happened, but something else did. */
  | {
      readonly what: "replaced";
      readonly object: ObjectId;
      readonly name: string;
      readonly would: "die" | "be-dealt-damage" | Happening["what"];
    }
  | {
      readonly what: "attack" | "defend";
      readonly object: ObjectId;
      readonly name: string;
      readonly alone: boolean;
    }
  /** 383.3. An ability was put on the chain. */
  | {
      readonly what: "trigger";
      readonly object: ObjectId;
      readonly name: string;
      readonly item: number;
      readonly onEvent: number | null;
    }
  /** A card, a token or an ability is finalized: "play" for cards (350.1), "activate" for abilities. */
  | {
      readonly what: "finalize";
      readonly object: ObjectId;
      readonly name: string;
      readonly item: number;
      readonly targets: readonly ObjectId[];
    }
  /** 377.2, 406. An activated ability has been used. `energy`: of its base cost (204.1.b). */
  | {
      readonly what: "activate";
      readonly object: ObjectId;
      readonly name: string;
      readonly item: number;
      readonly energy: number;
    }
  /** 419.4.a. A card has been played: it has resolved, or entered the board. */
  | {
      readonly what: "play";
      readonly object: ObjectId;
      readonly name: string;
      readonly energyCost: number;
      /** 357. The Energy that was paid for it. */
      readonly energySpent: number;
      readonly token: boolean;
      /** The zone that it was played from. */
      readonly from: ChainItem["from"];
      /** The battlefield it was hidden at, if it was played from facedown. */
      readonly hiddenAt: string | null;
      /** 356.2. What was paid for it beside its cost, for its play effect. */
      readonly additionalCost: AdditionalCost;
    }
  /** 340.1. A sentence of an item is executed; of no item: as a card is played (355.1), or instead (370.1.b). */
  | {
      readonly what: "execute";
      readonly object: ObjectId;
      readonly name: string;
      readonly item: number | null;
    }
  /** 359.3.e.6. An instruction is ignored. */
  | { readonly what: "ignore"; readonly object: ObjectId; readonly name: string; readonly action: string }
  | { readonly what: "counter"; readonly object: ObjectId; readonly name: string; readonly item: number }
  | {
      readonly what: "move";
      readonly object: ObjectId;
      readonly name: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly what: "heal"; readonly object: ObjectId; readonly name: string; readonly amount: number }
  | {
      readonly what: "give";
      readonly object: ObjectId;
      readonly name: string;
      readonly might: number;
      readonly keywords: readonly string[];
    }
  | {
      readonly what:
        | "exhaust"
        | "ready"
        | "stun"
        | "buff"
        | "spend-buff"
        | "recall"
        | "attach"
        | "control"
        | "copy"
        | "return-to-hand"
        | "draw"
        | "discard"
        | "reveal"
        | "look"
        | "enter"
        | "hide"
        | "become-mighty"
        | "empower"
        | "disempower"
        | "channel"
        | "burn";
      readonly object: ObjectId;
      readonly name: string;
    }
  /** 416. `rune`: to the Rune Deck (416.1.b); `from`: the zone it was in. */
  | {
      readonly what: "recycle";
      readonly object: ObjectId;
      readonly name: string;
      readonly rune?: true;
      readonly from?: string;
    }
  /** 427. `from`: the zone it was in, if that was not the board. */
  | { readonly what: "banish"; readonly object: ObjectId; readonly name: string; readonly from?: string }
  /** 435. `from`: the top-most card that it was attached to. */
  | { readonly what: "detach"; readonly object: ObjectId; readonly name: string; readonly from: ObjectId }
  | { readonly what: "prevent" | "double"; readonly object: ObjectId | null; readonly name: string }
  | { readonly what: "pay" | "add"; readonly energy: number; readonly power: number }
  | {
      readonly what: "score";
      readonly how: "conquer" | "hold" | "effect" | "burn-out";
      readonly battlefield: string | null;
      readonly points: number;
      /** Nobody controlled the battlefield before (170.11.b). */
      readonly wasUncontrolled?: true;
    }
  | { readonly what: "gain-xp" | "spend-xp"; readonly amount: number }
  /** 464. A combat begins. */
  | { readonly what: "combat"; readonly battlefield: string }
  /** 345. A showdown begins. */
  | { readonly what: "showdown"; readonly battlefield: string }
  /** 436. So many cards have been looked at. */
  | { readonly what: "predict"; readonly count: number }
  /** 190. By the player who controls it now, or did before. */
  | { readonly what: "gain-battlefield" | "lose-battlefield"; readonly battlefield: string }
  /** 348, 466.7. */
  | { readonly what: "showdown-end" | "combat-end"; readonly battlefield: string }
  | {
      readonly what: "combat-result";
      readonly battlefield: string;
      readonly winner: Player | null;
      /** 740.3.a */
      readonly tied?: true;
    }
  | { readonly what: "phase"; readonly phase: string }
  /** 438. What has taken the place of the object. */
  | { readonly what: "replace"; readonly object: string; readonly name: string }
  /** 443.2. Replaced with nothing, by a card of this name. */
  | { readonly what: "skip"; readonly name: string; readonly skipped: string }
  | { readonly what: "win" };

export type GameEvent = Happening & EventFrame;
export type EventOf<What extends Happening["what"]> = Extract<GameEvent, { readonly what: What }>;
