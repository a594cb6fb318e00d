import type { Subject } from "../../runtime/effects/event-parts.ts";
import type { Choice } from "../../runtime/effects/selection.ts";
import type { Item } from "../effects/items.ts";
import { eventsOf } from "../effects/events.ts";
import { isChoice, isSelf, partsOf, referentsIn } from "../effects/guards.ts";
import { operandsOf, shareThing } from "../effects/operands.ts";
import { defineRule } from "../rule.ts";

/** 355.9.c. A unit can be chosen by its own abilities unless they say "another". */
export const selfIncludedByAccident = defineRule(
  "self-included-by-accident",
  {
    severity: "warning",
    rules: ["355.4.a", "355.9.c", "383.2.c.2"],
    message: '"{unit}" includes this unit itself, for which {reason}.',
    why: "An ability can choose the unit that has it.",
    help: 'Write "another".',
  },
  function* (card, report) {
    for (const item of card.items) {
      // 136. The effect text of an Equipment is said by its unit.
      if (card.card.type !== "unit" && item.part !== "effectText") continue;
      const died = unseenDeath(item, item.part === "effectText" ? [] : card.card.tags);
      if (died !== undefined)
        yield report(
          card.spanOf(died),
          { unit: card.textOf(died), reason: "its own death is never seen" },
          { fix: card.rewrite(died, { subject: "another" }, { title: 'Write "another"', safe: false }) },
        );
      for (const choice of companions(item)) {
        const values = { unit: card.textOf(choice), reason: "the move changes nothing" };
        yield report(card.spanOf(choice), values, { help: 'Write "another", and where it is.' });
      }
      for (const { action } of item.acts) {
        if (action.do !== "give" || !givesOwnMight(action.gift)) continue;
        for (const choice of operandsOf(action).filter(isChoice).filter(includesSelf)) {
          const values = { unit: card.textOf(choice), reason: "its own Might would be doubled" };
          const fix = card.rewrite(choice, { select: "another" }, { title: 'Write "another"', safe: false });
          yield report(card.spanOf(choice), values, { fix });
        }
      }
    }
  },
);

/** "A unit at another location" is not the unit that says it. */
const includesSelf = ({ select, of }: Choice): boolean =>
  select === "one" &&
  of.kind === "unit" &&
  of.side !== "enemy" &&
  of.other !== true &&
  of.where?.at !== "a-different-location";

const givesOwnMight = (gift: object): boolean => [...partsOf(gift, isSelf)].length > 0;

/** 355.4.a. "Choose a friendly unit. Move me there.": a move to the own place is no move. */
const companions = ({ acts }: Item): readonly Choice[] =>
  acts.flatMap(({ action }) => {
    if (action.do !== "move" || !isSelf(action.what) || action.destination === undefined) return [];
    const places = [...referentsIn(action.destination)];
    const choices = acts
      .flatMap((act) => operandsOf(act.action))
      .filter(isChoice)
      .filter(includesSelf);
    return choices.filter(({ choice }) => shareThing(places, [{ is: "choice", choice }]));
  });

/** 383.2.c.2. A unit that leaves the board in the event does not see it. */
function unseenDeath(
  { ability }: Item,
  tags: readonly string[],
): Extract<Subject, { readonly subject: "a" }> | undefined {
  const events = ability.ability === "triggered" ? eventsOf(ability.when) : [];
  const event = events.find((one) => one.event === "die");
  if (event === undefined || !("subject" in event.who) || event.who.subject !== "a") return undefined;
  const { of } = event.who;
  // "A friendly Dragon" is not this unit where that is no Dragon.
  if ("tags" in of && !of.tags.some(({ tag }) => tags.includes(tag))) return undefined;
  return of.side === "friendly" || of.youControl === true || of.yours === true ? event.who : undefined;
}
