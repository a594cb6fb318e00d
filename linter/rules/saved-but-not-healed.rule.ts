import type { Act, Item } from "../effects/items.ts";
import type { Do } from "../../runtime/effects/action.ts";
import { isGroup } from "../effects/guards.ts";
import { operandsOf, shareThing, thingsActedOn, thingsOf } from "../effects/operands.ts";
import type { WouldEvent } from "../../runtime/effects/event.ts";
import { defineRule } from "../rule.ts";

/** 458.1, 323.5. A unit that is kept on the board with its damage dies in the next Cleanup. */
export const savedButNotHealed = defineRule(
  "saved-but-not-healed",
  {
    severity: "error",
    rules: ["142.4", "322", "323.5", "458.1"],
    message: "The unit that was saved still has its damage, so it dies in the next Cleanup.",
    why: "What else is done to it, or in its place, takes no damage away; it dies of that again, and again.",
    help: 'Heal it first: "heal it, exhaust it, and recall it", or let it leave the board.',
  },
  function* (card, report) {
    for (const item of card.items) {
      for (const act of item.acts.filter((one, index) => isLeftThere(item, one, index)))
        yield report(card.spanOf(act.action), {});
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
    }
  },
);

/** What keeps a unit alive: it is healed, or stronger, or it leaves the board. */
const saving: ReadonlySet<Do> = new Set<Do>([
  ...(["heal", "banish", "recycle", "return-to-hand", "put", "kill", "play", "replace"] as const),
  ...(["give", "buff", "change-might", "change-damage", "empower", "attach", "become-copy"] as const),
]);
const moving: ReadonlySet<Do> = new Set<Do>(["recall", "move"]);

/**
 * "If I would die, exhaust me instead.", "…, draw 1 instead.": nothing of what is done in the place of a death saves the
 * unit or takes it away. The first of these actions; a recall or a move is told of by itself.
 */
function isLeftThere(item: Item, act: Act, index: number): boolean {
  if (!replacesDeath(item, act) || (index > 0 && item.acts[index - 1]?.sentence === act.sentence))
    return false;
  if (item.ability.ability === "replacement" && index > 0) return false;
  const done = item.acts.filter((other) => other.index >= act.index);
  // Without "instead" it is not said that the death is replaced: see replacement-without-instead.
  if (!done.some(({ sentence }) => sentence.instead === true)) return false;
  return !done.some((other) => {
    if (!saving.has(other.action.do) && !moving.has(other.action.do)) return false;
    const before = item.acts.filter(({ action }) => action.step < other.action.step);
    const things = thingsActedOn(other.action, before);
    return isSaved(item, act, things) || isGroupAction(other);
  });
}
/** "heal all friendly units": the unit is perhaps among them. */
const isGroupAction = ({ action }: Act): boolean => operandsOf(action).some(isGroup);

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
