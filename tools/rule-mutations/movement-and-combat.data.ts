import { inFile } from "./mutation.ts";
import type { Mutation } from "./mutation.ts";

/** 445-480. Movement, combat, scoring and layers. */
export const movementAndCombat: readonly Mutation[] = [
  ...inFile(
    "runtime/combat/lethal-assignment.ts",
    [
      "465.2.c.5",
      "what changes the damage counts in the order of its creation",
      "inOrder(all, order)",
      "all",
    ],
    [
      "465.2.c.5",
      "shields and doublings do not count in what is lethal",
      "list.reduce((left, each) => each.makeOf(left), amount);",
      "amount;",
    ],
    [
      "465.2.c.4",
      "marked damage does not count in what is lethal",
      "[...unit.damage, { amount: becomes(amount), by }]",
      "[{ amount: becomes(amount), by }]",
    ],
    [
      "465.2.c.10",
      "some amount is lethal for a unit that takes no damage",
      `"dealt-damage", damage)) return { lethal: "never" };`,
      `"dealt-damage", damage)) return { lethal: 1 };`,
    ],
  ),
  ...inFile(
    "runtime/evaluate/conditions.ts",
    [
      "465.2.c",
      "excess damage needs more than is asked",
      "game.state.excess[you] >= condition.count",
      "game.state.excess[you] > condition.count",
    ],
    [
      "472",
      "near victory counts the own points",
      "game.state.players[player].points >= game.state.victoryScore",
      "game.state.players[you].points >= game.state.victoryScore",
    ],
  ),
  ...inFile(
    "runtime/combat/damage.ts",
    [
      "465.2.c.6",
      "Tank and Backline are not asked for",
      "game.keyword(unit, keyword) > 0",
      "game.keyword(unit, keyword) < 0",
    ],
    ["465.2.c", "no damage is excess", "Math.max(0, (shares[id] ?? 0) - lethal)", "0"],
  ),
  ...inFile(
    "runtime/core/cleanup.ts",
    [
      "466.1.a.1",
      "units are not healed after combat",
      "if (special !== null) healAll(game, special);",
      `if (special === "ending") healAll(game, special);`,
    ],
    ["466.1.a.2", "attackers stay", `if (special === "combat") recallAttackers(game); // 466.1.a.2`, ""],
    [
      "466.1.a.2",
      "attackers are recalled when no defenders remain",
      "if (attackers.length === 0 || attackers.length === here.length) return;",
      "if (attackers.length === 0) return;",
    ],
    [
      "466.3.d",
      "a combat whose attackers were recalled has a winner",
      "game.update({ showdown: { ...showdown, recalled: true } });",
      ";",
    ],
  ),
  ...inFile(
    "runtime/combat/result.ts",
    [
      "466.7.a",
      "units stay attackers and defenders",
      "{ designation: null, fought: false }",
      "{ fought: false }",
    ],
    [
      "466.7.c",
      "effects of this combat last",
      `effect.until !== "combat"`,
      "effect.until !== null || effect.id >= 0",
    ],
  ),
  ...inFile(
    "runtime/combat/control.ts",
    [
      "470",
      "a battlefield is scored twice in a turn",
      "if (thisTurn.scored.includes(key)) return false;",
      ";",
    ],
    [
      "471.1.b",
      "the final point takes one battlefield",
      "if (isFinal && !all) draw(",
      "if (isFinal && all) draw(",
    ],
    [
      "469.2",
      "battlefields of the other player are held, too",
      "if (controller === turn && !cannotScore(game, turn, at) && markScored(game, at, turn))",
      "if (controller !== null && !cannotScore(game, turn, at) && markScored(game, at, turn))",
    ],
  ),
  ...inFile(
    "runtime/answers.ts",
    [
      "465.2.c.3",
      "two units may get less than lethal damage",
      "open.filter((share) => share.amount > 0).length > 1",
      "open.filter((share) => share.amount > 0).length > 2",
    ],
    [
      "465.2.c.4",
      "more than lethal damage may be assigned",
      "if (shares.some(exceeds)) return",
      "if (shares.length < 0) return",
    ],
    [
      "465.2.c",
      "less than all combat damage may be assigned",
      "if (total(value) !== request.total) return",
      "if (total(value) > request.total) return",
    ],
    [
      "465.2.c.8",
      "with Tank and Backline both must be fulfilled",
      "isFull(share) ? 0 : share.amount === 0",
      "isFull(share) ? 2 : share.amount === 0",
    ],
  ),
  ...inFile("runtime/evaluate/might.ts", [
    "476",
    "the Might of a unit is counted from the printed one",
    "object.baseMight ??\n",
    "",
  ]),
  ...inFile(
    "runtime/core/move.ts",
    [
      "456",
      "a recall is a move",
      `game.log(cause, { what: "recall", object: object.id, name: object.name }`,
      `game.log(cause, { what: "move", object: object.id, name: object.name, from: "", to: "" }`,
    ],
    ["450", "moving contests nothing", `if (object.kind === "unit") contest(game, object, to);`, ";"],
  ),
];
