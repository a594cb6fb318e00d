import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { compileCard } from "../../compiler/index.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import { createState } from "../../runtime/index.ts";
import { brokenInvariants, cardKeys } from "./support/broken-invariants.ts";
import { drawFrom, randomBoard, randomStep } from "./support/random-board.ts";

const cards = globSync("cards/**/*.card")
  .sort()
  .flatMap((path) => readCardFile(readFileSync(path, "utf8")).cards)
  .flatMap((source) => compileCard(source).card ?? []);
const registry = new Map(cards.map((card) => [card.name, card]));

const stepsOfAGame = 60;

/** Every card of cards/, on a board of others, with anything that players might try and any answer that fits. */
describe("on random boards", () => {
  test.each(cards.map((card, index) => [card.name, card, index] as const))("%s", (_, card, index) => {
    const draw = drawFrom(index);
    let state = createState(randomBoard(cards, draw, card), registry);
    const keys = (): string => [...cardKeys(state)].sort().join("\n");
    const all = keys();
    for (let count = 0; count < stepsOfAGame && state.winner === null; count++) {
      const outcome = randomStep(state, registry, draw);
      // 358.5. An answer that is refused takes back the act before it.
      if (outcome.refused !== undefined && state.waiting === null) expect(outcome.state).toEqual(state);
      state = outcome.state;
      expect(brokenInvariants(state)).toEqual([]);
      expect(keys()).toBe(all);
    }
    const kept: unknown = JSON.parse(JSON.stringify(state));
    expect(kept).toEqual(state);
  });
});
