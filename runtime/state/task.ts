import type { Act } from "./act.ts";

/**
 * 333. What has to be done next. A step of the machine is one task: it runs from one checkpoint to the next, or stops at
 * a question, and then it is run again from its start with the answer.
 */
export type Task =
  /** What a player has decided to do (410.1), or a bare game action. */
  | { readonly task: "act"; readonly act: Act }
  /** 354-359. A card that an effect plays: the steps that wait until the effect has been executed (354.3). */
  | { readonly task: "finalize"; readonly item: number }
  /** 340. One sentence of the item. */
  | { readonly task: "execute"; readonly item: number }
  | { readonly task: "finish"; readonly item: number }
  /** 318-324. */
  | { readonly task: "cleanup"; readonly special: "combat" | "ending" | null }
  /** 341-348. */
  | { readonly task: "open-showdown" }
  | { readonly task: "close-showdown" }
  /** 465. */
  | { readonly task: "combat-damage" }
  /** 466.3 */
  | { readonly task: "combat-result" }
  /** 466.5 */
  | { readonly task: "establish-control" }
  /** 466.7 */
  | { readonly task: "end-combat" }
  /** 314-317. The next phase or step of the turn. */
  | { readonly task: "next-phase" };

export type TaskKind = Task["task"];
