import type { Side } from "../../runtime/effects/filter.ts";
import type { Noun, Participle, Referent } from "../../runtime/effects/reference.ts";
import type { Fields } from "./fields.ts";
import type { Mention, Mentions } from "./mention.ts";

export type Resolved =
  | { readonly means: readonly Referent[]; readonly mention?: Mention }
  | { readonly problem: "unresolved"; readonly wanted: string }
  | { readonly problem: "ambiguous"; readonly first: string; readonly second: string };

/** The steps that later words of the same text can point at by what they did. */
export interface Steps {
  /** The latest step that looked at or revealed cards. */
  readonly seen?: number;
  /** The latest step that chose things that were not shown before: "the rest" is what it did not choose. */
  readonly choosing?: number;
  /** The latest step that came to a number, or the damage that an event speaks of: "that much". */
  readonly counted?: number | "event";
  /** What the latest step that spent buffs is pointed at by. */
  readonly buffsSpent?: Referent;
  /** The latest step that chose a player, or that somebody else has done, or the event that names one, or each of those that are counted: "they". */
  readonly opponent?: number | "event" | "each" | undefined;
  /** The latest step that gave names to choose between. */
  readonly naming?: number;
  /** The text has spoken of excess damage. */
  readonly excess?: true;
  /** The card has an additional cost that kills or spends something. */
  readonly additionalCost: boolean;
}

/** "that enemy unit", "your unit" */
const sideOf = ({ side, yours }: Fields): Side | undefined =>
  yours === true ? "friendly" : side === "friendly" || side === "enemy" ? side : undefined;
const isNoun = (value: unknown): value is Noun =>
  ["token", "unit", "gear", "equipment", "spell", "card", "rune", "battlefield"].includes(String(value));
const participles: Readonly<Record<Participle, true>> = {
  killed: true,
  revealed: true,
  chosen: true,
  discarded: true,
  burned: true,
  banished: true,
  played: true,
  recycled: true,
  exhausted: true,
  readied: true,
  moved: true,
  stunned: true,
  healed: true,
  buffed: true,
  empowered: true,
  recalled: true,
  returned: true,
};
export const isParticiple = (value: unknown): value is Participle =>
  typeof value === "string" && value in participles;

function one(found: readonly Mention[], wanted: string): Resolved {
  const [mention, other] = found;
  if (mention === undefined) return { problem: "unresolved", wanted };
  if (other !== undefined) return { problem: "ambiguous", first: other.said, second: mention.said };
  return { means: mention.means, mention };
}

/** 359.3.f. What a reference means where it stands. */
export function resolveReference(
  reference: Fields,
  mentions: Mentions,
  steps: Steps,
  past: boolean,
  itIs?: Noun,
): Resolved {
  const noun = isNoun(reference["noun"]) ? reference["noun"] : undefined;
  const done = isParticiple(reference["done"]) ? reference["done"] : undefined;
  switch (reference["refer"]) {
    case "me":
    case "this":
      return { means: [{ is: "self" }] };
    case "it": {
      const found = mentions.find({ number: "singular", noun: itIs, butNot: "battlefield", past });
      // "It deals 2 to an enemy unit. Detach an Equipment from it.": the unit that the text goes on to speak of.
      const topics = itIs === undefined ? [] : found.filter(({ isTopic }) => isTopic === true);
      return one(topics.length === 1 ? topics : found, "one thing");
    }
    case "that":
      return one(mentions.find({ number: "singular", noun, side: sideOf(reference) }), noun ?? "thing");
    case "those":
      return one(mentions.find({ number: "plural", noun }), `${noun ?? "thing"}s`);
    case "they":
    case "each":
      return several(mentions);
    case "we":
      return withMe(one(mentions.find({ number: "singular", butNot: "battlefield" }), "one thing"));
    case "the-done":
    case "all-done":
      return doneBefore(done, noun, mentions, steps);
    case "the-rest":
    case "the-other": {
      const step = steps.seen ?? steps.choosing;
      return step === undefined
        ? { problem: "unresolved", wanted: "things that were chosen, looked at or revealed" }
        : { means: [{ is: "rest", step }] };
    }
    default:
      return { problem: "unresolved", wanted: "thing" };
  }
}

const withMe = (other: Resolved): Resolved =>
  "means" in other ? { means: [{ is: "self" }, ...other.means] } : other;

/** What was named together, or else the two units that were named one after the other. */
function several(mentions: Mentions): Resolved {
  const together = mentions.find({ number: "plural" });
  if (together.length > 0) return one(together, "several things");
  const pair = mentions.latestTwo();
  return pair === undefined ? { problem: "unresolved", wanted: "several things" } : { means: pair };
}

function doneBefore(
  done: Participle | undefined,
  noun: Noun | undefined,
  mentions: Mentions,
  steps: Steps,
): Resolved {
  const found = done === undefined ? [] : mentions.find({ done, noun });
  if (found.length === 0 && done === "killed" && steps.additionalCost)
    return { means: [{ is: "additional-cost" }] };
  return one(found, `${done ?? ""} ${noun ?? "thing"}`);
}
