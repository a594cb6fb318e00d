import type {
  Action,
  ChangeMight,
  Choice,
  ChooseMode,
  Gift,
  Instructions,
  Move,
  Sentence,
  UnitChoice,
  Value,
} from "../effects/index.ts";
import { isFollower } from "./followers.ts";
import { isReplaced, speaksOfChoice } from "./instead.ts";
import { makesAnAbility } from "./makes-an-ability.ts";

/** What has to be chosen for a text, in the order of the text. */
export type Decision =
  | { readonly decide: "choice"; readonly choice: Choice; readonly action: Action }
  /** 355.4. Where a move goes. */
  | { readonly decide: "destination"; readonly move: Move }
  /** 355.3. Which modes; the decisions of a mode are made only where it was chosen. */
  | { readonly decide: "mode"; readonly action: ChooseMode };

/** The mode that a decision belongs to: counted from 1, of the step that chooses it. */
export interface InMode {
  readonly step: number;
  readonly mode: number;
}
export type DecisionInMode = Decision & { readonly in?: InMode };

/** A part of an action that speaks of objects: chosen, a group, or pointed at. */
type Selected =
  | Extract<Action, { readonly what: unknown }>["what"]
  | Extract<Exclude<Action, ChangeMight>, { readonly to: unknown }>["to"];

/** The choices that an object of an action contains: itself, or the battlefield that a group is at. */
function choicesOf(
  selected: Selected | Extract<Action, { readonly among: unknown }>["among"],
): readonly Choice[] {
  if (!("select" in selected)) return [];
  switch (selected.select) {
    case "one":
    case "another":
    case "exactly":
    case "up-to":
    case "any-number":
    case "one-of-theirs":
      return [selected];
    case "all":
    case "every": {
      const { of } = selected;
      if (
        of.kind === "card" ||
        of.kind === "rune" ||
        of.kind === "legend" ||
        of.where?.at !== "chosen-battlefield"
      )
        return [];
      return [of.where.battlefield];
    }
    case "top":
      return [];
    case "both":
      return [...choicesOf(selected.first), ...choicesOf(selected.second)];
    default:
      return selected satisfies never;
  }
}

/** The choice in "the Might of another friendly unit". */
function chosenIn(value: Value | undefined): readonly UnitChoice[] {
  if (typeof value !== "object") return [];
  if (value.value === "twice") return chosenIn(value.of);
  return value.value === "property" && "select" in value.of ? [value.of] : [];
}
const amountIn = (gift: Gift): Value | undefined => {
  if (gift.gift === "equal-to") return gift.amount;
  return gift.gift === "keywords-of" ? gift.mightEqualTo : undefined;
};

/** Whether a destination is chosen by a player (355.4). */
export const isChosenDestination = (move: Move): boolean =>
  move.destination === undefined || chosenDestinations.has(move.destination.to);
const chosenDestinations: ReadonlySet<string> = new Set([
  "a-battlefield",
  "a-location",
  "a-single-location",
  "to-or-from-base",
]);

export function decisionsOf(action: Action): readonly DecisionInMode[] {
  const choices = (...selected: readonly Parameters<typeof choicesOf>[0][]): readonly DecisionInMode[] =>
    selected.flatMap((each) =>
      choicesOf(each).map((choice) => ({ decide: "choice", choice, action }) as const),
    );
  switch (action.do) {
    case "give":
      return [
        ...choices(
          action.to,
          ...(action.gift.gift === "keywords-of" && "select" in action.gift.of ? [action.gift.of] : []),
          ...chosenIn(amountIn(action.gift)),
        ),
        ...(action.and === undefined ? [] : choices(action.and.to)),
      ];
    case "deal":
      return choices(
        ...(action.source === undefined ? [] : [action.source]),
        ...chosenIn(action.amount),
        action.to,
        ...(action.and === undefined ? [] : [action.and.to]),
      );
    case "deal-each":
      return choices(action.who, action.to);
    case "change-damage":
      return "to" in action ? choices(action.to) : [];
    case "deal-split":
      return choices(...(action.source === undefined ? [] : [action.source]), action.among);
    case "change-might":
      return choices(action.of, ...("to" in action ? chosenIn(action.to) : []));
    case "move":
      return [
        ...choices(action.what),
        ...(action.destination?.to === "location-of" ? choices(action.destination.of) : []),
        ...(isChosenDestination(action) ? [{ decide: "destination", move: action } as const] : []),
      ];
    case "choose":
      return action.what.map((choice) => ({ decide: "choice", choice, action }));
    case "counter":
      return "refer" in action.what ? [] : [{ decide: "choice", choice: action.what, action }];
    case "banish":
    case "buff":
    case "empower":
    case "disempower":
    case "exhaust":
    case "heal":
    case "kill":
    case "play":
    case "ready":
    case "one-or-other":
    case "recall":
    case "recycle":
    case "return-to-hand":
    case "discard-cards":
    case "put":
    case "change-control":
    case "stun":
    case "draw-cards":
    case "reveal":
    case "restrict-objects":
    case "lose-keywords":
    case "replace":
      return choices(action.what);
    case "activate-effects":
    case "become-copy":
      return choices(action.of);
    case "play-token":
      return action.what.token === "unit" && action.what.copyOf !== undefined
        ? choices(action.what.copyOf)
        : [];
    case "detach":
      return [...choices(action.what), ...(action.from === undefined ? [] : choices(action.from))];
    case "attach":
      return [...choices(action.what), ...choices(action.to)];
    case "choose-mode":
      return action.asTrigger === true ? [] : [{ decide: "mode", action }, ...decisionsOfModes(action)];
    case "do-by-case": // 387.1.b. A reflexive trigger makes its own.
    case "add":
    case "choose-opponent":
    case "change-cost":
    case "reduce-cost":
    case "create":
    case "next-uncounterable":
    case "repeat-next":
    case "hide-free":
    case "skip":
    case "permit-play":
    case "restrict":
    case "choose-player":
    case "discard-hand":
    case "draw-equal":
    case "look-at-hand":
    case "add-battlefield":
    case "choose-name":
    case "enter":
    case "gain-tag":
    case "copy-text":
    case "name":
    case "return-champion":
    case "take-turn":
    case "see-facedown-cards":
    case "make-new-choices":
    case "reveal-hand":
    case "reveal-until":
    case "burn":
    case "channel":
    case "deal-to-each-other":
    case "discard":
    case "draw":
    case "enter-ready-this-turn":
    case "gain-xp":
    case "grant-bonus-damage":
    case "look":
    case "pay":
    case "pay-any-amount":
    case "predict":
    case "recycle-from-trash":
    case "score":
    case "spend-buff":
    case "spend-xp":
    case "do-not":
    case "win":
    case "buffs-give":
      return [];
    default:
      return action satisfies never;
  }
}

const decisionsOfModes = (action: ChooseMode): readonly DecisionInMode[] =>
  action.modes.flatMap(({ instructions }, position) =>
    decisionsToFinalize(instructions).map((decision) => ({
      ...decision,
      in: { step: action.step, mode: position + 1 },
    })),
  );

export const actionsOf = (sentence: Sentence): readonly Action[] => [
  ...(sentence.or === undefined ? sentence.actions : []), // Which of them is chosen later (355.17).
  ...(sentence.to ?? []),
  ...(sentence.unlessDone !== undefined && "has" in sentence.unlessDone ? sentence.unlessDone.has : []),
  ...(sentence.then?.actions ?? []),
  ...(sentence.then?.to ?? []),
];

/** A text never changes: what has to be chosen for it is worked out once. */
const known = new WeakMap<Instructions, readonly DecisionInMode[]>();

/**
 * 355. Everything that has to be chosen while an item with these instructions is finalized. A sentence that another is
 * done in place of chooses only what the others speak of (370.1.b).
 */
export function decisionsToFinalize(instructions: Instructions): readonly DecisionInMode[] {
  const before = known.get(instructions);
  if (before !== undefined) return before;
  const found = instructions
    .flatMap((sentence, position) => decisionsOfSentence(instructions, sentence, position))
    .filter((decision) => decision.decide !== "choice" || decision.choice.chosenAt === "finalization");
  known.set(instructions, found);
  return found;
}

function decisionsOfSentence(
  instructions: Instructions,
  sentence: Sentence,
  position: number,
): readonly DecisionInMode[] {
  if (makesAnAbility(sentence) || isFollower(instructions, position)) return [];
  // 355.17. The modes of what another player does are theirs to choose, as it is executed.
  const others = sentence.by !== undefined && sentence.by.player !== "you";
  const decisions = actionsOf(sentence)
    .flatMap(decisionsOf)
    .filter(({ decide, ...rest }) => !others || (decide !== "mode" && !("in" in rest)));
  if (decisions.length === 0 || !isReplaced(instructions, position)) return decisions;
  const after = instructions.slice(position + 1);
  return decisions.filter(
    (decision) => decision.decide === "choice" && speaksOfChoice(after, decision.choice.choice),
  );
}
