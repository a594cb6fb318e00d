import type {
  AsEvent,
  PhaseEvent,
  SimpleTriggerEvent,
  TriggerEvent,
} from "../../../runtime/effects/event.ts";
import { choice, field, phrase, spelling, union, wordings, type Category } from "../../combinators/phrase.ts";
import { actEvent, otherAct } from "./acts.phrase.ts";
import { fightEvent } from "./fights.phrase.ts";
import { phaseEvent } from "./moments.phrase.ts";
import { objectEvent } from "./happenings.phrase.ts";

type Event<Kind extends TriggerEvent["event"]> = Extract<TriggerEvent, { readonly event: Kind }>;

/** 383.2. What stands between "When" and the comma. */
const simpleTriggerEvent: Category<SimpleTriggerEvent> = union("simple-trigger-event", "an event", () => [
  fightEvent,
  actEvent,
  objectEvent,
]);

/** 383.2. What stands between "When" and the comma. */
export const triggerEvent: Category<TriggerEvent> = union("trigger-event", "an event", () => [
  simpleTriggerEvent,
  eitherEvent,
]);

const eitherEvent = wordings<Event<"either">>("either-event", "an event", () => [
  phrase<Event<"either"> & { readonly second: SimpleTriggerEvent }>()(
    { event: "either" },
    field("first", simpleTriggerEvent),
    choice(["or when"], [spelling("and when")], [spelling("or")]),
    field("second", simpleTriggerEvent),
  ),
  phrase<Event<"either"> & { readonly second: PhaseEvent }>()(
    { event: "either" },
    field("first", simpleTriggerEvent),
    choice(["or at"], [spelling("and at")]),
    field("second", phaseEvent),
  ),
]);

/** What can be waited for "this turn". */
export const turnEvent: Category<SimpleTriggerEvent> = simpleTriggerEvent;
/** 369.1. What stands between "As" and the comma: "I'm revealed from your deck" */
export const asEvent: Category<AsEvent> = union("as-event", "an event", () => [
  fightEvent,
  otherAct,
  objectEvent,
]);
