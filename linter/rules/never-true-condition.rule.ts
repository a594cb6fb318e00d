import { languageDiagnostics } from "../../grammar/diagnostics/language-diagnostics.ts";
import type { Condition } from "../../runtime/effects/condition.ts";
import type { TriggerEvent } from "../../runtime/effects/event.ts";
import type { UnitState } from "../../runtime/effects/filter.ts";
import { eventsOf } from "../effects/events.ts";
import { isSelf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 383.2.c. A trigger is looked at after its event: what the event has ended is not true any more. */
export const neverTrueCondition = defineRule(
  "never-true-condition",
  languageDiagnostics.entries["never-true-condition"],
  function* (card, report) {
    for (const { ability } of card.items) {
      if (ability.ability !== "triggered") continue;
      const events = eventsOf(ability.when);
      for (const event of events)
        if (isOfOpenBattlefield(event) || endsItsState(event))
          yield report(card.spanOf(event), { event: card.textOf(event) });
      const lead = ability.instructions[0]?.lead;
      const [only, other] = events;
      // 383.2.a.1. The condition right after the trigger is part of it.
      if (
        lead?.lead === "if" &&
        only !== undefined &&
        other === undefined &&
        asksForEnded(lead.condition, only)
      )
        yield report(card.spanOf(lead.condition), { event: card.textOf(lead.condition) });
    }
  },
);

/** 170.11.c. A conquered battlefield has units and a controller. */
const isOfOpenBattlefield = (event: TriggerEvent): boolean =>
  event.event === "conquer" && event.open === true;

/** 414, 415, 418, 434, 435. The state of an object that each of these ends. */
const ended = {
  ready: "exhausted",
  readied: "exhausted",
  exhaust: "ready",
  exhausted: "ready",
  heal: "damaged",
  healed: "damaged",
} as const satisfies Readonly<Record<string, UnitState>>;
const isEnding = (done: string): done is keyof typeof ended => Object.hasOwn(ended, done);

/** The state that each of these begins: "When I'm stunned, if I'm not stunned" */
const begun = {
  ready: "ready",
  readied: "ready",
  exhaust: "exhausted",
  exhausted: "exhausted",
  stun: "stunned",
  stunned: "stunned",
  buff: "buffed",
  buffed: "buffed",
} as const satisfies Readonly<Record<string, UnitState>>;
const isBeginning = (done: string): done is keyof typeof begun => Object.hasOwn(begun, done);
const begunBy = (done: string): UnitState | undefined => (isBeginning(done) ? begun[done] : undefined);

/** What is done to whom, where it is one thing. */
function doneIn(event: TriggerEvent): { readonly done: string; readonly to: object } | undefined {
  if (event.event === "you-do" && event.or === undefined) return { done: event.act, to: event.what };
  const [only, other] = event.event === "is-done" ? event.done : [];
  return event.event !== "is-done" || only === undefined || other !== undefined
    ? undefined
    : { done: only.done, to: event.who };
}
/** "When you ready an exhausted unit" */
function endsItsState(event: TriggerEvent): boolean {
  const { done, to } = doneIn(event) ?? {};
  if (done === undefined || to === undefined || !isEnding(done) || !("of" in to)) return false;
  const of: unknown = to.of;
  return typeof of === "object" && of !== null && "state" in of && of.state === ended[done];
}
/** "When I'm readied, if I'm exhausted, …" */
function asksForEnded(condition: Condition, event: TriggerEvent): boolean {
  const { done, to } = doneIn(event) ?? {};
  if (done === undefined || to === undefined) return false;
  if (condition.if !== "is" || condition.past === true || condition.what.be !== "state") return false;
  const never = condition.not === true ? begunBy(done) : isEnding(done) ? ended[done] : undefined;
  if (never === undefined || condition.what.state !== never) return false;
  return isSelf(to) ? isSelf(condition.who) : condition.who.means.some(({ is }) => is === "event");
}
