import type { Action, Card, Instructions, Sentence, Setup } from "../../../runtime/index.ts";
import { Table } from "./table.ts";

export const named = (instructions: Instructions): Card => ({
  name: "The Spell",
  type: "spell",
  supertypes: [],
  domains: ["mind"],
  tags: [],
  abilities: [{ ability: "spell", instructions }],
});
export const board: Setup = {
  battlefields: { field: { controller: "A" } },
  objects: {
    mine: { card: "Dummy", controller: "A", at: "field" },
    theirs: { card: "Soldier", controller: "B" },
  },
  A: {
    deck: ["Seer", "Ambuscade", "Bolt"],
    trash: ["Soldier", "Doom"],
    power: { fury: 1, any: 2 },
    energy: 3,
  },
  B: { deck: ["Dummy"] },
};
/** A plays a spell with these sentences. */
export const cast = (...instructions: Instructions): Table =>
  new Table(board, named(instructions)).play("The Spell").resolve();
export const actions = (...list: readonly Action[]): Sentence => ({ actions: list });
export const choose = (choice: number, side: "friendly" | "enemy") =>
  ({ select: "one", choice, chosenAt: "finalization", of: { kind: "unit", side } }) as const;
export const it = (choice: number) => ({ refer: "it", means: [{ is: "choice", choice }] }) as const;
export const names = (cards: readonly { readonly name: string }[]): readonly string[] =>
  cards.map(({ name }) => name);
