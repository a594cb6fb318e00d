import type { WouldEvent } from "../../../runtime/effects/event.ts";
import { category, choice, either, optional, phrase, spelling, subject } from "../../combinators/phrase.ts";
import { eventSubject } from "./event-subjects.phrase.ts";
import { during } from "./moments.phrase.ts";

/** 367. "a friendly unit would die" */
export const wouldEvent = category<WouldEvent, "would">("would-event", "what would happen", "would", () => ({
  die: phrase<Extract<WouldEvent, { would: "die" }>>()(
    { would: "die" },
    subject("who", eventSubject),
    "would die",
    optional(during),
  ),
  "end-in-a-tie": phrase<Extract<WouldEvent, { would: "end-in-a-tie" }>>()(
    { would: "end-in-a-tie" },
    "a combat",
    either("role", {
      attacker: "where you are the attacker",
      defender: "where you are the defender",
      either: "where you have units",
    }),
    choice(["ends"], [spelling("would end")]),
    "in a tie",
  ),
  "be-stunned": phrase<Extract<WouldEvent, { would: "be-stunned" }>>()(
    { would: "be-stunned" },
    subject("who", eventSubject),
    "would be stunned",
    optional(during),
  ),
  "be-returned-to-hand": phrase<Extract<WouldEvent, { would: "be-returned-to-hand" }>>()(
    { would: "be-returned-to-hand" },
    subject("who", eventSubject),
    "would be returned to",
    choice(
      ["a player's hand"],
      [spelling("its owner's hand")],
      [spelling("my owner's hand")],
      [spelling("hand")],
    ),
    optional(during),
  ),
  "be-dealt-damage": phrase<Extract<WouldEvent, { would: "be-dealt-damage" }>>()(
    { would: "be-dealt-damage" },
    subject("who", eventSubject),
    "would be dealt damage",
  ),
}));
