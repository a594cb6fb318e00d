import type { Setup } from "../../../runtime/index.ts";
import { spellOf, unitOf } from "./from-text.ts";
import { Table } from "./table.ts";

export const cards = [
  spellOf("Study", "Draw 2."),
  spellOf("Rest", "Exhaust a unit."),
  spellOf("Rouse", "Ready a unit."),
  spellOf("Tidy", "Recycle 2 from your trash."),
  spellOf("Undo", "Put an enemy unit on the bottom of its owner's Main Deck."),
  spellOf("Purge", "Discard 1."),
  spellOf("Daze All", "Stun a unit."),
  spellOf("Show", "Reveal the top 2 cards of your Main Deck."),
  spellOf("Take One", "Reveal the top 2 cards of your Main Deck. Draw one of them and recycle the rest."),
  spellOf("No", "[Reaction]\nCounter a spell."),
  spellOf("Cheer", "Buff a unit."),
  spellOf("Cheer and Learn", "Buff a unit. If you do, draw 1."),
  spellOf("Exile", "Banish a unit."),
  spellOf("End", "Kill a unit."),
  spellOf("Spark", "Deal 3 to a unit."),
  spellOf("Flow of Runes", "Channel 1 rune exhausted."),
  spellOf("Flow of Runes Ready", "Channel 1 rune."),
  spellOf("Look Deep", "Look at the top 3 cards of your Main Deck. Draw one of them and recycle the rest."),
  spellOf("Twice as Strong", "Double a unit's Might this turn."),
  spellOf("Trade Places", "Swap the Might of two units this turn."),
  spellOf("Foresee", "[Predict 2]."),
  spellOf("Crown", "Empower a unit."),
  spellOf("Humble", "Disempower a unit."),
  spellOf("Mend All", "Heal all units."),
  spellOf("Call Home", "Recall a unit."),
  spellOf("Grave Call", "You may play a unit from your trash, ignoring its cost."),
  unitOf("Readied", 2, "When you ready me, draw 1."),
  unitOf("Buffed", 2, "When you buff me, draw 1."),
  unitOf("Dropped", 2, "When you discard me, draw 1."),
  unitOf("Stunner", 2, "When you stun a unit, draw 1."),
  unitOf("Seer of Spells", 2, "When you play a spell, gain 1 XP."),
  unitOf("Twice Buffed", 2, "I can have any number of buffs."),
  unitOf("Runner", 2, "When I move, draw 1."),
  unitOf("Rooted", 2, "I can't move."),
  unitOf("Royal", 2, "When I become [Empowered], draw 1."),
  unitOf("Empowered One", 2, "[Empowered][>] I have +3 [M]."),
];
export const deck = ["Dummy", "Soldier", "Guard", "Archer", "Dummy"];
export const mine = { card: "Dummy", controller: "A" } as const;
export const theirs = { card: "Dummy", controller: "B" } as const;
export const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
export const a = (now: Table) => now.state.players.A;
export const hand = (now: Table): number => a(now).hand.length;
export const use = (now: Table, name: string, ...keys: readonly string[]): Table =>
  (keys.length === 0 ? now.play(name) : now.play(name).targetsIfAsked(...keys)).resolve();
