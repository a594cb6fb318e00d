import type { Act, Item } from "../effects/items.ts";
import { operandsOf, shareThing, thingsOf } from "../effects/operands.ts";
import type { WouldEvent } from "../../runtime/effects/event.ts";
import { defineRule } from "../rule.ts";

/** 458.1, 323.5. A unit that is kept on the board with its damage dies in the next Cleanup. */
export const savedButNotHealed = defineRule(
  "saved-but-not-healed",
  {
    severity: "error",
    rules: ["142.4", "322", "323.5", "458.1"],
    message: "The unit that was saved still has its damage, so it dies in the next Cleanup.",
    why: "A recall or a move changes neither damage nor state.",
    help: 'Heal it first: "heal it, exhaust it, and recall it".',
  },
  function* (card, report) {
    for (const item of card.items)
      for (const act of item.acts) {
        if ((act.action.do !== "recall" && act.action.do !== "move") || !replacesDeath(item, act)) continue;
        const before = item.acts.filter(({ action }) => action.step < act.action.step);
        const saved = operandsOf(act.action).flatMap((operand) => thingsOf(operand, before));
        const isHealed = before.some(
          ({ action }) =>
            action.do === "heal" &&
            operandsOf(action).some((operand) => shareThing(thingsOf(operand, before), saved)),
        );
        if (!isHealed && isSaved(item, act, saved)) yield report(card.spanOf(act.action), {});
      }
  },
);

/** The instructions of a replacement of a death, or a sentence that waits for one. */
function replacesDeath({ ability }: Item, { sentence }: Act): boolean {
  const { lead } = sentence;
  if (lead?.lead === "would") return isDeath(lead.event);
  if (lead?.lead === "next-time" || lead?.lead === "when")
    return lead.event.event === "die" && sentence.instead === true;
  return ability.ability === "replacement" && isDeath(ability.event);
}

const isDeath = (event: WouldEvent): boolean => event.would === "happen" && event.event.event === "die";

/** What is moved is the unit that would have died. */
function isSaved(
  { ability }: Item,
  { sentence: { lead } }: Act,
  saved: ReturnType<typeof thingsOf>,
): boolean {
  const waited = lead !== undefined && "event" in lead ? lead.event : undefined;
  const would = waited ?? (ability.ability === "replacement" ? ability.event : undefined);
  const replaced = would !== undefined && "would" in would && would.would === "happen" ? would.event : would;
  const who = replaced !== undefined && "who" in replaced ? replaced.who : undefined;
  const named = who !== undefined && "means" in who ? who.means : [];
  return shareThing(saved, [{ is: "event" }, ...named]);
}
