import type { Clause, Lead, Sentence, UnlessDone } from "../../runtime/effects/instruction.ts";
import type { Players } from "../../runtime/effects/player.ts";
import {
  category,
  choice,
  either,
  field,
  list,
  listWithEnd,
  optional,
  phrase,
  plural,
  sequence,
  set,
  spelled,
  spelling,
  subject,
  unsaid,
  union,
  verb,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import type { ChooseMode, DoByCase } from "../../runtime/effects/actions/modes.ts";
import type { EnterSo } from "../../runtime/effects/actions/battlefields.ts";
import { action } from "./actions/action.phrase.ts";
import { enterSo } from "./actions/battlefields.phrase.ts";
import { givenAlso, type GivenAlso } from "./actions/give.phrase.ts";
import { mayBeMoved } from "./actions/move.phrase.ts";
import { playSelfFor, type PlaySelfFor } from "./actions/play.phrase.ts";
import { modal, modeSentence } from "./actions/modes.phrase.ts";
import { payment } from "./actions/payment.phrase.ts";
import { condition } from "./conditions/condition.phrase.ts";
import { nextMoment } from "./events/moments.phrase.ts";
import { turnEvent } from "./events/trigger-events.phrase.ts";
import { wouldEvent } from "./events/would.phrase.ts";
import { counted } from "./filters/counted.phrase.ts";
import { players } from "./players.phrase.ts";

type LeadOf<Kind extends Lead["lead"]> = Extract<Lead, { readonly lead: Kind }>;

const who = either("by", { you: "you", they: "they" });
/** What stands at the head of a sentence, before a comma. */
const lead = category<Lead, "lead">("lead", "a condition", "lead", () => ({
  if: phrase<LeadOf<"if">>()({ lead: "if" }, "if", field("condition", condition)),
  "if-you-do": phrase<LeadOf<"if-you-do">>()({ lead: "if-you-do" }, "if you do"),
  "if-they-do": phrase<LeadOf<"if-they-do">>()({ lead: "if-they-do" }, "if they do"),
  "when-they": phrase<LeadOf<"when-they">>()(
    { lead: "when-they" },
    "when they",
    either("does", { hold: "hold", conquer: "conquer" }),
  ),
  "if-you-do-not": phrase<LeadOf<"if-you-do-not">>()({ lead: "if-you-do-not" }, "if you don't"),
  "if-they-do-not": phrase<LeadOf<"if-they-do-not">>()(
    { lead: "if-they-do-not" },
    choice(["if they don't"], [spelling("if no one does")]),
  ),
  "when-you-do": phrase<LeadOf<"when-you-do">>()({ lead: "when-you-do" }, "when you do"),
  "when-they-do": phrase<LeadOf<"when-they-do">>()({ lead: "when-they-do" }, "when they do"),
  "if-cannot": [
    phrase<Omit<LeadOf<"if-cannot">, "what">>()({ lead: "if-cannot" }, "if", who, "can't"),
    phrase<Required<LeadOf<"if-cannot">>>()(
      { lead: "if-cannot" },
      "if",
      who,
      "couldn't",
      plural,
      field("what", action),
      "this way",
    ),
  ],
  otherwise: phrase<LeadOf<"otherwise">>()({ lead: "otherwise" }, "otherwise"),
  "for-each": phrase<LeadOf<"for-each">>()({ lead: "for-each" }, "for each", field("of", counted)),
  would: [
    phrase<LeadOf<"would"> & { readonly once: true }>()(
      { lead: "would", once: true },
      "the next time",
      field("event", wouldEvent),
      optional(set("duration", "turn"), "this turn"),
    ),
    phrase<Omit<LeadOf<"would">, "once"> & { readonly duration: "turn" }>()(
      { lead: "would", duration: "turn" },
      "if",
      field("event", wouldEvent),
      "this turn",
    ),
  ],
  when: phrase<LeadOf<"when">>()({ lead: "when" }, "when", field("event", turnEvent), "this turn"),
  "next-time": phrase<LeadOf<"next-time">>()(
    { lead: "next-time" },
    "the next time",
    field("event", turnEvent),
    optional(set("duration", "turn"), "this turn"),
  ),
}));

/** "Kill it the next time it takes damage this turn.": understood, and written at the head. */
const leadAfter: Category<Lead> = wordings<LeadOf<"next-time">>("lead-after", "the next time", () => [
  phrase<LeadOf<"next-time">>()(
    { lead: "next-time" },
    "the next time",
    field("event", turnEvent),
    optional(set("duration", "turn"), "this turn"),
  ),
]);

/** "its controller has you draw 2", "its controller pays [2]" */
const unlessDone = wordings<UnlessDone>("unless-done", "what a player does", () => [
  phrase<Extract<UnlessDone, { readonly has: unknown }>>()(
    {},
    subject("player", players),
    verb("have", "has"),
    "you",
    plural,
    list("has", action, "and"),
  ),
  phrase<Extract<UnlessDone, { readonly does: unknown }>>()(
    {},
    subject("player", players),
    list("does", payment, "and"),
  ),
]);
/** Who, "may", what, "to" what, under which condition. */
const parts = sequence(
  choice(
    [
      optional(
        subject("by", players),
        optional(choice([set("may", true), "may", plural], [set("must", true), "must", plural])),
      ),
      list("actions", action, "and"),
    ],
    [
      spelled(
        sequence(
          unsaid<Players>()("by", { player: "you" }),
          set("may", true),
          list("actions", mayBeMoved, "only"),
        ),
      ),
    ],
  ),
  optional("or", list("or", action, "and")),
  optional("to", plural, list("to", action, "and")),
  optional("if", field("if", condition)),
  optional("unless", field("unless", condition)),
  optional(
    "unless",
    field("unlessDone", () => unlessDone),
  ),
);
/** "Then, if …,": with what follows between commas; "Then draw 1." */
const head = choice(
  [set("after", true), "then,", field("lead", lead), ","],
  [set("after", true), spelled(sequence("then", field("lead", lead), ","))],
  [set("after", true), choice(["then"], [spelling("then,")])],
  [field("lead", lead), ",", optional(spelling("then"))],
  [],
);
/** "If …, instead heal it": understood, and written at the end. */
const insteadBefore = spelled(sequence(set("instead", true), "instead"));
/** "At the end of this turn, draw 1.": understood, and written at the end. */
const momentBefore = spelled(sequence("at", field("at", nextMoment), ","));
/** What somebody else does: "…, and they discard that card". */
type OthersClause = Pick<Clause, "actions" | "may"> & Required<Pick<Clause, "by">>;
const othersClause: Category<Clause> = wordings<OthersClause>("others-clause", "who does it", () => [
  phrase<OthersClause>()(
    {},
    subject("by", players),
    optional(set("may", true), "may", plural),
    list("actions", action, "and"),
  ),
]);
type GivenAlsoClause = Pick<Clause, "if" | "unless"> & { readonly actions: readonly GivenAlso[] };
const clause: Category<Clause> = union("clause", "an instruction", () => [
  wordings<Clause>("full-clause", "an instruction", () => [phrase<Clause>()({}, parts)]),
  // "…, then an additional +1 [M] this turn if …": understood, and written "then give it …".
  wordings<GivenAlsoClause>("given-also-clause", "Might or keywords", () => [
    phrase<GivenAlsoClause>()(
      {},
      spelled(list("actions", givenAlso, "only")),
      optional("if", field("if", condition)),
      optional("unless", field("unless", condition)),
    ),
  ]),
]);

/** Before a moment that ends the sentence: "while I'm at a battlefield, ready 4 friendly runes" */
type MomentlessSentence = Clause & { readonly lead?: Extract<Lead, { readonly lead: "if" }> };
export const momentlessSentence: Category<Sentence> = wordings<MomentlessSentence>(
  "momentless-sentence",
  "an instruction",
  () => [
    phrase<MomentlessSentence>()(
      {},
      choice(
        [spelled(sequence("while", field("lead", ifCondition), ","))],
        ["if", field("lead", ifCondition), ","],
        [],
      ),
      parts,
    ),
  ],
);
const ifCondition = wordings<LeadOf<"if">>("if-condition", "a condition", () => [
  phrase<LeadOf<"if">>()({ lead: "if" }, field("condition", condition)),
]);

export type MayPlaySelf = Pick<Sentence, "may"> & {
  readonly by: Extract<Players, { readonly player: "you" }>;
  readonly may: true;
  readonly actions: readonly PlaySelfFor[];
};
const you = wordings<MayPlaySelf["by"]>("you-alone", "you", () => [
  phrase<MayPlaySelf["by"]>()({ player: "you" }, plural, "you"),
]);
/** "you may play me for [A]": all that a triggered ability does */
export const mayPlaySelf = wordings<MayPlaySelf>("may-play-self", "you may play me for …", () => [
  phrase<MayPlaySelf>()({ may: true }, field("by", you), "may", list("actions", playSelfFor, "only"), "."),
]);

/** 135.2.b. One sentence of instructions, but for one that ends with a list of modes. */
export const plainSentence = wordings<Sentence>("plain-sentence", "an instruction", () => [
  phrase<Sentence>()(
    {},
    head,
    optional(momentBefore),
    optional(set("reflexive", true), "do this:"),
    optional(insteadBefore),
    parts,
    choice(["at", field("at", nextMoment)], [spelled(field("lead", leadAfter))], []),
    optional(", then", field("then", clause)),
    optional(choice([", and"], [spelling("and")]), field("and", othersClause)),
    optional(set("instead", true), optional(spelling("now")), "instead"),
    ".",
  ),
]);
modeSentence.define(plainSentence);

/** 355.3, 387.1.b. "Choose one — …" */
type ModalSentence = Pick<Sentence, "after" | "lead" | "by" | "may"> & {
  readonly actions: readonly (ChooseMode | DoByCase)[];
};
const modalSentence = wordings<ModalSentence>("modal-sentence", "a choice of modes", () => [
  phrase<ModalSentence>()(
    {},
    head,
    optional(subject("by", players), optional(set("may", true), "may", plural)),
    list("actions", modal, "only"),
  ),
]);

/** 135.2.b. One sentence of instructions. */
export const sentenceOfInstructions: Category<Sentence> = union("sentence", "an instruction", () => [
  plainSentence,
  modalSentence,
]);
/** Sentences, the last of which may be a choice of modes: what follows a mode belongs to it. */
export const instructions = listWithEnd("instructions", plainSentence, modalSentence);

type IfMayPlaySelf = MayPlaySelf & { readonly lead: Lead };
/** "If you do, you may play me for [A]." Without what stands before the comma it is a passive ability. */
const ifMayPlaySelf = wordings<IfMayPlaySelf>("if-may-play-self", "If you do, you may play me for …", () => [
  phrase<IfMayPlaySelf>()(
    { may: true },
    field("lead", lead),
    ",",
    field("by", you),
    "may",
    list("actions", playSelfFor, "only"),
    ".",
  ),
]);
const lastSentence: Category<Sentence> = union("last-sentence", "an instruction", () => [
  modalSentence,
  ifMayPlaySelf,
]);
/** The same where the card itself can be played for another cost, which is a passive ability elsewhere. */
export const instructionsOrPlaySelf = listWithEnd("instructions", plainSentence, lastSentence);

type IfEnters = Pick<Sentence, "lead" | "actions"> & {
  readonly lead: LeadOf<"if-you-do"> | LeadOf<"if-you-do-not">;
  readonly actions: readonly EnterSo[];
};
const ifYouDo = category<IfEnters["lead"], "lead">("if-you-do-or-not", "if you do", "lead", () => ({
  "if-you-do": phrase<LeadOf<"if-you-do">>()({ lead: "if-you-do" }, "if you do"),
  "if-you-do-not": phrase<LeadOf<"if-you-do-not">>()({ lead: "if-you-do-not" }, "if you don't"),
}));
/** "As you play me, you may discard 1. If you do, I enter ready." */
const ifEnters = wordings<IfEnters>("if-enters", "If you do, I enter ready.", () => [
  phrase<IfEnters>()({}, field("lead", ifYouDo), ",", list("actions", enterSo, "only"), "."),
]);
const lastWhilePlaying: Category<Sentence> = union("last-while-playing", "an instruction", () => [
  modalSentence,
  ifEnters,
]);
/** 355.1, 369.1. What is done as the card is played or enters. */
export const instructionsWhilePlaying = listWithEnd("instructions", plainSentence, lastWhilePlaying);
