import type { Action, Do } from "../../runtime/effects/action.ts";
import type { Referent } from "../../runtime/effects/reference.ts";
import type { Act } from "../effects/items.ts";
import { operandsOf, shareThing, thingsOf, type Operand } from "../effects/operands.ts";
import { isChoice, isReference } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

const onBoard: ReadonlySet<Do> = new Set<Do>([
  "ready",
  "exhaust",
  "buff",
  "stun",
  "move",
  "deal",
  "give",
  "attach",
]);

/** 354.3. What an item plays goes on only after the item has been executed. */
export const actsOnPendingCard = defineRule(
  "acts-on-pending-card",
  {
    severity: "warning",
    rules: ["354.3", "350.1", "401.2"],
    message: '"{reference}" is not on the board yet.',
    why: "What is played by a spell or ability stays pending until that has been executed to its end.",
    help: 'Write "Then do this:" before the instruction.',
  },
  function* (card, report) {
    for (const { acts } of card.items)
      for (const { action, index, isLater } of acts) {
        if (isLater || !onBoard.has(action.do)) continue;
        const before = acts.filter((other) => other.action.step < action.step);
        const played = before.filter(
          (other) => (other.action.do === "play" || other.action.do === "play-token") && other.index <= index,
        );
        for (const operand of operandsOf(action).map(chosenAmong)) {
          if (!isReference(operand)) continue;
          const isPending = played.some((other) =>
            shareThing(thingsOf(operand, before), playedBy(other.action, before)),
          );
          // What is said to become a copy is spoken of while it is played: all of it is part of what it enters as.
          const isCopied = before.some(
            (other) =>
              other.action.do === "become-copy" &&
              shareThing(thingsOf(other.action.who, before), thingsOf(operand, before)),
          );
          if (isPending && !isCopied) yield report(card.spanOf(operand), { reference: card.textOf(operand) });
        }
      }
  },
);

/** What a play puts on the chain: what it makes, and the card that was chosen for it. */
const playedBy = (action: Action, acts: readonly Act[]): readonly Referent[] => [
  { is: "step", step: action.step },
  ...(action.do === "play" ? thingsOf(action.what, acts) : []),
];

/** "Ready two of them": what "them" is. */
const chosenAmong = (operand: Operand): Operand =>
  isChoice(operand) && operand.of.kind === "among" ? operand.of.among : operand;
