import type { Clause, Lead, Sentence } from "../../runtime/effects/instruction.ts";
import {
  category,
  field,
  list,
  optional,
  phrase,
  plural,
  sequence,
  set,
  spelled,
  subject,
  wordings,
} from "../combinators/phrase.ts";
import { action } from "./actions/action.phrase.ts";
import { condition } from "./conditions.phrase.ts";
import { turnEvent, wouldEvent } from "./events.phrase.ts";
import { counted } from "./filters.phrase.ts";
import { players } from "./players.phrase.ts";

type LeadOf<Kind extends Lead["lead"]> = Extract<Lead, { readonly lead: Kind }>;

/** What stands at the head of a sentence, before a comma. */
const lead = category<Lead, "lead">("lead", "a condition", "lead", () => ({
  if: phrase<LeadOf<"if">>()({ lead: "if" }, "if", field("condition", condition)),
  "if-you-do": phrase<LeadOf<"if-you-do">>()({ lead: "if-you-do" }, "if you do"),
  "if-you-cannot": phrase<LeadOf<"if-you-cannot">>()({ lead: "if-you-cannot" }, "if you can't"),
  otherwise: phrase<LeadOf<"otherwise">>()({ lead: "otherwise" }, "otherwise"),
  "for-each": phrase<LeadOf<"for-each">>()({ lead: "for-each" }, "for each", field("of", counted)),
  "next-time-would": phrase<LeadOf<"next-time-would">>()(
    { lead: "next-time-would" },
    "the next time",
    field("event", wouldEvent),
    optional(set("duration", "turn"), "this turn"),
  ),
  "if-would": phrase<LeadOf<"if-would">>()(
    { lead: "if-would" },
    "if",
    field("event", wouldEvent),
    "this turn",
  ),
  when: phrase<LeadOf<"when">>()({ lead: "when" }, "when", field("event", turnEvent), "this turn"),
  "next-time": phrase<LeadOf<"next-time">>()(
    { lead: "next-time" },
    "the next time",
    field("event", turnEvent),
    optional(set("duration", "turn"), "this turn"),
  ),
}));

/** Who, "may", what, "to" what, under which condition. */
const parts = sequence(
  optional(subject("by", players), optional(set("may", true), "may", plural)),
  list("actions", action, "and"),
  optional("to", plural, list("to", action, "and")),
  optional("if", field("if", condition)),
  optional("unless", field("unless", condition)),
);
/** "If …, instead heal it": understood, and written at the end. */
const insteadBefore = spelled(sequence(set("instead", true), "instead"));
const clause = wordings<Clause>("clause", "an instruction", () => [phrase<Clause>()({}, parts)]);

/** 135.2.b. One sentence of instructions. */
export const sentenceOfInstructions = wordings<Sentence>("sentence", "an instruction", () => [
  phrase<Sentence>()(
    {},
    optional(set("after", true), "then"),
    optional(field("lead", lead), ","),
    optional(set("reflexive", true), "do this:"),
    optional(insteadBefore),
    parts,
    optional(", then", field("then", clause)),
    optional(set("instead", true), "instead"),
    ".",
  ),
]);
