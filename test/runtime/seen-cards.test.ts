import { describe, expect, test } from "vitest";
import type { Action, Card, Instructions, Sentence } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const named = (instructions: Instructions): Card => ({
  name: "The Spell",
  type: "spell",
  supertypes: [],
  domains: [],
  tags: [],
  abilities: [{ ability: "spell", instructions }],
});
/** A, whose deck is this, plays a spell with these sentences. */
const cast = (deck: readonly string[], ...instructions: Instructions): Table =>
  new Table({ A: { deck } }, named(instructions)).play("The Spell").resolve();
const actions = (...list: readonly Action[]): Sentence => ({ actions: list });
const names = (cards: readonly { readonly name: string }[]): readonly string[] =>
  cards.map(({ name }) => name);
const ofStep = (step: number) => [{ is: "step", step }] as const;
const revealed = { refer: "all-done", done: "revealed", noun: "card", means: ofStep(0) } as const;

/** "Look at the top 2 cards of your Main Deck. Choose a unit from among them. …" */
const lookAndChoose = (rest: (it: Extract<Action, { do: "draw-cards" }>["what"]) => readonly Sentence[]) =>
  cast(
    ["Seer", "Bolt", "Dummy"],
    actions({ do: "look", step: 0, what: { select: "top", count: 2 } }),
    ...rest({
      select: "one",
      choice: 0,
      chosenAt: "resolution",
      of: { kind: "card", type: "unit", zone: { from: "among-them", means: ofStep(0) } },
    }),
  );
const it = { refer: "it", means: [{ is: "choice", choice: 0 }] } as const;

describe("424. Cards that are seen", () => {
  test("124, 424.1.a.2: a revealed card that was drawn meanwhile is not recycled out of the hand", () => {
    const per = { count: "this-way", done: "revealed", means: ofStep(0) } as const;
    const table = cast(
      ["Seer", "Bolt", "Dummy", "Soldier", "Doom"],
      actions({ do: "reveal", step: 0, what: { select: "top", count: 3 } }),
      actions({ do: "draw", step: 1, count: 1, per }),
      actions({ do: "recycle", step: 2, what: revealed }),
    );
    expect(names(table.state.players.A.hand)).toEqual(["Seer", "Bolt", "Dummy"]);
    expect(names(table.state.players.A.deck)).toEqual(["Soldier", "Doom"]);
    expect(table.logged("recycle")).toEqual([]);
  });
  test("424.1.a.2: those that are still in the deck are recycled", () => {
    const table = cast(
      ["Seer", "Bolt", "Dummy"],
      actions({ do: "reveal", step: 0, what: { select: "top", count: 2 } }),
      actions({ do: "draw", step: 1, count: 1 }),
      actions({ do: "recycle", step: 2, what: revealed }),
    );
    expect([names(table.state.players.A.hand), names(table.state.players.A.deck)]).toEqual([
      ["Seer"],
      ["Dummy", "Bolt"],
    ]);
  });
  test("359.3.e.13: what was killed is recycled from the trash", () => {
    const soldier = { soldier: { card: "Soldier", controller: "A" } } as const;
    const table = new Table(
      { objects: soldier },
      named([
        actions({
          do: "kill",
          step: 0,
          what: { select: "one", choice: 0, chosenAt: "finalization", of: { kind: "unit" } },
        }),
        actions({ do: "recycle", step: 1, what: it }),
      ]),
    );
    table.play("The Spell").resolve();
    expect([names(table.state.players.A.trash), names(table.state.players.A.deck)]).toEqual([
      ["The Spell"],
      ["Soldier"],
    ]);
  });
  test("413: a card that was looked at is drawn, the rest stays", () => {
    const table = lookAndChoose((what) => [actions({ do: "draw-cards", step: 1, what })]);
    expect([names(table.state.players.A.hand), names(table.state.players.A.deck)]).toEqual([
      ["Seer"],
      ["Bolt", "Dummy"],
    ]);
    expect(table.logged("draw").map(({ name }) => name)).toEqual(["Seer"]);
  });
  test("424.1: a card that was looked at is revealed, and stays where it is", () => {
    const table = lookAndChoose((what) => [
      actions({ do: "reveal", step: 1, what }),
      actions({ do: "draw-cards", step: 2, what: it }),
      actions({ do: "recycle", step: 3, what: { refer: "the-rest", means: [{ is: "rest", step: 0 }] } }),
    ]);
    expect(table.logged("look").map(({ name }) => name)).toEqual(["Seer", "Bolt"]);
    expect(table.logged("reveal").map(({ name }) => name)).toEqual(["Seer"]);
    expect([names(table.state.players.A.hand), names(table.state.players.A.deck)]).toEqual([
      ["Seer"],
      ["Dummy", "Bolt"],
    ]);
  });
});

describe("436. Predict", () => {
  const predict = (count: number) => actions({ do: "predict", step: 0, count });

  test("436.1: one card, which may stay", () => {
    const table = cast(["Seer", "Bolt"], predict(1));
    expect(table.asked).toMatchObject({ ask: "cards", names: ["Seer"], min: 0, max: 1 });
    table.answer({ ask: "cards", value: [] });
    expect(names(table.state.players.A.deck)).toEqual(["Seer", "Bolt"]);
  });
  test("436.4: as many as there are, and no Burn Out (436.4.a)", () => {
    expect(cast(["Seer"], predict(3)).asked).toMatchObject({ names: ["Seer"], max: 1 });
    const empty = cast([], predict(1));
    expect([empty.asked, empty.state.players.B.points]).toEqual([undefined, 0]);
  });
});
