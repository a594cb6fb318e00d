import type { SimpleTriggerEvent, TriggerEvent } from "../../../runtime/effects/event.ts";
import { category, choice, field, phrase, spelling, union, type Category } from "../../combinators/phrase.ts";
import { actEvent } from "./acts.phrase.ts";
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

const eitherEvent = category<Event<"either" | "or-at">, "event">("either-event", "an event", "event", () => ({
  either: phrase<Event<"either">>()(
    { event: "either" },
    field("first", simpleTriggerEvent),
    choice(["or when"], [spelling("and when")], [spelling("or")]),
    field("second", simpleTriggerEvent),
  ),
  "or-at": phrase<Event<"or-at">>()(
    { event: "or-at" },
    field("first", simpleTriggerEvent),
    "or at",
    field("at", phaseEvent),
  ),
}));

/** What can be waited for "this turn". */
export const turnEvent: Category<SimpleTriggerEvent> = simpleTriggerEvent;
