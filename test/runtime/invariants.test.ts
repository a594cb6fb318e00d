import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { Act, Answer, ObjectSetup, Player, Request, State } from "../../runtime/index.ts";
import { answer, createState, misfit, submit } from "../../runtime/index.ts";
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

/** Some answer that fits. */
function anAnswer(request: Request, number: number): Answer {
  const pick = <Option>(options: readonly Option[]): Option | undefined =>
    options[number % Math.max(1, options.length)];
  const answers = (): readonly Answer[] => {
    switch (request.ask) {
      case "targets":
      case "cards": {
        const { ask, max, min, options } = request;
        const turned = [
          ...options.slice(number % (options.length + 1)),
          ...options.slice(0, number % (options.length + 1)),
        ];
        return [
          { ask, value: turned.slice(0, max) },
          { ask, value: turned.slice(0, min) },
        ];
      }
      case "assign": {
        const sorted = request.options.map((id, index) => ({ id, rule: request.rules[index] }));
        sorted.sort(
          (a, b) =>
            Number(b.rule?.first) - Number(a.rule?.first) || Number(a.rule?.last) - Number(b.rule?.last),
        );
        let left = request.total;
        const value: Record<string, number> = {};
        for (const { id, rule } of sorted) {
          const lethal = rule?.lethal === "never" ? 0 : (rule?.lethal ?? 0);
          value[id] = Math.min(left, lethal);
          left -= value[id];
        }
        const first = sorted[0]?.id ?? "";
        return [{ ask: "assign", value: { ...value, [first]: (value[first] ?? 0) + left } }];
      }
      case "split":
        return [
          {
            ask: "split",
            value: Object.fromEntries(
              request.options.map((id, index) => [
                id,
                index === 0 ? request.total - request.options.length + 1 : 1,
              ]),
            ),
          },
        ];
      case "may":
        return [{ ask: "may", value: pick(request.options) ?? false }];
      case "pay":
        return [{ ask: "pay", value: pick(request.options) ?? false }];
      case "to":
        return [{ ask: "to", value: pick(request.options) ?? "" }];
      case "player":
        return [{ ask: "player", value: pick(request.options) ?? "A" }];
      case "number":
        return [{ ask: "number", value: request.min }];
      case "mode":
        return [{ ask: "mode", value: request.options.slice(0, request.min) }];
      case "name":
        return [{ ask: "name", value: "" }];
      case "order":
        return [{ ask: "order", value: request.options }];
      default:
        return request satisfies never;
    }
  };
  const fitting = answers().find((each) => misfit(request, each) === null);
  if (fitting === undefined) throw new Error(`nothing fits ${JSON.stringify(request)}`);
  return fitting;
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

/** Every physical card and where it is. */
const keys = (state: State): readonly string[] => [
  ...state.objects.filter((object) => object.token === null).map((object) => object.key),
  ...(["A", "B"] as const).flatMap((player) => {
    const { banished, champion, deck, hand, trash } = state.players[player];
    return [...banished, ...champion, ...deck, ...hand, ...trash].map((card) => card.key);
  }),
  ...state.chain.flatMap((item) => item.card?.key ?? []),
  ...state.facedown.map((card) => card.key),
];

describe("whatever is played", () => {
  test.prop([setup, choices])("each card is in exactly one zone", (given, numbers) => {
    const first = start(given);
    const all = [...keys(first)].sort();
    play(first, numbers, (state) => expect([...keys(state)].sort()).toEqual(all));
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
