/** A deliberate break of the code of one rule. */
export interface Mutation {
  readonly rule: string;
  /** What the game does then. */
  readonly what: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
}

type Break = readonly [rule: string, what: string, find: string, replace: string];

const inFile = (file: string, ...breaks: readonly Break[]): readonly Mutation[] =>
  breaks.map(([rule, what, find, replace]) => ({ rule, what, file, find, replace }));

/** The heart: dealing, preventing, doubling, lethal damage, healing, killing, replacing. */
const damage: readonly Mutation[] = [
  ...inFile(
    "runtime/core/deal.ts",
    [
      "417.1.b",
      "new damage takes the place of old damage",
      "[...unit.damage, { amount, by }]",
      "[{ amount, by }]",
    ],
    [
      "142.3.a",
      "damage is marked by nobody",
      "[...unit.damage, { amount, by }]",
      "[...unit.damage, { amount, by: null }]",
    ],
    [
      "417.1.c",
      "only the first unit triggers what damage triggers",
      "trigger(game, happened);",
      "trigger(game, happened.slice(0, 1));",
    ],
    ["417.1.e.1", "0 damage is an event", "damage.amount < 1) continue;", "damage.amount < 0) continue;"],
    [
      "437.1.a.1",
      "Prevent does not count Bonus Damage",
      "const to = each.makeOf(amount);",
      "const to = each.makeOf(amount - damage.bonus) + damage.bonus;",
    ],
    ["437.4", "damage that was prevented altogether is dealt as 0", "if (amount < 1) {", "if (amount < 0) {"],
    [
      "372",
      "what changes damage is applied in the order of its creation",
      "return list.toSorted((a, b) => rank(a.name) - rank(b.name));",
      "return list;",
    ],
    [
      "054.1",
      "a unit that takes no damage takes it",
      `if (cannotBe(game, unit, "dealt-damage", damage)) {`,
      `if (cannotBe(game, unit, "dealt-damage", damage) && amount < 0) {`,
    ],
  ),
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
    "runtime/actions/deal.ts",
    [
      "355.14.h",
      "more targets than damage remain",
      "if (units.length <= most || scope.actor === null) return units;",
      "if (most > 0) return units;",
    ],
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
    ["715.1", "the bonus is not added", "amount: amount + bonus, printed", "amount, printed"],
    ["715.4", "where nothing is dealt, the bonus is", "if (amount < 1) return []; // 417.1.e", ""],
    [
      "428.5.c",
      "a spell does not remember whom it has dealt damage",
      "dealtTo[object] = { by, sources, through: item.context.self };",
      ";",
    ],
  ),
  ...inFile(
    "runtime/core/split.ts",
    [
      "715.3",
      "each target of a split gets the bonus",
      "amount + bonusDamage(game, sources, null, granted)",
      "amount + bonusDamage(game, sources, null, granted) * units.length",
    ],
    ["715.3", "a split gets no bonus", "amount + bonusDamage(game, sources, null, granted)", "amount"],
    ["355.14.c", "a split has any number of targets", "Math.min(units, total),", "units,"],
    ["715.3", "units elsewhere get the bonus of a place", "most: total - bonus,", "most: total,"],
  ),
  ...inFile(
    "runtime/core/bonus-damage.ts",
    ["714", "only one instance counts", "sum += passive.amount;", "sum = passive.amount;"],
    ["714.2", "Bonus Damage can be negative", "return Math.max(0, sum);", "return sum;"],
    [
      "713",
      "a unit that deals damage gets what a spell was granted",
      "if (!sources.some((source) => isSpell(source) || isAbility(source))) return 0;",
      ";",
    ],
    [
      "712",
      "your bonus counts for spells of others",
      "source.controller === scope.context.you;",
      "source.name !== scope.context.name;",
    ],
    [
      "715.2",
      "a bonus for units here counts everywhere",
      "(to === null || !fits(game, scope, to, passive.to.of))) continue;",
      "to === null) continue;",
    ],
  ),
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
    "runtime/core/prevent.ts",
    [
      "437.2",
      "a shield prevents all or nothing",
      "Math.max(0, amount - shield.left)",
      "amount > shield.left ? amount : 0",
    ],
    [
      "437.2.a",
      "a shield makes damage negative and is used up with it",
      "Math.max(0, amount - shield.left)",
      "amount - shield.left",
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
  ...inFile("runtime/acts/bare.ts", [
    "417.2",
    "gear can be dealt damage",
    `unit?.kind !== "unit"`,
    "unit === undefined",
  ]),
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
    [
      "740.2.c",
      "no death is in combat",
      "const combat = object.designation !== null;",
      "const combat = false;",
    ],
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
  ...inFile("runtime/step/remembered.ts", [
    "428.1",
    "units that died are forgotten",
    "remembered.has(what);",
    `what !== "kill" && remembered.has(what);`,
  ]),
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
];

const killing: readonly Mutation[] = [
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
  ...inFile("runtime/evaluate/conditions/doing.ts", [
    "428.5.b",
    "all that a text acts on was killed by it",
    "game.state.gone[id] !== undefined &&\n",
    "",
  ]),
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
    [
      "356.4.f.1",
      "an additional cost always counts as paid",
      "return scope.context.additionalCost.paid;",
      "return true;",
    ],
  ),
  ...inFile(
    "runtime/chain/execute.ts",
    [
      "428.5.c",
      "a death in the Cleanup is nobody's",
      "game.update({ attribution: item.dealtTo }); // 428.5.c",
      "game.update({ attribution: {} });",
    ],
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
    "runtime/core/cleanup.ts",
    ["428.5.c", "damage of a spell counts for later deaths", "game.update({ attribution: {} });", ";"],
    [
      "428.5.c",
      `"if this kills it" waits beyond the Cleanup`,
      `effect.is !== "trigger" || effect.killedBy === null),\n`,
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
    [
      "465.2.c.6",
      "Tank and Backline are not asked for",
      `game.keyword(unit, keyword) > 0`,
      `game.keyword(unit, keyword) < 0`,
    ],
    ["766", "ignored keywords count", "&& !ignores(game, player, unit, keyword)", ""],
    [
      "826",
      "units that are assigned damage last are not",
      "speaksOf(game, scope, passive.who, unit),\n  );\n}\n/** 765",
      "false,\n  );\n}\n/** 765",
    ],
    ["423.1.b", "a stunned unit deals combat damage", "unit.stunned ||", ""],
    [
      "143.2.b",
      "a negative Might takes from the damage of the others",
      "Math.max(0, game.might(unit))",
      "game.might(unit)",
    ],
    ["465.2.c", "no damage is excess", "Math.max(0, (shares[id] ?? 0) - lethal)", "0"],
  ),
  ...inFile("runtime/abilities/delayed.ts", [
    "391",
    "a delayed ability without a window ends with the turn",
    `(lead.duration ?? null) : "turn";`,
    `"turn" : "turn";`,
  ]),
  ...inFile(
    "runtime/evaluate/board.ts",
    [
      "417.6.b.2.a",
      "a permanent is no source beside its ability",
      `[{ ...source, kind: "ability" }, source];`,
      `[{ ...source, kind: "ability" }];`,
    ],
    [
      "135.4",
      "the text of attached gear stays active",
      "read(effectTextOf(game, object), contextOfEffectText(object, top), object.id);",
      "read(game.card(object.name).abilities, contextOfObject(object), object.id);",
    ],
  ),
];

const cleanups: readonly Mutation[] = [
  ...inFile(
    "runtime/core/cleanup.ts",
    [
      "194.2",
      "as many points as the opponent are enough to win",
      "points <= players[opponentOf(player)].points",
      "points < players[opponentOf(player)].points",
    ],
    ["323.2", "designations are not corrected", "designate(game); // 323.2", ""],
    [
      "466.1.a.1",
      "units are not healed after combat",
      "if (special !== null) healAll(game, special);",
      `if (special === "ending") healAll(game, special);`,
    ],
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
    ["190.4.c", "control is kept without units", "game.battlefield(id, { controller: null });", ";"],
    ["323.6", "control is lost while a chain exists", "if (chain.length > 0) return;\n  for", "for"],
    ["323.7", "unattached gear stays at a battlefield", `return object.kind === "gear";`, "return false;"],
    [
      "323.7",
      "permanents stay in bases of others",
      `return object.place.at === "base" && object.place.of !== object.controller;`,
      "return false;",
    ],
    [
      "107.3.d",
      "facedown cards stay where their player lost control",
      "game.state.battlefields[card.battlefield]?.controller !== card.owner",
      "card.battlefield === card.owner",
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
  ...inFile(
    "runtime/combat/designate.ts",
    [
      "383.4.e",
      "a unit attacks again when it comes back",
      "const fights = designation !== null && !unit.fought;",
      "const fights = designation !== null;",
    ],
    [
      "740.2.a",
      "every unit attacks alone",
      "other.id === unit.id || other.controller !== unit.controller,",
      "other.id !== unit.id || true,",
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
      `effect.until !== null || effect.id >= 0`,
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
    "runtime/turn/expire.ts",
    ["317.2.c", "effects of this turn last", `effect.until !== "turn"`, "effect.id >= 0"],
    [
      "423.1.a.2",
      "units stay stunned",
      "game.patch(object.id, { stunned: false });",
      "game.patch(object.id, { stunned: true });",
    ],
    [
      "165",
      "resources stay in the pool",
      "game.player(player, { energy: 0, power: {}, earmarked: [] });",
      ";",
    ],
  ),
  ...inFile(
    "runtime/turn/phases.ts",
    ["315.1", "permanents stay exhausted", "game.patch(id, { exhausted: false });", ";"],
    ["315.3.b", "one rune is channeled", "channel(game, turn, 2, false,", "channel(game, turn, 1, false,"],
    ["315.4.b", "no card is drawn", "draw(game, turn, 1, {", "draw(game, turn, 0, {"],
    ["317.3", "the same player has the next turn", "...nextTurn(game, turn), turnNumber", "turn, turnNumber"],
  ),
];

const chain: readonly Mutation[] = [
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
  ...inFile(
    "runtime/chain/options.ts",
    [
      "811.1.d.2",
      "a hidden card chooses anywhere",
      ": locationOf(object) === hiddenAt;",
      ": hiddenAt !== null;",
    ],
    [
      "756",
      "what cannot be chosen is",
      "!cannotBeChosen(game, scope, object)",
      "cannotBeChosen(game, scope, object) !== null",
    ],
    ["051", "another may be the same", "return found.filter((id) => !taken.has(id));", "return found;"],
    [
      "355.9.c",
      "a spell can choose itself",
      "item.id !== scope.item && item.context.self !== scope.context.self",
      `item.kind !== "permanent"`,
    ],
  ),
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
      'state.passes >= 2 ? { task: "execute"',
      'state.passes >= 1 ? { task: "execute"',
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
  ...inFile(
    "runtime/chain/costs.ts",
    [
      "809.1.c",
      "Deflect is for friends, too",
      "object.controller === item.controller) return total;",
      'object.id === "") return total;',
    ],
    [
      "356.1.b.1",
      "a hidden card costs its price",
      `item.ignoring === "cost" || item.hiddenAt !== null`,
      `item.ignoring === "cost"`,
    ],
  ),
  ...inFile(
    "runtime/chain/destination.ts",
    [
      "355.2.a",
      "units are played to battlefields of anybody",
      ".filter(([, battlefield]) => battlefield.controller === controller)",
      "",
    ],
    [
      "822.1.b",
      "Ambush needs no units there",
      "unitsAt(game, name).some((unit) => unit.controller === item.controller),",
      "name.length > 0,",
    ],
  ),
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
  ...inFile(
    "runtime/abilities/sentence.ts",
    [
      "425",
      "a spell is countered although its controller pays",
      `if (unlessDone !== undefined && !isByEach && hasDone(game, scope, unlessDone)) return "ignored";`,
      "if (unlessDone !== undefined && !isByEach) hasDone(game, scope, unlessDone);",
    ],
    [
      "359.3.e.14.b",
      `"if you do" needs nothing done`,
      "return scope.round.did ? 1 : 0; // 359.3.e.14.b",
      "return 1;",
    ],
    [
      "203",
      "what costs something is had for nothing",
      `if (!results.every((result) => result.done || result.replaced === true)) return "ignored";`,
      ";",
    ],
    [
      "383.3.a.3",
      `"you may" is not asked`,
      "if (clause.may !== true) return true;",
      "if (clause.may !== false) return true;",
    ],
    [
      "359.3.e.6",
      "what is ignored is not told",
      "if (!result.done && result.replaced !== true) {",
      "if (result.done && result.replaced === true) {",
    ],
  ),
  ...inFile(
    "runtime/abilities/trigger.ts",
    [
      "383.2.a.1",
      "an if after the condition is not looked at",
      "return holds(game, { context, round: emptyRound, item: null, actor: context.you }, lead.condition);",
      "return true;",
    ],
    [
      "392",
      "a trigger of the next time triggers every time",
      "if (!effect.once) continue;",
      "if (effect.id >= 0) continue;",
    ],
    [
      "808.1.c",
      "Deathknell does not work",
      `if (when.trigger === "deathknell") return true;`,
      `if (when.trigger === "deathknell") return false;`,
    ],
  ),
  ...inFile("runtime/abilities/act-condition.ts", [
    "428.5",
    "every kill is a kill with a spell",
    `source.kind === "spell" && source.controller === event.by`,
    "source.controller === event.by",
  ]),
];

const evaluation: readonly Mutation[] = [
  ...inFile(
    "runtime/evaluate/references.ts",
    ["359.3.e.13", "nothing is known of what is gone", "return game.state.gone[id] ?? [];", "return [];"],
    [
      "359.3.e.12",
      "a permanent that is gone still has its Might",
      "if (isSelf && scope.context.event?.object !== id) return [];",
      ";",
    ],
    [
      "136.2.d",
      "this in effect text is the top-most card",
      `reference.refer === "this" ? (context.appendedBy ?? context.self) : context.self`,
      "context.self",
    ],
  ),
  ...inFile(
    "runtime/core/change-zone.ts",
    ["124", "a card that changes zones stays the same object", "`${key}:${game.newId()}`;", "`${key}:0`;"],
    ["435.4.b", "gear stays attached to what has left", "detachAll(game, object); // 719.5", ";"],
    ["186.1", "tokens go to the trash", "object.token === null\n      ? {", 'object.id !== ""\n      ? {'],
    [
      "056",
      "cards go to the top of the deck",
      "[...game.state.players[owner][zone], card]",
      "[card, ...game.state.players[owner][zone]]",
    ],
    [
      "416.5",
      "recycled cards keep their order",
      "left.splice(left.length > 1 ? game.random(left.length) : 0, 1)",
      "left.splice(0, 1)",
    ],
  ),
  ...inFile(
    "runtime/evaluate/might.ts",
    [
      "703",
      "a buff gives nothing",
      "if (object.buffed) yield (1 + additionalOfBuff(game, object)) * (1 + (object.moreBuffs ?? 0)); // 703",
      ";",
    ],
    ["137.3", "attached gear gives no Might", "(game.card(gear.name).mightBonus ?? 0) *", "0 *"],
    [
      "807.1.c",
      "Assault counts for defenders",
      `if (object.designation === "attacker") changes`,
      "if (object.designation !== null) changes",
    ],
    ["814.1.c", "Shield counts out of combat", `if (object.designation === "defender") changes`, "changes"],
    ["476", "the Might of a unit is counted from the printed one", "object.baseMight ??\n", ""],
  ),
  ...inFile(
    "runtime/evaluate/keywords.ts",
    ["807.2", "instances of a keyword are not summed", "sum += valueOf(keyword);", "sum = valueOf(keyword);"],
    [
      "135.4",
      "attached gear keeps its keywords",
      "if (object.attachedTo === null) found.push(",
      "found.push(",
    ],
  ),
  ...inFile(
    "runtime/evaluate/filters.ts",
    [
      "740.1",
      "enemy units are friendly",
      `(controller === you) === (side === "friendly")`,
      `(controller !== you) === (side === "friendly")`,
    ],
    [
      "708",
      "6 Might is mighty",
      `object.kind === "unit" && game.might(object) >= 5`,
      `object.kind === "unit" && game.might(object) >= 6`,
    ],
    [
      "051",
      "other units include the unit itself",
      "object.id === self || isChosenBefore(scope, object.id)",
      "isChosenBefore(scope, object.id)",
    ],
  ),
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
  ...inFile("runtime/evaluate/values.ts", [
    "143.2.b",
    "a negative Might is read as it is",
    "known === undefined ? null : Math.max(0, known.might)",
    "known === undefined ? null : known.might",
  ]),
  ...inFile(
    "runtime/core/move.ts",
    [
      "719.3.a",
      "attached gear stays behind",
      "for (const gear of attached) game.patch(gear.id, { place });",
      ";",
    ],
    [
      "456",
      "a recall is a move",
      `game.log(cause, { what: "recall", object: object.id, name: object.name }`,
      `game.log(cause, { what: "move", object: object.id, name: object.name, from: "", to: "" }`,
    ],
    ["450", "moving contests nothing", `if (object.kind === "unit") contest(game, object, to);`, ";"],
    ["355.4.a", "a unit that is there already moves", "locationOf(object) !== to &&", ""],
  ),
  ...inFile("runtime/core/attach.ts", [
    "434.4",
    "attached gear stays where it was",
    "{ attachedTo: unit.id, place: unit.place }",
    "{ attachedTo: unit.id }",
  ]),
  ...inFile("runtime/core/attach.ts", [
    "434.1",
    "nothing triggers on attaching",
    "trigger(game, [game.log(",
    "void ([game.log(",
  ]),
  ...inFile("runtime/actions/recycle.ts", [
    "124",
    "a revealed card is recycled out of the hand",
    "game.state.gone[id] === undefined ? findCard(game, id) :",
    "",
  ]),
  ...inFile("runtime/actions/predict.ts", [
    "436.4",
    "more cards are predicted than are asked for",
    "deck.slice(0, action.count)",
    "deck.slice(0, action.count + 1)",
  ]),
  ...inFile("runtime/core/draw.ts"),
  ...inFile(
    "runtime/core/burn-out.ts",
    [
      "413.4",
      "nobody burns out",
      "deck.length === 0 && game.state.winner === null; before++",
      "deck.length < 0 && game.state.winner === null; before++",
    ],
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

const triggersAndPassives: readonly Mutation[] = [
  ...inFile("runtime/evaluate/alone.ts", [
    "740.2.a",
    "a unit never fights alone",
    "other.id === unit.id || other.controller !== unit.controller",
    "other.id === unit.id",
  ]),
  ...inFile("runtime/abilities/reflexive.ts", [
    "428.5.d",
    "an ability that a spell makes is no ability",
    "return { ...context, sources: [...abilitySources(first), ...context.sources.slice(1)] };",
    "return context;",
  ]),
  ...inFile("runtime/chain/prices.ts", [
    "356.4.e",
    "a discount goes below its minimum",
    "Math.max(least, price.energy - amount.energy)",
    "Math.max(0, price.energy - amount.energy)",
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
    "runtime/abilities/trigger.ts",
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

export const mutations: readonly Mutation[] = [
  ...damage,
  ...killing,
  ...cleanups,
  ...chain,
  ...evaluation,
  ...triggersAndPassives,
];
