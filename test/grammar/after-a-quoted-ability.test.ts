import { expect, test } from "vitest";
import { compileText } from "../../compiler/index.ts";

test.each([
  'Give a unit "When I move, draw 1." [Stun] another unit.',
  'Give a unit "When I move, draw 1." Draw 1.',
  'Give a unit "When I move, draw 1." this turn. [Stun] another unit.',
])("the full stop of a quoted ability ends the sentence around it: %s", (text) => {
  const { card, diagnostics } = compileText(text);
  expect(diagnostics).toEqual([]);
  expect(card?.abilities).toMatchObject([{ ability: "spell", instructions: [{}, {}] }]);
});
