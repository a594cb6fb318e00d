import type {
  Ability,
  ActivatedAbility,
  DependentAbility,
  ReplacementAbility,
  SpellAbility,
  TriggeredAbility,
} from "../../runtime/effects/ability.ts";
import type { Action } from "../../runtime/effects/action.ts";
import type { Card } from "../../runtime/effects/card.ts";
import { standingReplacement } from "../../runtime/index.ts";
import type { Clause, Instructions, Lead, Sentence } from "../../runtime/effects/instruction.ts";

export type PlainAbility = Exclude<Ability, DependentAbility>;
export type Part = "abilities" | "effectText";

/** One ability of a card, without the keyword it depends on. */
export interface Line {
  readonly part: Part;
  readonly ability: PlainAbility;
}

/** One action and where in the instructions it stands. */
export interface Act {
  readonly action: Action;
  readonly clause: Clause;
  readonly sentence: Sentence;
  /** The place of the sentence in the instructions, from 0. */
  readonly index: number;
  /** It stands before "to": what follows is done only if it is (355.10.c.1). */
  readonly isCost: boolean;
  /** It is done by a reflexive or delayed ability: not while the item itself resolves (386, 389). */
  readonly isLater: boolean;
}

/** What goes on the chain as one, or replaces an event: its instructions are executed together. */
export interface Item {
  readonly part: Part;
  /** Of a spell its first line; the instructions are those of all its lines (359.3.d). */
  readonly ability: SpellAbility | TriggeredAbility | ActivatedAbility | ReplacementAbility;
  readonly instructions: Instructions;
  readonly acts: readonly Act[];
}

const plain = (ability: Ability): PlainAbility =>
  ability.ability === "dependent" ? plain(ability.inner) : ability;

export const linesOf = (card: Card): readonly Line[] => [
  ...card.abilities.map((ability): Line => {
    const inner = plain(ability);
    return { part: "abilities", ability: card.type === "spell" ? inner : standingOr(inner) };
  }),
  ...(card.effectText ?? []).map((ability): Line => ({
    part: "effectText",
    ability: standingOr(plain(ability)),
  })),
];

const originals = new WeakMap<object, object>();
/** The effect of the card that stands for one that rules see in its place. */
export const originalOf = (effect: object): object => originals.get(effect) ?? effect;

/** 369.1. "The next time …" by itself on a permanent is a replacement effect of it. */
function standingOr(ability: PlainAbility): PlainAbility {
  const standing = standingReplacement(ability);
  if (standing === undefined || ability.ability !== "spell") return ability;
  originals.set(standing, ability);
  standing.instructions.forEach((sentence, index) => {
    const original = ability.instructions[index];
    if (original !== undefined && original !== sentence) originals.set(sentence, original);
  });
  return standing;
}

export function itemsOf(lines: readonly Line[]): readonly Item[] {
  const spells = lines.flatMap(({ part, ability }) =>
    part === "abilities" && ability.ability === "spell" ? [ability] : [],
  );
  const [spell] = spells;
  const items = spell === undefined ? [] : [item("abilities", spell, spells.flatMap(instructionsOf))];
  for (const { part, ability } of lines)
    if (
      ability.ability === "triggered" ||
      ability.ability === "activated" ||
      ability.ability === "replacement" ||
      (ability.ability === "spell" && part === "effectText")
    )
      items.push(item(part, ability, ability.instructions));
  return items;
}
const instructionsOf = ({ instructions }: SpellAbility): Instructions => instructions;
const item = (part: Part, ability: Item["ability"], instructions: Instructions): Item => ({
  part,
  ability,
  instructions,
  acts: actsOf(instructions),
});

const delayed: ReadonlySet<Lead["lead"]> = new Set([
  "when",
  "next-time",
  "would",
  "when-you-do",
  "when-they-do",
  "when-they",
]);

/** A sentence that waits for something: "when it dies this turn, …" (389, 391). */
export const isDelayed = ({ lead }: Sentence): boolean => lead !== undefined && delayed.has(lead.lead);

/** The actions of instructions in the order of the text. */
export function actsOf(instructions: Instructions): readonly Act[] {
  return instructions.flatMap((sentence, index) => {
    const isLater = sentence.reflexive === true || isDelayed(sentence);
    const act = (clause: Clause, action: Action, isCost: boolean): Act => ({
      action,
      clause,
      sentence,
      index,
      isCost,
      isLater,
    });
    return [sentence, ...(sentence.then === undefined ? [] : [sentence.then])].flatMap((clause) => [
      ...[...clause.actions, ...(clause.or ?? [])].flatMap((action) => [
        act(clause, action, clause.to !== undefined),
        ...actsOfModes(action, index, isLater),
      ]),
      ...(clause.to ?? []).map((action) => act(clause, action, false)),
    ]);
  });
}

/** The actions of all modes stand where their list stands. */
function actsOfModes(action: Action, index: number, isLater: boolean): readonly Act[] {
  if (action.do !== "choose-mode" && action.do !== "do-by-case") return [];
  const later = isLater || action.do === "do-by-case" || action.asTrigger === true;
  const modes = action.do === "choose-mode" ? action.modes : action.cases;
  return modes.flatMap(({ instructions }) =>
    actsOf(instructions).map((act) => ({ ...act, index, isLater: later || act.isLater })),
  );
}
