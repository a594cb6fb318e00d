import { inFile } from "./mutation.ts";
import type { Mutation } from "./mutation.ts";

/** 800-899. Keywords. */
export const keywords: readonly Mutation[] = [
  ...inFile("runtime/combat/damage.ts", [
    "826",
    "units that are assigned damage last are not",
    "speaksOf(game, scope, passive.who, unit),\n  );\n}\n/** 765",
    "false,\n  );\n}\n/** 765",
  ]),
  ...inFile("runtime/chain/options.ts", [
    "811.1.d.2",
    "a hidden card chooses anywhere",
    ": locationOf(object) === hiddenAt;",
    ": hiddenAt !== null;",
  ]),
  ...inFile("runtime/chain/costs.ts", [
    "809.1.c",
    "Deflect is for friends, too",
    "object.controller === item.controller) return total;",
    `object.id === "") return total;`,
  ]),
  ...inFile("runtime/chain/destination.ts", [
    "822.1.b",
    "Ambush needs no units there",
    "unitsAt(game, name).some((unit) => unit.controller === item.controller),",
    "name.length > 0,",
  ]),
  ...inFile("runtime/abilities/trigger-own.ts", [
    "808.1.c",
    "Deathknell does not work",
    `if (when.trigger === "deathknell") return true;`,
    `if (when.trigger === "deathknell") return false;`,
  ]),
  ...inFile(
    "runtime/evaluate/might.ts",
    [
      "807.1.c",
      "Assault counts for defenders",
      `if (object.designation === "attacker") changes`,
      "if (object.designation !== null) changes",
    ],
    ["814.1.c", "Shield counts out of combat", `if (object.designation === "defender") changes`, "changes"],
  ),
  ...inFile("runtime/evaluate/keywords.ts", [
    "807.2",
    "instances of a keyword are not summed",
    "sum += valueOf(keyword);",
    "sum = valueOf(keyword);",
  ]),
  ...inFile(
    "runtime/evaluate/dependence.ts",
    [
      "824.1.b.1",
      "a level takes one more XP",
      "players[you].xp >= dependence.level",
      "players[you].xp > dependence.level",
    ],
    [
      "812.1.c",
      "the card itself is enough for Legion",
      "played.player === you && played.key !== key",
      "played.player === you",
    ],
    [
      "828.1.c",
      "everything is empowered",
      "game.find(context.self)?.empowered ?? false",
      "game.find(context.self) !== undefined",
    ],
  ),
];
