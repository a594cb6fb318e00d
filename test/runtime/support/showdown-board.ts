import type { Setup } from "../../../runtime/index.ts";
import { fromText, spellOf, unitOf } from "./from-text.ts";
import { Table } from "./table.ts";

const cards = [
  spellOf("Quick Step", "[Action]\nMove a unit you control to its base."),
  spellOf("Quick Study", "[Action]\nDraw 1."),
  spellOf("Counterblow", "[Reaction]\nGain 1 XP."),
  spellOf("Slow Study", "Draw 1."),
  unitOf("Charger", 2, "When I attack, gain 1 XP."),
  unitOf("Warden", 2, "When I defend, draw 1."),
  unitOf("Victor", 4, "When I win a combat, gain 2 XP."),
  unitOf("Planter", 3, "When I conquer, draw 1."),
  unitOf("Settler", 3, "When I hold, draw 1."),
  unitOf("Observer", 3, "When you conquer, gain 1 XP."),
  unitOf("Stargazer", 3, "When you hold, gain 1 XP."),
  unitOf("Ambusher", 2, "[Ambush]"),
  unitOf("Sneak", 2, "[Hidden]"),
  unitOf("Bulwark", 2, "[Shield 2]"),
  fromText("Old Road", "battlefield", "When you conquer here, gain 1 XP."),
  fromText("Old Well", "battlefield", "When you hold here, gain 1 XP."),
];
export const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
export const mine = { card: "Dummy", controller: "A" } as const;
export const theirs = { card: "Soldier", controller: "B", at: "field" } as const;
export const table = (setup: Setup): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
export const pass = (now: Table, player: "A" | "B"): Table => now.act({ act: "pass", player });
export const focus = (now: Table): string | undefined => now.state.showdown?.focus;
export const points = (now: Table): readonly number[] => [
  now.state.players.A.points,
  now.state.players.B.points,
];
