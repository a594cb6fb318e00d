import type {
  Ability,
  Card,
  CardType,
  Instructions,
  Keyword,
  Sentence,
  UnitFilter,
} from "../../../../runtime/index.ts";

/** Parts of hand-made cards. */

export const frame = (
  name: string,
  type: CardType,
): Pick<Card, "name" | "type" | "supertypes" | "domains" | "tags"> => ({
  name,
  type,
  supertypes: [],
  domains: [],
  tags: [],
});
export const spell = (
  name: string,
  instructions: Instructions,
  more: Partial<Card> = {},
  ...keywords: readonly Keyword[]
): Card => ({
  ...frame(name, "spell"),
  ...more,
  abilities: [...keywords.map(keywordLine), { ability: "spell", instructions }],
});
export const unit = (name: string, might: number, ...abilities: readonly Ability[]): Card => ({
  ...frame(name, "unit"),
  might,
  abilities,
});
export const gear = (name: string, ...abilities: readonly Ability[]): Card => ({
  ...frame(name, "gear"),
  abilities,
});
export const keywordLine = (keyword: Keyword): Ability => ({ ability: "keyword", keyword });

export const action: Keyword = { keyword: "Action" };
export const reaction: Keyword = { keyword: "Reaction" };
export const me = { refer: "me", means: [{ is: "self" }] } as const;
export const itsThis = { refer: "this", means: [{ is: "self" }] } as const;
export const theUnit = { refer: "that", noun: "unit", means: [{ is: "event" }] } as const;
export const it = (choice: number) => ({ refer: "it", means: [{ is: "choice", choice }] }) as const;

export const anyUnit: UnitFilter = { kind: "unit" };
export const atBattlefield: UnitFilter = { kind: "unit", where: { at: "a-battlefield" } };
export const friendly: UnitFilter = { kind: "unit", side: "friendly" };
export const enemy: UnitFilter = { kind: "unit", side: "enemy" };
export const one = (of: UnitFilter, choice = 0) =>
  ({ select: "one", choice, chosenAt: "finalization", of }) as const;

export const deal = (amount: number, of: UnitFilter, number = 0): Sentence => ({
  actions: [{ do: "deal", step: number, amount, to: one(of, number) }],
});
export const draw = (count: number, step: number): Sentence => ({ actions: [{ do: "draw", step, count }] });

/** "… instead. Heal that unit, exhaust it, and recall it." */
export const save = (step: number): Sentence => ({
  actions: [
    { do: "heal", step, what: theUnit },
    { do: "exhaust", step: step + 1, what: theUnit },
    { do: "recall", step: step + 2, what: theUnit },
  ],
});
