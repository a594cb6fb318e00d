import { inFile } from "./mutation.ts";
import type { Mutation } from "./mutation.ts";

/** 349-359. Playing cards. */
export const playing: readonly Mutation[] = [
  ...inFile("runtime/actions/deal.ts", [
    "355.14.h",
    "more targets than damage remain",
    "if (units.length <= most || scope.actor === null) return units;",
    "if (most > 0) return units;",
  ]),
  ...inFile("runtime/core/split.ts", [
    "355.14.c",
    "a split has any number of targets",
    "Math.min(units, total),",
    "units,",
  ]),
  ...inFile("runtime/evaluate/conditions.ts", [
    "356.4.f.1",
    "an additional cost always counts as paid",
    "return scope.context.additionalCost.paid;",
    "return true;",
  ]),
  ...inFile(
    "runtime/chain/execute.ts",
    [
      "359.3.d",
      "a spell that has resolved is gone",
      "const left = putCard(game, card, zone);",
      "const left: string | null = null;",
    ],
    [
      "359.3.e.15",
      "a round of Repeat looks at the targets of the first",
      "const scope = scopeOfItem(begun, round);",
      "const scope = scopeOfItem(begun, 0);",
    ],
  ),
  ...inFile(
    "runtime/chain/legality.ts",
    [
      "359.3.e.2",
      "targets that are not legal any more stay",
      "const left = ids.filter((id) => options.includes(id));",
      "const left = ids;",
    ],
    [
      "355.11.b",
      "targets that are too mighty together stay",
      "if (choice.totalMight !== undefined && total > choice.totalMight) return false;",
      ";",
    ],
  ),
  ...inFile("runtime/chain/options.ts", [
    "355.9.c",
    "a spell can choose itself",
    "item.id !== scope.item && item.context.self !== scope.context.self",
    `item.kind !== "permanent"`,
  ]),
  ...inFile(
    "runtime/chain/choose.ts",
    [
      "355.8",
      "fewer than are asked can be chosen",
      "if (options.length < min) return null;",
      "if (options.length < min) return options;",
    ],
    [
      "355.4.a",
      "a unit can be moved to where it is",
      "units.some((each) => locationOf(each) !== name)",
      "name.length > 0",
    ],
  ),
  ...inFile(
    "runtime/answers.ts",
    ["355.14.f", "a target of a split may get nothing", "(value[id] ?? 0) >= 1)", "(value[id] ?? 0) >= 0)"],
    [
      "355.14.e",
      "a split may be less than the whole",
      "if (total(value) !== request.total)\n",
      "if (total(value) > request.total)\n",
    ],
  ),
  ...inFile("runtime/chain/costs.ts", [
    "356.1.b.1",
    "a hidden card costs its price",
    `item.ignoring === "cost" || item.hiddenAt !== null`,
    `item.ignoring === "cost"`,
  ]),
  ...inFile("runtime/chain/destination.ts", [
    "355.2.a",
    "units are played to battlefields of anybody",
    ".filter(([, battlefield]) => battlefield.controller === controller)",
    "",
  ]),
  ...inFile(
    "runtime/abilities/sentence.ts",
    [
      "359.3.e.14.b",
      `"if you do" needs nothing done`,
      "return scope.round.did ? 1 : 0; // 359.3.e.14.b",
      "return 1;",
    ],
    [
      "359.3.e.6",
      "what is ignored is not told",
      "if (!result.done && result.replaced !== true) {",
      "if (result.done && result.replaced === true) {",
    ],
  ),
  ...inFile(
    "runtime/evaluate/references.ts",
    ["359.3.e.13", "nothing is known of what is gone", "return game.state.gone[id] ?? [];", "return [];"],
    [
      "359.3.e.12",
      "a permanent that is gone still has its Might",
      "if (isSelf && scope.context.event?.object !== id) return [];",
      ";",
    ],
  ),
  ...inFile("runtime/core/move.ts", [
    "355.4.a",
    "a unit that is there already moves",
    "locationOf(object) !== to &&",
    "",
  ]),
  ...inFile("runtime/chain/prices.ts", [
    "356.4.e",
    "a discount goes below its minimum",
    "Math.max(least, price.energy - amount.energy)",
    "Math.max(0, price.energy - amount.energy)",
  ]),
];
