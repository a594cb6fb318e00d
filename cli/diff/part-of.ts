import {
  rulesOfAbilities,
  rulesOfActions,
  rulesOfConditions,
  rulesOfEvents,
  rulesOfKeywords,
  rulesOfLeads,
  rulesOfPassives,
} from "../explain/rules-of.ts";
import type { ChangedPart } from "./effect-change.ts";
import type { Fields } from "./meaning.ts";

/** What a node of the instruction set is, and the rules that it rests on. */
export interface Part {
  readonly what: ChangedPart;
  readonly noun: string;
  /** The field that tells one kind of it from another. */
  readonly key: string;
  readonly rules: readonly string[];
  /** Its fields are compared one by one; anything else changes as a whole. */
  readonly hasParts: boolean;
}

type Rules = Readonly<Record<string, readonly string[]>>;
type Kind = Omit<Part, "rules" | "key"> & { readonly rules: Rules };

const none: Rules = {};
const selections: Rules = {
  one: ["355.5"],
  another: ["355.5"],
  exactly: ["355.5"],
  "up-to": ["355.13"],
  "any-number": ["355.13"],
  "one-of-theirs": ["355.10.e"],
  all: ["355.10.d"],
  every: ["355.10.d"],
};

/** By the field that tells what a node is. */
const kinds: Readonly<Record<string, Kind>> = {
  ability: { what: "ability", noun: "ability", hasParts: true, rules: rulesOfAbilities },
  do: { what: "instruction", noun: "instruction", hasParts: true, rules: rulesOfActions },
  passive: { what: "ability", noun: "passive effect", hasParts: true, rules: rulesOfPassives },
  gift: { what: "detail", noun: "gift", hasParts: true, rules: none },
  mode: { what: "mode", noun: "mode", hasParts: true, rules: none },
  case: { what: "mode", noun: "case", hasParts: true, rules: none },
  trigger: { what: "condition", noun: "trigger condition", hasParts: true, rules: none },
  lead: { what: "condition", noun: "condition", hasParts: false, rules: rulesOfLeads },
  if: { what: "condition", noun: "condition", hasParts: false, rules: rulesOfConditions },
  event: { what: "event", noun: "event", hasParts: false, rules: rulesOfEvents },
  would: { what: "event", noun: "replaced event", hasParts: false, rules: none },
  select: { what: "selection", noun: "choice", hasParts: false, rules: selections },
  refer: { what: "reference", noun: "reference", hasParts: false, rules: none },
  player: { what: "player", noun: "player", hasParts: false, rules: none },
  cost: { what: "cost", noun: "cost", hasParts: false, rules: none },
  keyword: { what: "keyword", noun: "keyword", hasParts: false, rules: rulesOfKeywords },
  count: { what: "value", noun: "number", hasParts: false, rules: none },
  dependent: { what: "condition", noun: "condition", hasParts: false, rules: none },
};

/** What a node is; nothing for one that is only a detail of the node that holds it. */
export function partOf(node: Fields): Part | undefined {
  for (const [key, kind] of Object.entries(kinds)) {
    const value = node[key];
    if (typeof value === "string") return { ...kind, key, rules: kind.rules[value] ?? [] };
  }
  if (!("actions" in node)) return undefined;
  return { what: "sentence", noun: "sentence", key: "lead", hasParts: true, rules: [] };
}
