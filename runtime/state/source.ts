import type { ObjectId, Player } from "./object.ts";

/** A source as it was when it acted: it may be gone when somebody asks (808.1.d.3). */
export interface Source {
  readonly kind: "spell" | "ability" | "unit" | "gear" | "battlefield" | "legend";
  readonly name: string;
  readonly object: ObjectId;
  /** Null for an uncontrolled battlefield. */
  readonly controller: Player | null;
}
