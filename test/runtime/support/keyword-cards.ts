import type { Setup } from "../../../runtime/index.ts";
import { fromText, gearOf, spellOf, unitOf } from "./from-text.ts";
import { Table } from "./table.ts";

const cost = (energy: number) => ({ cost: { energy, power: [] } }) as const;
export const cards = [
  unitOf("Rusher", 2, "[Accelerate]", { domains: ["fury"] }),
  unitOf("Plain Rusher", 2, "[Accelerate]"),
  unitOf("Drummer", 2, "When a friendly unit is readied, gain 1 XP."),
  unitOf("Brute", 2, "[Assault]"),
  unitOf("Wall", 2, "[Shield]"),
  unitOf("Keeper", 2, "[Deathknell][>] Draw 1."),
  unitOf("Slick", 2, "[Deflect]"),
  unitOf("Flyer", 2, "[Ganking]"),
  unitOf("Mole", 2, "[Hidden]"),
  unitOf("Late Bloomer", 2, "[Legion][>] I have +2 [M].\n[Legion][>] I have [Tank]."),
  unitOf("Ward", 3, "[Tank]"),
  unitOf("Sniper", 3, "[Backline]"),
  unitOf("Wisp", 2, "[Temporary]\n[Temporary]"),
  unitOf("Oracle", 2, "[Vision]\n[Vision]"),
  unitOf("Lurker", 2, "[Ambush]"),
  unitOf("Pack Leader", 3, "[Hunt 2]\n[Hunt]"),
  unitOf("Student", 2, "[Level 3][>] I have +2 [M].\n[Level 3][>] When I attack, draw 1."),
  unitOf(
    "Ascendant",
    2,
    "[Empower] [1]\n[Empowered][>] I have +2 [M].\n[Empowered][>] When I become [Empowered], draw 1.",
  ),
  unitOf("Only One", 2, "[Unique]"),
  unitOf("Twice Rooted", 2, "[Accelerate]\n[Accelerate]"),
  unitOf("Doctor", 2, "Units you control have [Shield]."),
  spellOf("Volley", "[Repeat] [2]\nDeal 1 to a unit.", cost(1)),
  spellOf("Double Volley", "[Repeat] [1]\n[Repeat] [2]\nDraw 1.", cost(1)),
  spellOf("Frenzy", "Give a unit [Assault 3] this turn."),
  spellOf("Cover", "Give a unit [Shield 3] this turn."),
  spellOf("Mask", "Give a unit [Deflect 2] this turn."),
  spellOf("Oath", "Give a unit [Tank]."),
  spellOf("Dart", "Deal 1 to a unit."),
  spellOf("Lurk Shot", "[Hidden]\n[Action]\nDeal 2 to a unit."),
  spellOf("Quick Kill", "[Reaction]\nKill a unit."),
  gearOf("Totem", "[Temporary]"),
  fromText("Meadow", "battlefield", "Units here have [Ganking]."),
];
export const deck = ["Dummy", "Soldier", "Dummy", "Dummy"];
export const mine = { card: "Dummy", controller: "A" } as const;
export const theirs = { card: "Dummy", controller: "B", at: "field" } as const;
export const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
export const registry = new Map(cards.map((card) => [card.name, card]));
export const a = (now: Table) => now.state.players.A;
/** Hides a card of B at the field, and lets the next turn begin. */
export function hidden(card: string, setup: Setup = {}): Table {
  const now = table({ turn: "B", objects: { guard: theirs }, B: { deck, hand: [card] }, ...setup });
  const [first] = now.state.players.B.hand;
  now.act({ act: "hide", player: "B", object: first?.id ?? "", at: "field" });
  return now;
}
export const facedown = (now: Table): string => now.state.facedown[0]?.id ?? "";
