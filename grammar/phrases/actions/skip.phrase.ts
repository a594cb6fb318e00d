import type { Skip, Skipped } from "../../../runtime/effects/actions/skip.ts";
import { category, either, field, optional, phrase, set, verb } from "../../combinators/phrase.ts";
import { turnPhase } from "../events/moments.phrase.ts";
import { wouldEvent } from "../events/would.phrase.ts";
import { onePlayers } from "../players.phrase.ts";

type SkippedOf<Kind extends Skipped["skip"]> = Extract<Skipped, { readonly skip: Kind }>;
const thisTurn = optional(set("duration", "turn"), "this turn");

const skipped = category<Skipped, "skip">("skipped", "a phase or an event to come", "skip", () => ({
  phase: phrase<SkippedOf<"phase">>()({ skip: "phase" }, field("whose", onePlayers), "next", turnPhase),
  event: phrase<SkippedOf<"event">>()(
    { skip: "event" },
    "the next time",
    field("event", wouldEvent),
    thisTurn,
  ),
  point: phrase<SkippedOf<"point">>()(
    { skip: "point" },
    field("whose", onePlayers),
    "next point from",
    either("from", { conquering: "conquering", holding: "holding" }),
    thisTurn,
  ),
}));

/** 443. "Skip your next Draw Phase." */
export const skip = phrase<Skip>()({ do: "skip" }, verb("skip"), field("what", skipped));
