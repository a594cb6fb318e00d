import type { Instructions, Sentence } from "../../runtime/effects/instruction.ts";
import type { WouldEvent } from "../../runtime/effects/event.ts";
import { actsOf } from "../effects/items.ts";
import { defineRule } from "../rule.ts";

/** 369.1, 370.1.b. What a replacement effect does takes the place of the event. */
export const replacementWithoutInstead = defineRule(
  "replacement-without-instead",
  {
    severity: "warning",
    rules: ["369.1", "370.1.b", "370.1.b.1"],
    message: "It is not said what becomes of what would happen.",
    why: "A replacement effect replaces the event: without a word about it, it does not happen any more.",
    help: 'Write "instead", or "When …" if both are meant to happen.',
  },
  function* (card, report) {
    for (const { ability, instructions } of card.items) {
      if (ability.ability === "replacement" && isSilent(instructions, ability.event))
        yield report(card.spanOf(ability), {});
      for (const sentence of instructions) {
        const { lead } = sentence;
        if (lead?.lead === "would" && isSilent([sentence], lead.event))
          yield report(card.spanOf(sentence), {});
      }
    }
  },
);

/** Nothing is done instead, and the event is neither changed nor done by the text itself. */
const isSilent = (instructions: Instructions, would: WouldEvent): boolean =>
  !instructions.some(isInstead) &&
  !actsOf(instructions).some(
    ({ action }) => action.do === "change-damage" || action.do === "skip" || isDone(action.do, would),
  );
const isInstead = ({ instead }: Sentence): boolean => instead === true;

/** "If you would reveal cards from a deck, … Then reveal those cards." */
const isDone = (done: string, would: WouldEvent): boolean =>
  would.would === "happen" && "act" in would.event && would.event.act === done;
