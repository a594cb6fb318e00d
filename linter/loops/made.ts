import type { Action, Do } from "../../runtime/effects/action.ts";
import type { Instructions } from "../../runtime/effects/instruction.ts";
import type { CardType } from "../../runtime/effects/card-frame.ts";
import { isChoice, isGroup, isSelf, partsOf } from "../effects/guards.ts";
import { actsOf } from "../effects/items.ts";
import { operandsOf, type Operand } from "../effects/operands.ts";
import type { Affected, Happening, Occurrence } from "./occurrence.ts";

/** What an action makes happen to what it is done to. Actions that nothing waits for make nothing. */
const makes: Readonly<Partial<Record<Do, readonly Happening[]>>> = {
  attach: ["attach"],
  banish: ["banish"],
  "become-copy": ["copy"],
  buff: ["buff", "become-mighty"],
  burn: ["burn"],
  "change-might": ["become-mighty"],
  channel: ["channel"],
  counter: ["counter"],
  deal: ["damage", "kill"],
  "deal-split": ["damage", "kill"],
  "deal-to-each-other": ["damage", "kill"],
  detach: ["detach"],
  discard: ["discard"],
  "discard-cards": ["discard"],
  "discard-hand": ["discard"],
  draw: ["draw"],
  "draw-cards": ["draw"],
  "draw-equal": ["draw"],
  empower: ["empower"],
  exhaust: ["exhaust"],
  "gain-xp": ["gain-xp"],
  give: ["become-mighty"],
  heal: ["heal"],
  kill: ["kill"],
  move: ["move", "attack", "defend"],
  play: ["play"],
  "play-token": ["play"],
  predict: ["recycle"],
  ready: ["ready"],
  recall: ["recall"],
  recycle: ["recycle"],
  "recycle-from-trash": ["recycle"],
  "return-to-hand": ["return-to-hand"],
  score: ["score"],
  "spend-buff": ["spend-buff"],
  "spend-xp": ["spend-xp"],
  stun: ["stun"],
};

/** What the instructions of an ability can make happen; what it targets is "finalized" (355.5). */
export function madeBy(instructions: Instructions): readonly Occurrence[] {
  const made = actsOf(instructions).flatMap(({ action }) => madeByAction(action));
  const targets = [...partsOf(instructions, isChoice)].filter(({ chosenAt }) => chosenAt === "finalization");
  return [...made, ...targets.map((choice): Occurrence => ({ what: "finalize", to: kindOf(choice) }))];
}

function madeByAction(action: Action): readonly Occurrence[] {
  const happenings = makes[action.do] ?? [];
  const to = affectedBy(action);
  return happenings.flatMap((what) => to.map((one) => ({ what, to: one })));
}

function affectedBy(action: Action): readonly Affected[] {
  if (action.do === "play-token") return "copyOf" in action.what ? ["anything"] : ["token"];
  const operands = operandsOf(action);
  return operands.length === 0 ? ["anything"] : operands.map(kindOf);
}
function kindOf(operand: Operand): Affected {
  if (isSelf(operand)) return "self";
  if (!isChoice(operand) && !isGroup(operand)) return "anything";
  // "a friendly unit and an enemy unit" has two filters.
  const of: object = "of" in operand ? operand.of : {};
  if (!("kind" in of)) return "anything";
  const kind = of.kind === "card" && "type" in of ? of.type : of.kind;
  return isCardType(kind) ? kind : "anything";
}

const types: ReadonlySet<unknown> = new Set<CardType>([
  "unit",
  "spell",
  "gear",
  "battlefield",
  "legend",
  "rune",
]);
export const isCardType = (word: unknown): word is CardType => types.has(word);
