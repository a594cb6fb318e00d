import type { Condition } from "../../runtime/effects/condition.ts";
import type { TriggerEvent } from "../../runtime/effects/event.ts";
import { isSelf } from "./guards.ts";

type Place = "base" | "battlefield";

const fights: ReadonlySet<TriggerEvent["event"]> = new Set<TriggerEvent["event"]>([
  "attack",
  "attack-or-defend",
  "conquer",
  "conquer-or-hold",
  "defend",
  "hold",
  "win-combat",
]);
/** 446.3.b, 459, 467. Where the unit of an event is then. */
function placeAfter(event: TriggerEvent): Place | undefined {
  if (fights.has(event.event)) return "battlefield";
  if (event.event !== "move" || event.to === undefined) return undefined;
  if (event.to === "base" || event.to === "your-base") return "base";
  return event.to === "here" ? undefined : "battlefield";
}
const places: Readonly<Record<string, Place>> = {
  "your-base": "base",
  "a-base": "base",
  "a-battlefield": "battlefield",
  battlefields: "battlefield",
  "battlefield-of": "battlefield",
  "my-battlefield": "battlefield",
  "another-battlefield": "battlefield",
};

/** "When I conquer, if I'm in a base, …": the unit of the event is not there. */
export function contradictsPlace(condition: Condition, event: TriggerEvent): boolean {
  if (condition.if !== "is" || condition.past === true || condition.what.be !== "at") return false;
  if (!("who" in event)) return false;
  const isOfEvent = isSelf(event.who)
    ? isSelf(condition.who)
    : condition.who.means.some(({ is }) => is === "event");
  const [asked, now] = [places[condition.what.where.at], placeAfter(event)];
  if (!isOfEvent || asked === undefined || now === undefined) return false;
  // "if I'm not at a battlefield"; "not at a battlefield you control" may be true.
  const isAny = ["a-base", "a-battlefield", "battlefields"].includes(condition.what.where.at);
  return condition.not === true ? isAny && asked === now : asked !== now;
}
