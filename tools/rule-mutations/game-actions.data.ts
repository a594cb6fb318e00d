import { inFile } from "./mutation.ts";
import type { Mutation } from "./mutation.ts";

/** 407-428. Game actions, from drawing to killing. */
export const gameActions: readonly Mutation[] = [
  ...inFile(
    "runtime/core/deal.ts",
    [
      "417.1.b",
      "new damage takes the place of old damage",
      "[...unit.damage, { amount, by }]",
      "[{ amount, by }]",
    ],
    [
      "417.1.c",
      "only the first unit triggers what damage triggers",
      "trigger(game, happened);",
      "trigger(game, happened.slice(0, 1));",
    ],
    ["417.1.e.1", "0 damage is an event", "damage.amount < 1) continue;", "damage.amount < 0) continue;"],
  ),
  ...inFile(
    "runtime/actions/deal.ts",
    [
      "417.6.a",
      "a spell is not the source of its damage",
      "return { sources: scope.context.sources, by: scope.actor };",
      "return { sources: [], by: scope.actor };",
    ],
    [
      "417.6.b.3",
      "the spell is a source beside the unit that deals",
      "{ sources: [asSource(unit)], by: unit.controller };",
      "{ sources: [...scope.context.sources, asSource(unit)], by: unit.controller };",
    ],
    [
      "417.6.b.4",
      "the player of the spell is responsible for a unit that deals",
      "{ sources: [asSource(unit)], by: unit.controller };",
      "{ sources: [asSource(unit)], by: scope.actor };",
    ],
    [
      "417.6.b.4",
      "the player of the spell is responsible for both units of a fight",
      "by: unit.controller,",
      "by: scope.actor,",
    ],
    [
      "428.5.c",
      "a spell does not remember whom it has dealt damage",
      "dealtTo[object] = { by, sources, through: item.context.self };",
      ";",
    ],
  ),
  ...inFile("runtime/acts/bare.ts", [
    "417.2",
    "gear can be dealt damage",
    `unit?.kind !== "unit"`,
    "unit === undefined",
  ]),
  ...inFile("runtime/core/heal.ts", [
    "418",
    "only the first mark is cleared",
    "{ damage: [] }",
    "{ damage: unit.damage.slice(1) }",
  ]),
  ...inFile(
    "runtime/core/kill.ts",
    [
      "428.2",
      "what is killed is banished",
      `leaveBoard(game, object.id, "trash");`,
      `leaveBoard(game, object.id, "banished");`,
    ],
    [
      "428.1.a.1.b",
      "nothing triggers on its own death",
      "dying.map(({ object }) => object),\n  );\n  const happened",
      "[],\n  );\n  const happened",
    ],
  ),
  ...inFile("runtime/step/remembered.ts", [
    "428.1",
    "units that died are forgotten",
    "remembered.has(what);",
    `what !== "kill" && remembered.has(what);`,
  ]),
  ...inFile("runtime/evaluate/conditions/doing.ts", [
    "428.5.b",
    "all that a text acts on was killed by it",
    "game.state.gone[id] !== undefined &&\n",
    "",
  ]),
  ...inFile("runtime/chain/execute.ts", [
    "428.5.c",
    "a death in the Cleanup is nobody's",
    "game.update({ attribution: item.dealtTo }); // 428.5.c",
    "game.update({ attribution: {} });",
  ]),
  ...inFile(
    "runtime/core/cleanup.ts",
    ["428.5.c", "damage of a spell counts for later deaths", "game.update({ attribution: {} });", ";"],
    [
      "428.5.c",
      `"if this kills it" waits beyond the Cleanup`,
      `effect.is !== "trigger" || effect.killedBy === null),
`,
      "effect.id >= 0),\n",
    ],
  ),
  ...inFile(
    "runtime/combat/damage.ts",
    [
      "428.5.c.2",
      "a death in combat is nobody's",
      "Object.fromEntries(happened.map(({ object, by, sources }) => [object, { by, sources }])),",
      "{},",
    ],
    [
      "417.6.c.1",
      "one unit is the source of all combat damage of its side",
      "const sources = asSources(from);",
      "const sources = asSources(from.slice(0, 1));",
    ],
    ["423.1.b", "a stunned unit deals combat damage", "unit.stunned ||", ""],
  ),
  ...inFile("runtime/evaluate/board.ts", [
    "417.6.b.2.a",
    "a permanent is no source beside its ability",
    `[{ ...source, kind: "ability" }, source];`,
    `[{ ...source, kind: "ability" }];`,
  ]),
  ...inFile("runtime/turn/expire.ts", [
    "423.1.a.2",
    "units stay stunned",
    "game.patch(object.id, { stunned: false });",
    "game.patch(object.id, { stunned: true });",
  ]),
  ...inFile("runtime/abilities/sentence.ts", [
    "425",
    "a spell is countered although its controller pays",
    `if (unlessDone !== undefined && !isByEach && hasDone(game, scope, unlessDone)) return "ignored";`,
    "if (unlessDone !== undefined && !isByEach) hasDone(game, scope, unlessDone);",
  ]),
  ...inFile("runtime/abilities/act-condition.ts", [
    "428.5",
    "every kill is a kill with a spell",
    `source.kind === "spell" && source.controller === event.by`,
    "source.controller === event.by",
  ]),
  ...inFile("runtime/core/change-zone.ts", [
    "416.5",
    "recycled cards keep their order",
    "left.splice(left.length > 1 ? game.random(left.length) : 0, 1)",
    "left.splice(0, 1)",
  ]),
  ...inFile("runtime/core/burn-out.ts", [
    "413.4",
    "nobody burns out",
    "deck.length === 0 && game.state.winner === null; before++",
    "deck.length < 0 && game.state.winner === null; before++",
  ]),
  ...inFile("runtime/abilities/reflexive.ts", [
    "428.5.d",
    "an ability that a spell makes is no ability",
    "return { ...context, sources: [...abilitySources(first), ...context.sources.slice(1)] };",
    "return context;",
  ]),
];
