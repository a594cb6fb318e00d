import type {
  Card,
  Instructions,
  ObjectSetup,
  Setup,
  Trigger,
  TriggerEvent,
} from "../../../runtime/index.ts";
import { Table } from "./table.ts";

const xp: Instructions = [{ actions: [{ do: "gain-xp", step: 0, amount: 1 }] }];
export const watcherCard = (when: Trigger, instructions: Instructions = xp): Card => ({
  name: "Watcher",
  type: "unit",
  supertypes: [],
  domains: [],
  tags: [],
  might: 4,
  abilities: [{ ability: "triggered", when, instructions }],
});
export const me = { refer: "me", means: [{ is: "self" }] } as const;
export const enemy = { kind: "unit", side: "enemy" } as const;
export const friendly = { kind: "unit", side: "friendly" } as const;

export const objects: Readonly<Record<string, ObjectSetup>> = {
  watcher: { card: "Watcher", controller: "A" },
  friend: { card: "Soldier", controller: "A" },
  foe: { card: "Dummy", controller: "B", at: "field" },
};
export const board: Setup = {
  battlefields: { field: { controller: "B" }, hill: { controller: "A" }, free: {} },
  objects,
  A: { deck: ["Soldier", "Bolt", "Dummy"], hand: ["Bolt"] },
  B: { deck: ["Soldier", "Bolt"] },
};
/** A table with a Watcher of A that gains 1 XP when this happens. */
export const waiting = (
  event: TriggerEvent,
  more: Readonly<Record<string, ObjectSetup>> = {},
  setup: Setup = {},
): Table =>
  new Table(
    { ...board, ...setup, objects: { ...objects, ...more } },
    watcherCard({ trigger: "when", event }),
  );
export const gained = (table: Table): number => table.resolve().fight().state.players.A.xp;
