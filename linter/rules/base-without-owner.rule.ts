import type { ActionOf } from "../../runtime/effects/action.ts";
import { isReference, isSelf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 107.1.a. "to base" leaves out whose. */
export const baseWithoutOwner = defineRule(
  "base-without-owner",
  {
    severity: "style",
    rules: ["107.1.a", "107.1.c"],
    message: "It is not said whose base is meant.",
    why: "Each player has a base; a permanent goes to that of its controller.",
    help: 'Write "to {instead} base".',
  },
  function* (card, report) {
    for (const { acts } of card.items)
      for (const { action } of acts) {
        if (action.do !== "move" || action.destination?.to !== "base") continue;
        if (action.destination.whose !== undefined || isSelf(action.what)) continue;
        const instead = isOne(action.what) ? "its" : "their";
        const fix = card.rewrite(
          action.destination,
          { whose: instead },
          { title: `Write "to ${instead} base"`, safe: true },
        );
        yield report(card.spanOf(action.destination), { instead }, { fix });
      }
  },
);

function isOne(what: ActionOf<"move">["what"]): boolean {
  if (isReference(what)) return what.refer === "it" || what.refer === "that" || what.refer === "the-done";
  return what.select === "one" || what.select === "another" || (what.select === "up-to" && what.count === 1);
}
