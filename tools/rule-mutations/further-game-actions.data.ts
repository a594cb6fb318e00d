import { inFile } from "./mutation.ts";
import type { Mutation } from "./mutation.ts";

/** 429-444. Game actions, from adding to paying. */
export const furtherGameActions: readonly Mutation[] = [
  ...inFile(
    "runtime/core/deal.ts",
    [
      "437.1.a.1",
      "Prevent does not count Bonus Damage",
      "const to = each.makeOf(amount);",
      "const to = each.makeOf(amount - damage.bonus) + damage.bonus;",
    ],
    ["437.4", "damage that was prevented altogether is dealt as 0", "if (amount < 1) {", "if (amount < 0) {"],
  ),
  ...inFile(
    "runtime/core/prevent.ts",
    ["437.2", "a shield prevents all or nothing", "Math.max(0, amount - left)", "amount > left ? amount : 0"],
    [
      "437.2.a",
      "a shield makes damage negative and is used up with it",
      "Math.max(0, amount - left)",
      "amount - left",
    ],
    [
      "437.3",
      "a shield is not reduced by what it prevents",
      "const left = shield.left - prevented;",
      "const left = shield.left;",
    ],
    ["437.3", "a shield of 0 remains", "left > 0\n", "left >= 0\n"],
    ["437.1.b", "a shield protects every unit", "(effect.on === null || effect.on === damage.to) &&", ""],
    [
      "437.1",
      "a shield against spells and abilities stops combat damage",
      "isFrom(damage, effect.from),",
      "true,",
    ],
  ),
  ...inFile("runtime/core/double.ts", ["432.1", "double is 2 more", "amount * 2", "amount + 2"]),
  ...inFile(
    "runtime/actions/might.ts",
    [
      "432.1.a",
      "a negative Might is doubled",
      "const amount = Math.max(0, game.might(unit));",
      "const amount = game.might(unit);",
    ],
    [
      "432.1.a",
      "the printed Might is added",
      "const amount = Math.max(0, game.might(unit));",
      "const amount = game.card(unit.name).might ?? 0;",
    ],
  ),
  ...inFile("runtime/core/change-zone.ts", [
    "435.4.b",
    "gear stays attached to what has left",
    "detachAll(game, object); // 719.5",
    ";",
  ]),
  ...inFile(
    "runtime/core/attach.ts",
    [
      "434.4",
      "attached gear stays where it was",
      "{ attachedTo: unit.id, place: unit.place }",
      "{ attachedTo: unit.id }",
    ],
    ["434.1", "nothing triggers on attaching", "trigger(game, [game.log(", "void ([game.log("],
  ),
  ...inFile("runtime/actions/predict.ts", [
    "436.4",
    "more cards are predicted than are asked for",
    "deck.slice(0, action.count)",
    "deck.slice(0, action.count + 1)",
  ]),
  ...inFile(
    "runtime/core/burn-out.ts",
    [
      "431.2",
      "the player who burns out gains the point",
      "const opponent = opponentOf(player);",
      "const opponent = player;",
    ],
    ["431.3.b", "every point of a Burn Out can be prevented", "if (isFirst && (", "if (("],
    [
      "431.3.c",
      "as many points as the opponent are enough",
      "points > game.state.players[player].points",
      "points >= game.state.players[player].points",
    ],
  ),
  ...inFile("runtime/core/channel.ts", [
    "430.3",
    "all runes that there are",
    ".slice(0, count)\n    .map",
    ".slice(0)\n    .map",
  ]),
  ...inFile(
    "runtime/core/resources.ts",
    [
      "444",
      "a cost that cannot be paid is paid",
      "offers(game, player, price, purpose))) return false;",
      "offers(game, player, price, purpose))) return true;",
    ],
    [
      "444",
      "Power of any domain pays before that of the domain",
      `[...(symbol === "own" ? domains : [symbol]), "any" as const]`,
      `["any" as const, ...(symbol === "own" ? domains : [symbol])]`,
    ],
  ),
];
