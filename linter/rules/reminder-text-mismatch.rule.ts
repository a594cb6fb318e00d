import { reminderOf } from "../effects/reminders.ts";
import { printKeyword } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** 135.2.d.3. Reminder text says nothing new, so it is the same wherever the keyword is. */
export const reminderTextMismatch = defineRule(
  "reminder-text-mismatch",
  {
    severity: "style",
    rules: ["135.2.d.3"],
    message: "The reminder text of {keyword} is usually worded otherwise.",
    why: "Reminder text has no effect on the game; another wording looks as if the card did something else.",
    help: "Write: ({usual})",
  },
  function* (card, report) {
    for (const { ability, part } of card.lines) {
      if (ability.ability !== "keyword") continue;
      const [, cost] = /^\[[^\]]*\] ((?:\[[^\]]*\])+)$/.exec(card.textOf(ability)) ?? [];
      const usual = reminderOf(ability.keyword, part === "effectText" ? "unit" : card.card.type, cost);
      const written = card.reminderAfter(ability);
      if (usual === undefined || written === undefined || same(written.text) === same(usual)) continue;
      const edits = [{ ...written.span, text: `(${usual})` }];
      const fix = { title: "Use the usual reminder text", safe: true, edits };
      yield report(written.span, { keyword: printKeyword(ability.keyword), usual }, { fix });
    }
  },
);

/** Of [Repeat] the cards with modes and those with several costs say a little more. */
const plain = (text: string): string =>
  text.replace(", and may make different choices", "").replace("each additional cost", "the additional cost");

/** 135.2.e.6. Cards show [C] as the Power of their own domains; quotation marks are typography. */
const same = (text: string): string =>
  plain(text)
    .replace(/\[[RGBOPYAC]\]/g, "[C]")
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
