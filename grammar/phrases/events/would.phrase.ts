import type { WouldBe, WouldEvent } from "../../../runtime/effects/event.ts";
import {
  category,
  choice,
  either,
  field,
  optional,
  phrase,
  spelling,
  union,
  type Category,
} from "../../combinators/phrase.ts";
import { stateCondition } from "../conditions/condition.phrase.ts";
import { wouldAct } from "./acts.phrase.ts";
import { wouldHappen } from "./happenings.phrase.ts";
import { during } from "./moments.phrase.ts";

type Would<Kind extends WouldEvent["would"]> = Extract<WouldEvent, { readonly would: Kind }>;

const wouldBe: Category<WouldBe> = union("would-be", "what would happen", () => [wouldHappen, wouldAct]);

/** 367. "a friendly unit would die", "you would draw a card" */
export const wouldEvent = category<WouldEvent, "would">("would-event", "what would happen", "would", () => ({
  happen: phrase<Would<"happen">>()(
    { would: "happen" },
    field("event", wouldBe),
    optional(during),
    optional("while", field("while", stateCondition)),
  ),
  "end-in-a-tie": phrase<Would<"end-in-a-tie">>()(
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
}));
