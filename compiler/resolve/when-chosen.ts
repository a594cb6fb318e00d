import type { ChosenAt } from "../../runtime/effects/selection.ts";
import { inner, type Fields } from "./fields.ts";

/** Zones whose cards are chosen on resolution: private ones, and those that are only known then (355.10.a). */
const resolution: ReadonlySet<unknown> = new Set([
  "your-hand",
  "their-hand",
  "among-them",
  "of-them",
  "seen",
  "revealed-this-way",
  "burned-this-way",
  "it",
]);
/** The costs of an activated ability are chosen as they are paid (357). */
export const timeOf = (key: string, chosenAt: ChosenAt): ChosenAt => (key === "cost" ? "cost" : chosenAt);

/**
 * 355.10.a: cards in a private zone, 355.10.e: what another player chooses, and what can only be known while the text
 * is executed ("more than the killed unit", "a unit that player controls") are chosen on resolution.
 */
export function timeOfChoice(selection: Fields): ChosenAt {
  const filter = inner(selection, "of");
  const zone = filter === undefined ? undefined : inner(filter, "zone")?.["from"];
  // A card without a zone is one that may be played: from the hand (419.1.a).
  const isPrivate = resolution.has(zone) || (filter?.["kind"] === "card" && zone === undefined);
  const waits =
    JSON.stringify(filter ?? {}).match(/"is":"(?:step|rest|additional-cost|actor|each)"/) !== null;
  return isPrivate || waits || selection["select"] === "one-of-theirs" ? "resolution" : "finalization";
}
