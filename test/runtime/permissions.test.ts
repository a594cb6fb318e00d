import { describe, expect, test } from "vitest";
import type { Ability, Card, Condition, Sentence, Setup } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const me = { refer: "me", means: [{ is: "self" }] } as const;
const card = (name: string, type: Card["type"], abilities: readonly Ability[]): Card => ({
  name,
  type,
  supertypes: [],
  domains: [],
  tags: [],
  ...(type === "unit" ? { might: 4 } : {}),
  abilities,
});
const spell = (...instructions: readonly Sentence[]): Card =>
  card("The Spell", "spell", [
    { ability: "keyword", keyword: { keyword: "Reaction" } },
    { ability: "spell", instructions },
  ]);

describe("425. Counter a spell unless its controller pays", () => {
  const dispute = spell({
    actions: [
      {
        do: "counter",
        step: 0,
        what: { select: "one", choice: 0, chosenAt: "finalization", of: { kind: "spell" } },
      },
    ],
    unlessDone: {
      player: { player: "controller-of", of: { refer: "it", means: [{ is: "choice", choice: 0 }] } },
      does: [{ do: "pay", step: 1, resources: { energy: 2, power: [] } }],
    },
  });
  /** A plays Doom, which costs nothing, and B answers it. */
  const disputed = (energy: number) => {
    const setup: Setup = {
      objects: { soldier: { card: "Soldier", controller: "B" } },
      A: { energy },
      costs: "real",
    };
    const table = new Table(setup, dispute).play("Doom").targetsIfAsked("soldier");
    return table.act({ act: "pass", player: "A" }).play("The Spell", "B").resolve();
  };

  test("its controller is asked; paid, it resolves", () => {
    const table = disputed(3);
    expect(table.asked).toMatchObject({ ask: "may", player: "A", options: [true, false] });
    table.answer({ ask: "may", value: true }).resolve();
    expect([table.zone("soldier"), table.state.players.A.energy]).toEqual(["trash", 1]);
  });
  test("not paid, it does nothing and goes to the trash (425.1.a)", () => {
    const table = disputed(3).answer({ ask: "may", value: false }).resolve();
    expect([table.zone("soldier"), table.state.players.A.energy]).toEqual(["board", 3]);
    expect(table.state.players.A.trash.map(({ name }) => name)).toEqual(["Doom"]);
  });
  test("203.3: who cannot pay is not asked", () => {
    const table = disputed(1);
    expect([table.logged("counter").length, table.zone("soldier")]).toEqual([1, "board"]);
  });
});

describe("choose an opponent", () => {
  test("in a game of two there is one, who does what follows", () => {
    const text = spell(
      { actions: [{ do: "choose-opponent", step: 0 }] },
      {
        by: { player: "they", means: [{ is: "step", step: 0 }] },
        actions: [{ do: "draw", step: 1, count: 1 }],
      },
    );
    const table = new Table({ A: { deck: ["Bolt"] }, B: { deck: ["Doom"] } }, text)
      .play("The Spell")
      .resolve();
    expect(table.state.players.B.hand.map(({ name }) => name)).toEqual(["Doom"]);
    expect(table.state.players.A.hand).toEqual([]);
  });
});

describe("355.2.b. Where a unit may be played", () => {
  type Where = Extract<
    Extract<Ability, { readonly ability: "passive" }>["passive"],
    { readonly passive: "may-be-played-to" }
  >["where"];
  const scout = (where: Where, condition?: Condition): Card =>
    card("Scout", "unit", [
      {
        ability: "passive",
        passive: { passive: "may-be-played-to", who: { refer: "me", means: [{ is: "self" }] }, where },
        ...(condition === undefined ? {} : { if: condition }),
      },
    ]);
  const open = { place: "a-battlefield", of: { kind: "battlefield", state: "open" } } as const;
  const occupiedEnemy = {
    place: "a-battlefield",
    of: { kind: "battlefield", state: "occupied", side: "enemy" },
  } as const;
  const board: Setup = {
    battlefields: {
      mine: { controller: "A" },
      theirs: { controller: "B" },
      held: { controller: "B" },
      open: {},
      busy: {},
    },
    objects: {
      guard: { card: "Soldier", controller: "B", at: "held" },
      friend: { card: "Soldier", controller: "A", at: "busy" },
    },
  };
  const options = (unit: Card, setup: Setup = board) => new Table(setup, unit).play("Scout").asked;

  test("355.2.a: the base, and battlefields that the player controls", () => {
    expect(options(card("Scout", "unit", []))).toMatchObject({ options: ["base A", "mine"] });
  });
  test("170.11: an open battlefield has no controller and no units", () => {
    expect(options(scout(open))).toMatchObject({ options: ["base A", "mine", "open"] });
  });
  test("an enemy battlefield with units", () => {
    expect(options(scout(occupiedEnemy))).toMatchObject({
      options: ["base A", "mine", "held"],
    });
  });
  test("364.3: only while its condition is true", () => {
    const condition = {
      if: "controls",
      who: "you",
      what: { quantity: "many", count: 2, or: "more", of: { kind: "rune" } },
    } as const;
    const runes = (ready: number): Setup => ({ ...board, A: { runes: { ready } } });
    const unit = scout(open, condition);
    expect(options(unit, runes(1))).toMatchObject({ options: ["base A", "mine"] });
    expect(options(unit, runes(2))).toMatchObject({ options: ["base A", "mine", "open"] });
  });
  test("190.3.a.1: it contests the battlefield that it is played to", () => {
    const table = new Table(board, scout(open)).play("Scout");
    table.answer({ ask: "to", value: "open" });
    expect(table.state.showdown).toMatchObject({ at: "open", focus: "A" });
    expect(table.fight().state.battlefields["open"]?.controller).toBe("A");
  });
  test("822.1.b: Ambush, where the player has units", () => {
    const unit = card("Scout", "unit", [{ ability: "keyword", keyword: { keyword: "Ambush" } }]);
    expect(options(unit)).toMatchObject({ options: ["base A", "mine", "busy"] });
  });
});

describe("824. Level", () => {
  const pupil = card("Pupil", "unit", [
    {
      ability: "dependent",
      on: { dependent: "level", level: 3 },
      inner: {
        ability: "passive",
        passive: { passive: "have", who: me, gift: { gift: "might", amount: 2 } },
      },
    },
  ]);
  const withXp = (xp: number) =>
    new Table({ objects: { pupil: { card: "Pupil", controller: "A" } }, A: { xp } }, pupil);

  test("824.1.b.1: from so much XP on", () => {
    expect([withXp(2).might("pupil"), withXp(3).might("pupil")]).toEqual([4, 6]);
  });
  test("727: it is lost with the XP", () => {
    const spend = spell({ actions: [{ do: "spend-xp", step: 0, amount: 1 }] });
    const setup: Setup = { objects: { pupil: { card: "Pupil", controller: "A" } }, A: { xp: 3 } };
    const table = new Table(setup, pupil, spend).play("The Spell").resolve();
    expect([table.state.players.A.xp, table.might("pupil")]).toEqual([2, 4]);
  });
});

describe("465.2.c. Excess damage", () => {
  /** Gains 1 XP when A wins a combat in which A assigned so much more than was lethal. */
  const fight = (count: number, might: number) => {
    const victor = card("Victor", "unit", [
      {
        ability: "triggered",
        when: { trigger: "when", event: { event: "win-combat", who: me } },
        instructions: [
          {
            lead: { lead: "if", condition: { if: "assigned-excess", count } },
            actions: [{ do: "gain-xp", step: 0, amount: 1 }],
          },
        ],
      },
    ]);
    const table = new Table(
      {
        battlefields: { field: { controller: "B" } },
        objects: {
          victor: { card: "Victor", controller: "A", might },
          foe: { card: "Soldier", controller: "B", at: "field" },
        },
      },
      victor,
    );
    return table.attack("field", "victor").fight().state.players.A.xp;
  };

  test("what is assigned beyond lethal damage", () => {
    expect([fight(2, 5), fight(3, 5)]).toEqual([1, 0]);
  });
});
