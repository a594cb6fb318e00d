import { inFile } from "./mutation.ts";
import type { Mutation } from "./mutation.ts";

/** 300-348. The turn, Cleanups, chains and showdowns. */
export const turn: readonly Mutation[] = [
  ...inFile(
    "runtime/core/cleanup.ts",
    ["323.2", "designations are not corrected", "designate(game); // 323.2", ""],
    [
      "317.2.b",
      "units are not healed at the end of the turn",
      "if (special !== null) healAll(game, special);",
      `if (special === "combat") healAll(game, special);`,
    ],
    [
      "323.5",
      "units are healed before those with lethal damage die",
      "killByLethalDamage(game, special); // 323.4, 323.5\n  if (special !== null) healAll(game, special);",
      "if (special !== null) healAll(game, special);\n  killByLethalDamage(game, special);",
    ],
    ["323.6", "control is lost while a chain exists", "if (chain.length > 0) return;\n  for", "for"],
    ["323.7", "unattached gear stays at a battlefield", `return object.kind === "gear";`, "return false;"],
    [
      "323.7",
      "permanents stay in bases of others",
      `return object.place.at === "base" && object.place.of !== object.controller;`,
      "return false;",
    ],
  ),
  ...inFile(
    "runtime/combat/stage.ts",
    [
      "323.8",
      "a showdown begins while a chain exists",
      "if (chain.length > 0 || winner !== null) return;",
      "if (winner !== null) return;",
    ],
    [
      "323.14",
      "a showdown does not become a combat",
      "game.update({ showdown: { ...showdown, combat: true } });",
      ";",
    ],
    [
      "345",
      "the turn player's opponent has Focus",
      "focus: contestedBy,",
      `focus: contestedBy === "A" ? "B" : "A",`,
    ],
    [
      "323.11",
      "contested status remains without units",
      "game.battlefield(id, { contestedBy: other?.controller ?? null });",
      ";",
    ],
  ),
  ...inFile("runtime/turn/expire.ts", [
    "317.2.c",
    "effects of this turn last",
    `effect.until !== "turn"`,
    "effect.id >= 0",
  ]),
  ...inFile(
    "runtime/turn/phases.ts",
    ["315.1", "permanents stay exhausted", "game.patch(id, { exhausted: false });", ";"],
    ["315.3.b", "one rune is channeled", "channel(game, turn, 2, false,", "channel(game, turn, 1, false,"],
    ["315.4.b", "no card is drawn", "draw(game, turn, 1, {", "draw(game, turn, 0, {"],
    ["317.3", "the same player has the next turn", "...nextTurn(game, turn), turnNumber", "turn, turnNumber"],
  ),
  ...inFile(
    "runtime/step/due.ts",
    ["340.1", "the oldest item resolves first", "const top = chain.at(-1);", "const top = chain.at(0);"],
    [
      "337.1",
      "the newest pending item is finalized first",
      "chain.find((item) => item.status",
      "chain.findLast((item) => item.status",
    ],
    [
      "339.1",
      "one pass is enough",
      `state.passes >= 2 ? { task: "execute"`,
      `state.passes >= 1 ? { task: "execute"`,
    ],
    ["347.2.a", "a showdown closes after one pass", "showdown.passes >= 2", "showdown.passes >= 1"],
  ),
  ...inFile(
    "runtime/chain/leave-chain.ts",
    [
      "346",
      "Focus stays when the chain closes",
      "focus: opponentOf(showdown.focus)",
      "focus: showdown.focus",
    ],
    [
      "346.1",
      "Focus passes after a chain that a trigger opened",
      "showdown !== null && !chainOpenedByTrigger",
      "showdown !== null",
    ],
    [
      "340.4",
      "the turn player has Priority after each item",
      "priority: chain.at(-1)?.controller ?? null",
      "priority: chain.length > 0 ? game.state.turn : null",
    ],
  ),
];
