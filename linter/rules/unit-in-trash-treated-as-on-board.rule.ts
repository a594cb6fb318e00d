import type { TriggerEvent } from "../../runtime/effects/event.ts";
import type { Cost } from "../../runtime/effects/cost.ts";
import type { Action, Do } from "../../runtime/effects/action.ts";
import type { Trigger } from "../../runtime/effects/ability.ts";
import type { Sentence } from "../../runtime/effects/instruction.ts";
import type { Referent } from "../../runtime/effects/reference.ts";
import { operandsOf, shareThing, thingsActedOn, thingsOf } from "../effects/operands.ts";
import { eventsOf } from "../effects/events.ts";
import { isSelf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** What can be done only to an object on the board (141.1.b, 148.1.b.2). */
const onBoard: ReadonlySet<Do> = new Set<Do>([
  "deal",
  "deal-split",
  "heal",
  "stun",
  "buff",
  "give",
  "ready",
  "exhaust",
  "move",
  "recall",
  "kill",
  "change-damage",
  "change-might",
  "attach",
  "detach",
]);
const leavesTheBoard: Partial<Record<Do, string>> = {
  kill: "killed",
  banish: "banished",
  recycle: "recycled",
  "return-to-hand": "returned to a hand",
  discard: "discarded",
  "discard-cards": "discarded",
};

/** 141.1.b, 355.9.a.1. What has left the board cannot be acted on as if it were there. */
export const unitInTrashTreatedAsOnBoard = defineRule(
  "unit-in-trash-treated-as-on-board",
  {
    severity: "error",
    rules: ["141.1.b", "355.9.a.1"],
    message: '"{reference}" is not on the board any more: it was {done} before.',
    why: "In every other zone it is only a card, so the instruction does nothing.",
    help: "Act on it before it leaves the board, or play it again first.",
  },
  function* (card, report) {
    for (const { ability, acts } of card.items) {
      const left = ability.ability === "triggered" ? leftByEvent(ability.when) : undefined;
      const paid = ability.ability === "activated" ? leftByCost(ability.cost) : [];
      const gone: Gone[] = left === undefined ? paid : [left, ...paid];
      for (const { action, sentence, clause } of acts) {
        const before = acts.filter((other) => other.action.step < action.step);
        if (onBoard.has(action.do))
          for (const operand of operandsOf(action)) {
            const things = thingsOf(operand, before);
            const one = gone.find((other) => isCertain(other, sentence) && shareThing(things, other.things));
            // 369: what would happen does not happen when it is replaced.
            if (one === undefined || sentence.instead === true) continue;
            yield report(card.spanOf(operand), { reference: card.textOf(operand), done: one.done });
          }
        if (returnsToBoard(action)) {
          const back = thingsActedOn(action, before);
          for (const one of gone) one.things = one.things.filter((thing) => !shareThing([thing], back));
        }
        const done = leavesTheBoard[action.do];
        const within = isConditional(sentence) || isConditional(clause) ? sentence : undefined;
        if (done !== undefined) gone.push({ things: thingsActedOn(action, before), done, within });
      }
    }
  },
);

interface Gone {
  things: readonly Referent[];
  readonly done: string;
  /** The sentence on whose condition it has left; without one it has left for certain. */
  readonly within?: Sentence | undefined;
}
const isConditional = ({ lead, may, if: condition, unless }: Sentence): boolean =>
  (lead !== undefined && lead.lead !== "for-each") ||
  may === true ||
  condition !== undefined ||
  unless !== undefined;
const isCertain = ({ within }: Gone, sentence: Sentence): boolean =>
  within === undefined || within === sentence || sentence.lead?.lead === "if-you-do";

const returnsToBoard = (action: Action): boolean => action.do === "play";

/** 357, 377. The cost is paid before anything is done: "Kill me: Buff me." */
const leftByCost = (cost: Cost): Gone[] =>
  cost.flatMap((part) => {
    const done = part.cost === "do" ? leavesTheBoard[part.action.do] : undefined;
    return done === undefined || part.cost !== "do" ? [] : [{ things: thingsActedOn(part.action, []), done }];
  });

/** 383.2.c. A trigger is looked at after its event: what died is in the trash by then. */
function leftByEvent(when: Trigger): Gone | undefined {
  if (when.trigger === "deathknell") return { things: [{ is: "self" }], done: "killed" };
  const [event, other] = eventsOf(when);
  if (event === undefined || other !== undefined || isEither(when)) return undefined;
  if (event.event === "die")
    return { things: [isSelf(event.who) ? { is: "self" } : { is: "event" }], done: "killed" };
  const { act, what } = doneIn(event) ?? {};
  const done = act === undefined ? undefined : leavingActs[act];
  if (done === undefined || what === undefined) return undefined;
  return { things: [isSelf(what) ? { is: "self" } : { is: "event" }], done };
}

const leavingActs: Readonly<Record<string, string>> = {
  banish: "banished",
  banished: "banished",
  burn: "burned",
  burned: "burned",
  discard: "discarded",
  discarded: "discarded",
  kill: "killed",
  killed: "killed",
  recycle: "recycled",
  recycled: "recycled",
  "return-to-hand": "returned to a hand",
  "return-to-your-hand": "returned to a hand",
  "returned-to-hand": "returned to a hand",
  "returned-to-your-hand": "returned to a hand",
};
/** The one thing that is done in an event, and to what. */
function doneIn(event: TriggerEvent): { readonly act: string; readonly what: object } | undefined {
  if (event.event === "you-do-with-cards") return { act: event.act, what: event.what };
  if (event.event === "you-do" && event.or === undefined) return { act: event.act, what: event.what };
  if (event.event !== "is-done") return undefined;
  const [only, other] = event.done;
  return only === undefined || other !== undefined ? undefined : { act: only.done, what: event.who };
}
const isEither = (when: Exclude<Trigger, { readonly trigger: "deathknell" }>): boolean =>
  when.event.event === "either";
