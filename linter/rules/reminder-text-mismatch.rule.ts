import { oddSentences, same as said } from "../effects/inner-reminders.ts";
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
    const compared = new Set<number>();
    for (const [index, { ability, part }] of card.lines.entries()) {
      if (ability.ability !== "keyword") continue;
      const [, cost] = /^\[[^\]]*\] ((?:\[[^\]]*\])+)$/.exec(card.textOf(ability)) ?? [];
      const type = part === "effectText" ? "unit" : card.card.type;
      const usual = reminderOf(ability.keyword, type, cost);
      const written = card.reminderAfter(ability);
      if (usual === undefined || written === undefined) continue;
      compared.add(written.span.start);
      if (same(written.text) === same(usual)) continue;
      const before = card.lines[index - 1]?.ability;
      if (before?.ability === "keyword" && /^, *$/.test(card.textBetween(before, ability))) {
        const first = reminderOf(before.keyword, type);
        if (first !== undefined && forBoth(first, usual).includes(same(written.text))) continue;
      }
      const edits = [{ ...written.span, text: `(${usual})` }];
      const fix = { title: "Use the usual reminder text", safe: true, edits };
      yield report(written.span, { keyword: printKeyword(ability.keyword), usual }, { fix });
    }
    for (const reminder of card.reminders.filter(({ span }) => !compared.has(span.start)))
      for (const { at, usual, word, written } of oddSentences(reminder)) {
        const start = reminder.span.start + 1 + at;
        const span = { start, end: start + written.length };
        const fix = { title: "Use the usual reminder text", safe: true, edits: [{ ...span, text: usual }] };
        yield report(span, { keyword: word, usual }, { fix });
      }
  },
);

/** "[Assault 2], [Shield 2] (+2 [M] while I'm an attacker or defender.)": one text for the keywords of one line. */
function forBoth(first: string, second: string): readonly string[] {
  const [, opening] = /^(.*) an? \w+\.$/.exec(first) ?? [];
  const [, sameOpening, other] = /^(.*) an? (\w+)\.$/.exec(second) ?? [];
  const inOne =
    opening === undefined || other === undefined || opening !== sameOpening
      ? []
      : [`${first.slice(0, -1)} or ${other}.`];
  return [`${first} ${second}`, ...inOne].map(same);
}

/** Of [Repeat] the cards with modes and those with several costs say a little more. */
const plain = (text: string): string =>
  text.replace(", and may make different choices", "").replace("each additional cost", "the additional cost");

const same = (text: string): string => said(plain(text));
