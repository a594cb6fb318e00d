import type { NamedEffect } from "../effects/index.ts";
import type { GameEvent, ObjectId } from "../state/index.ts";

/** 383.4. The kind of effect that an ability is which triggers on this event. */
export function effectOf(event: GameEvent, self: ObjectId): { readonly effect?: NamedEffect } {
  if (event.what === "play") return event.object === self ? { effect: "play" } : {}; // 383.4.a.4
  if (event.what === "score")
    return event.how === "conquer" || event.how === "hold" ? { effect: event.how } : {};
  return event.what === "attack" || event.what === "defend" ? { effect: event.what } : {};
}
