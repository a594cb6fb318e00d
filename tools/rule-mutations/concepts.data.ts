import { inFile } from "./mutation.ts";
import type { Mutation } from "./mutation.ts";

/** 000-299. Golden rules, cards, units, gear, runes, battlefields, tokens, control, costs. */
export const concepts: readonly Mutation[] = [
  ...inFile(
    "runtime/core/deal.ts",
    [
      "142.3.a",
      "damage is marked by nobody",
      "[...unit.damage, { amount, by }]",
      "[...unit.damage, { amount, by: null }]",
    ],
    [
      "054.1",
      "a unit that takes no damage takes it",
      `if (cannotBe(game, unit, "dealt-damage", damage)) {`,
      `if (cannotBe(game, unit, "dealt-damage", damage) && amount < 0) {`,
    ],
  ),
  ...inFile(
    "runtime/core/prevent.ts",
    [
      "054.1",
      "damage that cannot be prevented is",
      "scope.context.you === damage.by,",
      "scope.context.you === null,",
    ],
    [
      "142.3.b",
      "no damage can be prevented if that of one player cannot",
      "scope.context.you !== null && scope.context.you === damage.by,",
      "scope.context.you !== null,",
    ],
  ),
  ...inFile(
    "runtime/core/lethal-damage.ts",
    [
      "142.4.b",
      "no damage at all is lethal for a unit of no Might",
      "if (damage === 0) return false;",
      "if (damage < 0) return false;",
    ],
    [
      "142.4.b",
      "damage equal to the Might is not lethal",
      "damage >= game.might(unit)",
      "damage > game.might(unit)",
    ],
    [
      "142.4.c",
      "any amount of anybody's damage is enough",
      "marks.some((mark) => mark.by === scope.context.you) &&",
      "marks.length > 0 &&",
    ],
    [
      "142.4.c",
      "any amount is enough for units of your own",
      "fits(game, scope, unit, passive.who.of),",
      "unit.damage.length >= 0,",
    ],
    [
      "142.4.c",
      "any amount is never enough",
      "return isAnyAmountEnough(game, unit, marks);",
      "return false;",
    ],
  ),
  ...inFile("runtime/combat/damage.ts", [
    "143.2.b",
    "a negative Might takes from the damage of the others",
    "Math.max(0, game.might(unit))",
    "game.might(unit)",
  ]),
  ...inFile("runtime/evaluate/board.ts", [
    "135.4",
    "the text of attached gear stays active",
    "read(effectTextOf(game, object), contextOfEffectText(object, top), object.id);",
    "read(game.card(object.name).abilities, contextOfObject(object), object.id);",
  ]),
  ...inFile(
    "runtime/core/cleanup.ts",
    [
      "194.2",
      "as many points as the opponent are enough to win",
      "points <= players[opponentOf(player)].points",
      "points < players[opponentOf(player)].points",
    ],
    ["190.4.c", "control is kept without units", `changeBattlefieldControl(game, id, null, "190.4.c");`, ";"],
    [
      "107.3.d",
      "facedown cards stay where their player lost control",
      "game.state.battlefields[card.battlefield]?.controller !== card.owner",
      "card.battlefield === card.owner",
    ],
  ),
  ...inFile("runtime/turn/expire.ts", [
    "165",
    "resources stay in the pool",
    "game.player(player, { energy: 0, power: {}, earmarked: [] });",
    ";",
  ]),
  ...inFile("runtime/chain/options.ts", [
    "051",
    "another may be the same",
    "return found.filter((id) => !taken.has(id));",
    "return found;",
  ]),
  ...inFile(
    "runtime/chain/resolve-at-once.ts",
    ["143.4", "units enter ready", `exhausted: kind === "unit", // 143.4`, "exhausted: false, // 143.4"],
    [
      "190.3.a.1",
      "a unit that is played contests nothing",
      `if (kind === "unit") contest(`,
      `if (kind === "gear") contest(`,
    ],
  ),
  ...inFile("runtime/abilities/sentence.ts", [
    "203",
    "what costs something is had for nothing",
    `if (!results.every((result) => result.done || result.replaced === true)) return "ignored";`,
    ";",
  ]),
  ...inFile("runtime/evaluate/references.ts", [
    "136.2.d",
    "this in effect text is the top-most card",
    `reference.refer === "this" ? (context.appendedBy ?? context.self) : context.self`,
    "context.self",
  ]),
  ...inFile(
    "runtime/core/change-zone.ts",
    ["124", "a card that changes zones stays the same object", "`${key}:${game.newId()}`;", "`${key}:0`;"],
    [
      "186.1",
      "tokens go to the trash",
      "object.token === null\n      ? {",
      `object.id !== ""
      ? {`,
    ],
    [
      "056",
      "cards go to the top of the deck",
      "[...game.state.players[owner][zone], card]",
      "[card, ...game.state.players[owner][zone]]",
    ],
  ),
  ...inFile("runtime/evaluate/might.ts", [
    "137.3",
    "attached gear gives no Might",
    "(game.card(gear.name).mightBonus ?? 0) *",
    "0 *",
  ]),
  ...inFile("runtime/evaluate/keywords.ts", [
    "135.4",
    "attached gear keeps its keywords",
    "if (object.attachedTo === null) found.push(",
    "found.push(",
  ]),
  ...inFile("runtime/evaluate/filters.ts", [
    "051",
    "other units include the unit itself",
    "object.id === self || isChosenBefore(scope, object.id)",
    "isChosenBefore(scope, object.id)",
  ]),
  ...inFile("runtime/evaluate/values.ts", [
    "143.2.b",
    "a negative Might is read as it is",
    "known === undefined ? null : Math.max(0, known.might)",
    "known === undefined ? null : known.might",
  ]),
  ...inFile("runtime/actions/recycle.ts", [
    "124",
    "a revealed card is recycled out of the hand",
    "game.state.gone[id] === undefined ? findCard(game, id) :",
    "",
  ]),
];
