import { inFile } from "./mutation.ts";
import type { Mutation } from "./mutation.ts";

/** 360-406. Passive abilities, replacement effects, activated, triggered, reflexive, delayed and linked abilities. */
export const abilities: readonly Mutation[] = [
  ...inFile("runtime/core/deal.ts", [
    "372",
    "what changes damage is applied in the order of its creation",
    "return list.toSorted((a, b) => rank(a.name) - rank(b.name));",
    "return list;",
  ]),
  ...inFile(
    "runtime/chain/finalize.ts",
    [
      "391",
      "an opponent gets what your next spell is granted",
      "effect.controller === player) bonus += effect.amount;",
      "effect.id >= 0) bonus += effect.amount;",
    ],
    ["391", "what the next spell is granted is not used up", "if (bonus > 0)", "if (bonus < 0)"],
  ),
  ...inFile(
    "runtime/core/kill.ts",
    ["371.2", "a protection that was declined protects", "if (!applied) continue; // 371.2", ""],
    ["370.1.c", "what was replaced happens, too", "left = left.filter((each) => each !== death);", ";"],
    [
      "373",
      "the first death is replaced, whatever is answered",
      "open.find(({ death }) => death.object === id) ?? first;",
      "first;",
    ],
    [
      "373",
      "nobody is asked which death is replaced",
      "new Set(keys).size === keys.length) return first;",
      "keys.length > 0) return first;",
    ],
    [
      "373.2",
      "a protection is applied again after another one",
      "return this.over.has(key);",
      "return false;",
    ],
  ),
  ...inFile(
    "runtime/core/replacements.ts",
    [
      "370.2",
      "an effect replaces what it makes happen itself",
      "return found.filter(({ key }) => !game.applied.has(key)); // 370.2",
      "return found;",
    ],
    ["390.3", "a protection for the next time lasts", "ends: once ? id : null", "ends: null"],
    [
      "370.1",
      "a condition of a replacement is not looked at",
      `return lead?.lead !== "if" || holds(game, scope, lead.condition);`,
      "return true;",
    ],
  ),
  ...inFile(
    "runtime/core/replacement-order.ts",
    [
      "372",
      "the first replacement counts, whatever is answered",
      "by.find((each) => optionOf(each, by) === picked) ?? by[0];",
      "by[0];",
    ],
    [
      "372",
      "an opponent orders the replacements",
      "if (object !== undefined) return object.controller;",
      `if (object !== undefined) return object.controller === "A" ? "B" : "A";`,
    ],
    [
      "371.2",
      "what is declined is the last one that is tried",
      "if (apply(picked)) return true;",
      "return apply(picked);",
    ],
  ),
  ...inFile("runtime/abilities/delayed.ts", [
    "391",
    "a delayed ability without a window ends with the turn",
    `(lead.duration ?? null) : "turn";`,
    `"turn" : "turn";`,
  ]),
  ...inFile("runtime/combat/designate.ts", [
    "383.4.e",
    "a unit attacks again when it comes back",
    "const fights = designation !== null && !unit.fought;",
    "const fights = designation !== null;",
  ]),
  ...inFile("runtime/abilities/sentence.ts", [
    "383.3.a.3",
    `"you may" is not asked`,
    "if (clause.may !== true) return true;",
    "if (clause.may !== false) return true;",
  ]),
  ...inFile(
    "runtime/abilities/triggered-by.ts",
    [
      "383.2.a.1",
      "an if after the condition is not looked at",
      "return holds(game, { context, round: emptyRound, item: null, actor: context.you }, lead.condition);",
      "return true;",
    ],
    [
      "383.1.b",
      "the first time each turn is every time",
      `return is === "most" || times === number;`,
      "return true;",
    ],
    [
      "383.2.c",
      "one or more triggers for each",
      "if (limit !== null || isOnceForAll(when.event)) break;",
      "if (limit !== null) break;",
    ],
  ),
  ...inFile("runtime/abilities/delayed-triggers.ts", [
    "392",
    "a trigger of the next time triggers every time",
    "if (!effect.once) continue;",
    "if (effect.id >= 0) continue;",
  ]),
  ...inFile(
    "runtime/abilities/put-on-chain.ts",
    [
      "383.3.d",
      "triggers go on the chain in the order of arrival",
      "return [...mine].sort((a, b) => rank(a.context.name) - rank(b.context.name));",
      "return mine;",
    ],
    [
      "383.3.d.1",
      "the turn player's triggers go on the chain last",
      "showdown === null) return inTurnOrder(game);",
      "showdown === null) return [...inTurnOrder(game)].reverse();",
    ],
  ),
  ...inFile(
    "runtime/evaluate/applies.ts",
    [
      "364.3",
      "conditions of passive abilities are not looked at",
      "each === undefined || holds(game, scope, each)",
      "each === undefined || scope.actor !== undefined",
    ],
    [
      "364.3",
      `"here" is everywhere`,
      "if (here === true && locationOf(object) !== hereOf(game, context)) return false;",
      ";",
    ],
  ),
];
