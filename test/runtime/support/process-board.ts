import type { Setup } from "../../../runtime/index.ts";
import { fromText, gearOf, spellOf, unitOf } from "./from-text.ts";
import { Table } from "./table.ts";

export const cards = [
  spellOf("Strike", "Deal 2 to a unit at a battlefield.\nDraw 1."),
  spellOf("Reprieve", "[Reaction]\nMove a unit you control to its base."),
  spellOf("Sweep", "Kill all gear."),
  spellOf("Wake", "Ready a legend."),
  spellOf("Second Life", "Return a unit from your trash to your hand."),
  spellOf("Crossing", "Kill all units at a battlefield."),
  spellOf("Tithe", "Each player kills a unit they control."),
  spellOf("Toll", "Kill a friendly unit to draw 1."),
  spellOf("Rain", "Deal 5 damage split among up to 3 units."),
  spellOf("Empty Hands", "Discard 2, then draw 2."),
  spellOf("Swift Shot", "[Action]\nDeal 3 to a unit at a battlefield."),
  spellOf("Costly", "Draw 1.", { cost: { energy: 3, power: [] } }),
  spellOf("Cheaper", "[Repeat] [2]\nDraw 1.", { cost: { energy: 3, power: [] } }),
  unitOf("Grave Lord", 6, "As an additional cost to play me, kill a friendly unit."),
  unitOf("Scholar", 2, "As you play me, you may pay [1] as an additional cost. If you do, draw 1."),
  unitOf("Bargainer", 2, "Spells you play cost [1] less."),
  unitOf("Thrifty", 2, "Optional additional costs you pay cost [1] less."),
  unitOf("Envoy", 2, "When you play me, deal 1 to an enemy unit."),
  unitOf("Stoic", 4, "I can't be chosen by enemy spells and abilities."),
  unitOf("Proof", 3, "When you choose me, draw 1."),
  unitOf("Watcher", 3, "When you play a spell, gain 1 XP."),
  unitOf("Jailer", 3, "Opponents can't play units to battlefields."),
  gearOf("Lantern", "[E]: Draw 1."),
  gearOf("Pump", "[Reaction][>] [E]: [Add] [1]."),
  fromText("Old Sage", "legend", "[E]: Draw 1."),
];
export const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
export const mine = { card: "Dummy", controller: "A" } as const;
export const theirs = { card: "Dummy", controller: "B", at: "field" } as const;
export const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
export const options = (now: Table): readonly unknown[] =>
  now.asked !== undefined && "options" in now.asked ? now.asked.options : [];
export const energy = (now: Table): number => now.state.players.A.energy;
export const hand = (now: Table): number => now.state.players.A.hand.length;
