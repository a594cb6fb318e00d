import type { Trigger } from "../../runtime/effects/ability.ts";
import type { TurnPart } from "../../runtime/effects/event.ts";
import { eventsOf } from "../effects/events.ts";
import { defineRule } from "../rule.ts";

/** 167. Rune Pools empty at the start of the Main Phase and at the end of the turn. */
export const addedResourcesLost = defineRule(
  "added-resources-lost",
  {
    severity: "warning",
    rules: ["167", "316.3", "317.2.d"],
    message: "What is added {when} is lost before it can be used in the Main Phase.",
    why: "Every Rune Pool empties at the start of each Main Phase and at the end of each turn.",
    help: "Add it by an ability that is used when it is needed, or ready runes.",
  },
  function* (card, report) {
    for (const { ability, acts } of card.items) {
      const when = ability.ability === "triggered" ? momentOf(ability.when) : undefined;
      if (when === undefined) continue;
      for (const { action, isLater, sentence } of acts)
        if (action.do === "add" && !isLater && !waits(sentence)) yield report(card.spanOf(action), { when });
    }
  },
);

const phaseOf = {
  turn: "at the start of the turn",
  awaken: "in the Awaken Phase",
  beginning: "in the Beginning Phase",
  channel: "in the Channel Phase",
  draw: "in the Draw Phase",
} as const satisfies Readonly<Record<Exclude<TurnPart, "main">, string>>;

/** Units hold battlefields in the Beginning Phase (469), before the Main Phase. */
function momentOf(when: Trigger): string | undefined {
  switch (when.trigger) {
    case "at":
      if (when.event.event === "end") return "at the end of the turn";
      return when.event.of === "main" ? undefined : phaseOf[when.event.of];
    case "when":
      return eventsOf(when).every(({ event }) => event === "hold") ? "in the Beginning Phase" : undefined;
    case "time-each-turn":
    case "deathknell":
      return undefined;
    default:
      return when satisfies never;
  }
}
const waits = ({ at, lead }: { readonly at?: object; readonly lead?: { readonly lead: string } }): boolean =>
  at !== undefined || (lead !== undefined && lead.lead !== "if" && lead.lead !== "if-you-do");
