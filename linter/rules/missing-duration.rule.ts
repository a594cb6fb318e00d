import { printKeywords } from "../effects/words.ts";
import type { Act } from "../effects/items.ts";
import { defineRule } from "../rule.ts";
import type { Instructions } from "../../runtime/effects/instruction.ts";
import type { ActionOf } from "../../runtime/effects/action.ts";

/** An instruction that changes Might or gives keywords says how long it lasts. */
export const missingDuration = defineRule(
  "missing-duration",
  {
    severity: "warning",
    rules: ["135.2.b.5.a", "390.1", "801.3.a.3"],
    message: "It is not said how long {what} lasts.",
    why: "The duration is a part of the instruction; without one the effect lasts as long as the object stays where it is.",
    help: 'Write "this turn" after it.',
  },
  function* (card, report) {
    const addition = { title: 'Add "this turn" if that is what is meant', safe: false };
    for (const { ability, acts, instructions } of card.items) {
      for (const mode of ability.ability === "spell" ? [] : neverAgain(acts)) {
        const fix = card.rewrite(mode, { not: "chosen-this-turn" }, addition);
        yield report(card.spanOf(mode), { what: '"already chosen"' }, { fix });
      }
      // On a permanent nothing does them at all: see inactive-ability.
      const isDone = ability.ability !== "spell" || card.card.type === "spell";
      for (const effect of [...(isDone ? leadsOf(instructions) : []), ...grantsOf(acts)]) {
        if (effect.duration !== undefined) continue;
        const fix = card.rewrite(effect, { duration: "turn" }, addition);
        yield report(card.spanOf(effect), { what: `"the next …"` }, { fix });
      }
      for (const act of acts) {
        const { action } = act;
        if (action.do === "lose-keywords" && action.duration === undefined && !isCovered(act, acts)) {
          const fix = card.rewrite(action, { duration: "turn" }, addition);
          yield report(card.spanOf(action), { what: whatIsLost(action) }, { fix });
        }
        if (action.do !== "give" || isMeantToLast(action)) continue;
        // "Give a unit +2 [M] and another unit -2 [M] this turn": the last one is for both.
        const last = action.and ?? action;
        if (last.duration !== undefined) continue;
        if (isCovered(act, acts)) continue;
        const fix = card.rewrite(last, { duration: "turn" }, addition);
        yield report(card.spanOf(action), { what: whatIsGiven(action) }, { fix });
      }
    }
  },
);

/** 390.1. "The next time …, ": a delayed ability has a window in which it is active. */
const leadsOf = (instructions: Instructions) =>
  instructions.flatMap(({ lead }) => (lead?.lead === "would" || lead?.lead === "next-time" ? [lead] : []));
/** "The next spell you play deals 1 Bonus Damage." */
const grantsOf = (acts: readonly Act[]) =>
  acts.flatMap(({ action }) =>
    action.do === "grant-bonus-damage" && action.spells === "next" ? [action] : [],
  );

/** "Choose one you haven't already chosen": a spell means its repeats by it (820), an ability means the whole game. */
const neverAgain = (acts: readonly Act[]) =>
  acts.flatMap(({ action }) =>
    action.do === "choose-mode" && action.not === "already-chosen" ? [action] : [],
  );

/** 816. [Temporary] ends with its permanent: it is given for good. */
const isMeantToLast = ({ gift }: ActionOf<"give">): boolean =>
  gift.gift === "keywords" && gift.keywords.every(({ keyword }) => keyword === "Temporary");

/** "Give it +2 [M] and give it [Tank] this turn": the last duration of a sentence counts for all of it. */
const coversDurationOf = (other: Act, { action, sentence }: Act): boolean =>
  other.sentence === sentence && other.action.step > action.step && "duration" in other.action;

const isCovered = (act: Act, acts: readonly Act[]): boolean =>
  acts.some((other) => coversDurationOf(other, act));

const whatIsLost = ({ keywords }: ActionOf<"lose-keywords">): string =>
  `the loss of ${keywords === "all" ? "its keywords" : printKeywords(keywords)}`;
const whatIsGiven = ({ gift }: ActionOf<"give">): string =>
  gift.gift === "keywords" ? printKeywords(gift.keywords) : "the change of Might";
