import type { Choice } from "../../runtime/effects/selection.ts";
import { isChoice, isReference, partsOf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 355.11. What is "the same" is the same as something else. */
export const nothingToCompare = defineRule(
  "nothing-to-compare",
  {
    severity: "warning",
    rules: ["355.9.b", "355.11"],
    message: '"{said}" is one thing alone: there is nothing that its location is the same as.',
    why: "A restriction that compares what is chosen needs two or more of them, or one that was chosen before.",
    help: 'Say where it is: "here", "at a battlefield", or choose more than one.',
  },
  function* (card, report) {
    for (const { instructions } of card.items)
      for (const choice of partsOf(instructions, isChoice)) {
        // What was chosen or named before is what it is compared with.
        if (choice.choice > 0 || !isSingle(choice) || !comparesLocation(choice)) continue;
        if ([...partsOf(instructions, isReference)].some(({ refer }) => refer === "me" || refer === "this"))
          continue;
        yield report(card.spanOf(choice), { said: card.textOf(choice) });
      }
  },
);

const isSingle = (choice: Choice): boolean =>
  choice.select === "one" || choice.select === "another" || ("count" in choice && choice.count === 1);
const comparedPlaces: ReadonlySet<string> = new Set([
  "the-same-location",
  "the-same-battlefield",
  "different-locations",
  "different-battlefields",
]);
const comparesLocation = ({ of }: Choice): boolean => "where" in of && comparedPlaces.has(of.where.at);
