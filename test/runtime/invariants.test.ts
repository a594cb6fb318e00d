import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { Act, ObjectSetup, Player, State } from "../../runtime/index.ts";
import { answer, createState, submit } from "../../runtime/index.ts";
import { anAnswer } from "./support/an-answer.ts";
import { cardKeys } from "./support/broken-invariants.ts";
import { cards } from "./support/cards.ts";

const spells = [
  "Bolt",
  "Storm",
  "Duel",
  "Doom",
  "Ward",
  "Trap",
  "Weaken",
  "Rally",
  "Flash",
  "Rebuke",
  "Wave",
  "Cull",
  "Blade",
];
const units = ["Dummy", "Thorn", "Sentry", "Mourner", "Guard", "Amplifier", "Raider", "Commander", "Proud"];

const setup = fc.record({
  seed: fc.integer(),
  mine: fc.array(fc.constantFrom(...units), { minLength: 1, maxLength: 4 }),
  theirs: fc.array(fc.constantFrom(...units), { minLength: 1, maxLength: 4 }),
  hand: fc.array(fc.constantFrom(...spells, "Hourglass", "Swift"), { maxLength: 6 }),
});
const choices = fc.array(fc.nat(), { maxLength: 40 });

function start({
  seed,
  mine,
  theirs,
  hand,
}: typeof setup extends fc.Arbitrary<infer Value> ? Value : never): State {
  const objects: readonly (readonly [string, ObjectSetup])[] = [
    ...mine.map((card, index) => [`a${index}`, { card, controller: "A" }] as const),
    ...theirs.map((card, index) => [`b${index}`, { card, controller: "B", at: "field" }] as const),
  ];
  const player = { hand, deck: ["Dummy", "Bolt", "Soldier", "Mend"] };
  const battlefields = { field: { controller: "B" }, gate: { card: "Gate" } } as const;
  return createState(
    { seed, battlefields, objects: Object.fromEntries(objects), A: player, B: player },
    cards,
  );
}

/** Things that might be done next; the machine refuses what is not allowed. */
function acts(state: State): readonly Act[] {
  const players: readonly Player[] = ["A", "B"];
  return players.flatMap((player): readonly Act[] => {
    const ready = state.objects.filter((object) => object.controller === player && object.kind === "unit");
    return [
      { act: "pass", player },
      ...state.players[player].hand.map(({ id }): Act => ({ act: "play", player, object: id, from: "hand" })),
      ...ready.map(({ id }): Act => ({ act: "standard-move", player, units: [id], to: "field" })),
      ...ready.map(({ id }): Act => ({ act: "standard-move", player, units: [id], to: "gate" })),
    ];
  });
}

function play(state: State, numbers: readonly number[], check: (state: State) => void): State {
  let now = state;
  for (const number of numbers) {
    const { waiting } = now;
    if (waiting !== null) {
      const outcome = answer(now, cards, anAnswer(waiting.request, number));
      now = outcome.state;
    } else {
      const possible = acts(now);
      const act = possible[number % possible.length];
      if (act === undefined) break;
      const outcome = submit(now, cards, act);
      if (outcome.refused !== undefined) expect(outcome.state).toEqual(now); // 358.5
      now = outcome.state;
    }
    check(now);
  }
  return now;
}

describe("whatever is played", () => {
  test.prop([setup, choices])("each card is in exactly one zone", (given, numbers) => {
    const first = start(given);
    const all = [...cardKeys(first)].sort();
    play(first, numbers, (state) => expect([...cardKeys(state)].sort()).toEqual(all));
  });
  test.prop([setup, choices])(
    "417.1.e: marked damage is whole and at least 1, and only on units",
    (given, numbers) => {
      play(start(given), numbers, (state) => {
        for (const { damage, kind } of state.objects) {
          expect(damage.every(({ amount }) => Number.isInteger(amount) && amount >= 1)).toBe(true);
          if (kind !== "unit") expect(damage).toEqual([]);
        }
      });
    },
  );
  test.prop([setup, choices])(
    "the state is what JSON keeps of it, also while a question is open",
    (given, numbers) => {
      play(start(given), numbers, (state) => {
        const kept: unknown = JSON.parse(JSON.stringify(state));
        expect(kept).toEqual(state);
      });
    },
  );
  test.prop([setup, choices])("the same seed and answers give the same game", (given, numbers) => {
    const nothing = (): void => undefined;
    expect(play(start(given), numbers, nothing)).toEqual(play(start(given), numbers, nothing));
  });
  test.prop([setup, choices])("nothing is changed in place", (given, numbers) => {
    const first = start(given);
    const frozen = deepFreeze(first);
    play(frozen, numbers, (state) => void deepFreeze(state));
    expect(frozen).toEqual(start(given));
  });
});

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
