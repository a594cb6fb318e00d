import type { LocationName } from "./request.ts";
import type { BattlefieldId, ObjectId, Player } from "./object.ts";

export type PlayedFrom = "hand" | "trash" | "deck" | "champion" | "facedown" | "banished";

/** What a player does (410.1). The machine refuses what the rules do not allow, with the reason. */
export type DiscretionaryAct =
  /** 349-359. `object`: the id of the card in its zone. */
  | { readonly act: "play"; readonly player: Player; readonly object: ObjectId; readonly from: PlayedFrom }
  /** 376, 398-406. `ability`: which of its activated abilities, counted from 1; keywords such as Equip count. */
  | { readonly act: "activate"; readonly player: Player; readonly object: ObjectId; readonly ability: number }
  /** 144, 420.3. */
  | {
      readonly act: "standard-move";
      readonly player: Player;
      readonly units: readonly ObjectId[];
      readonly to: LocationName;
    }
  /** 421. */
  | { readonly act: "hide"; readonly player: Player; readonly object: ObjectId; readonly at: BattlefieldId }
  /** 338.1.b, 347.2. */
  | { readonly act: "pass"; readonly player: Player }
  /** 316.9. The Ending Phase; the turn stops before the next one begins. */
  | { readonly act: "end-turn" }
  /** 315. The Start of Turn of this player, up to the Main Phase. */
  | { readonly act: "start-turn"; readonly player: Player };

/** A game action without a card, for tests of the rules. The turn player performs it unless `by` says otherwise. */
export type BareAct =
  | { readonly act: "deal"; readonly to: ObjectId; readonly amount: number; readonly by: Player }
  | { readonly act: "kill"; readonly objects: readonly ObjectId[] }
  | { readonly act: "heal"; readonly objects: readonly ObjectId[] }
  | { readonly act: "draw"; readonly player: Player; readonly count: number }
  /** An effect's move. */
  | { readonly act: "move"; readonly objects: readonly ObjectId[]; readonly to: LocationName };

export type Act = DiscretionaryAct | BareAct;
