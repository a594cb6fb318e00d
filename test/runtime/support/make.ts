import type {
  Ability,
  Action,
  Card,
  Instructions,
  Sentence,
  TriggerEvent,
  UnitFilter,
} from "../../../runtime/index.ts";

/** Cards and parts of texts for the tests of a single rule. */

const frame = { supertypes: [], domains: [], tags: [] } as const;

export const unit = (name: string, might: number, ...abilities: readonly Ability[]): Card => ({
  ...frame,
  name,
  type: "unit",
  might,
  abilities,
});
export const gear = (name: string, ...abilities: readonly Ability[]): Card => ({
  ...frame,
  name,
  type: "gear",
  abilities,
});
/** A [Reaction] with the name "The Spell". */
export const spell = (...instructions: Instructions): Card => ({
  ...frame,
  name: "The Spell",
  type: "spell",
  abilities: [
    { ability: "keyword", keyword: { keyword: "Reaction" } },
    { ability: "spell", instructions },
  ],
});
export const actions = (...list: readonly Action[]): Sentence => ({ actions: list });
export const when = (event: TriggerEvent, ...instructions: Instructions): Ability => ({
  ability: "triggered",
  when: { trigger: "when", event },
  instructions,
});
export const gainXp = actions({ do: "gain-xp", step: 0, amount: 1 });

export const me = { refer: "me", means: [{ is: "self" }] } as const;
export const it = (choice: number) => ({ refer: "it", means: [{ is: "choice", choice }] }) as const;
export const thatUnit = { refer: "that", noun: "unit", means: [{ is: "event" }] } as const;
/** "a unit": a target */
export const one = (choice: number, of: UnitFilter = { kind: "unit" }) =>
  ({ select: "one", choice, chosenAt: "finalization", of }) as const;
export const friendly = { kind: "unit", side: "friendly" } as const;
export const enemy = { kind: "unit", side: "enemy" } as const;
