import type { Act } from "../effects/items.ts";
import type { Do } from "../../runtime/effects/action.ts";
import type { Destination } from "../../runtime/effects/actions/move.ts";
import type { Choice } from "../../runtime/effects/selection.ts";
import { isChoice, partsOf, referentsIn } from "../effects/guards.ts";
import { operandsOf, shareThing, thingsActedOn } from "../effects/operands.ts";
import { defineRule } from "../rule.ts";

const board: ReadonlySet<string> = new Set(["unit", "gear", "permanent"]);

/** 355.4, 355.5. A target is chosen before the first instruction is executed. */
export const chosenBeforeItExists = defineRule(
  "chosen-before-it-exists",
  {
    severity: "error",
    rules: ["355.4", "355.5", "355.5.b", "355.10.c.1", "387.1"],
    message: '"{target}" is chosen before it can be known what it depends on.',
    why: "Targets are chosen as the item is finalized; what an earlier instruction of it does is not done by then.",
    help: 'Write "Then do this:" before it: that ability chooses when it is put on the chain.',
  },
  function* (card, report) {
    for (const { acts } of card.items)
      for (const act of acts) {
        if (act.isLater) continue;
        const before = acts.filter(({ action }) => action.step < act.action.step);
        for (const choice of operandsOf(act.action).filter(isChoice))
          if (
            isTarget(choice) &&
            (dependsOnOutcome(choice, before) ||
              (isChosenByYou(act) && namesOutcome(choice, before)) ||
              differsFromCost(act, choice, before))
          )
            yield report(card.spanOf(choice), { target: card.textOf(choice) });
      }
  },
);

const isTarget = (choice: Choice): boolean => board.has(choice.of.kind) && choice.chosenAt !== "cost";

/** Its place or quality is that of something which an earlier instruction moves, or brings about. */
function dependsOnOutcome(choice: Choice, before: readonly Act[]): boolean {
  const places = [...partsOf(choice.of, isOutcome)].flatMap((place) => [...referentsIn(place)]);
  const moved = before.filter(({ action }) => action.do === "move" && action.destination === undefined);
  return moved.some(({ action }) => shareThing(places, thingsActedOn(action, before)));
}
const isOutcome = (node: object): node is { readonly at: "there" | "location-of" } =>
  "at" in node && (node.at === "there" || (node.at === "location-of" && "destination" in node));

/** 355.10.c, e, f. Not what is paid, what another player chooses, or what "must" be chosen: those are no targets. */
const isChosenByYou = ({ clause, isCost }: Act): boolean =>
  !isCost && clause.must !== true && (clause.by === undefined || clause.by.player === "you");

/** What nobody knows before it is done: which cards they are, what is made, where it is. */
const outcomes: ReadonlySet<Do> = new Set<Do>([
  "burn",
  "channel",
  "discard",
  "draw",
  "look",
  "play",
  "play-token",
  "predict",
  "reveal",
  "reveal-hand",
  "reveal-until",
]);
/** "… with less Might than it", of a card that is revealed before; "a unit there", where a token is played before. */
function namesOutcome(choice: Choice, before: readonly Act[]): boolean {
  const named = [...referentsIn(choice.of)];
  return before.some(
    ({ action, isLater }) =>
      !isLater &&
      (outcomes.has(action.do) || (action.do === "move" && isOpen(action.destination))) &&
      !isPlayedToNamedPlace(action) &&
      shareThing(named, [{ is: "step", step: action.step }]),
  );
}
/** "play a unit token there": there is a place that is known already */
const isPlayedToNamedPlace = (action: Act["action"]): boolean =>
  (action.do === "play" || action.do === "play-token") &&
  (action.place !== undefined ||
    (action.destination !== undefined && !action.destination.endsWith("battlefield")));

/** 355.4, 446.3.b. Where it moves is for its player to say, and it is there only when it has moved. */
const isOpen = (destination: Destination | undefined): boolean =>
  destination === undefined || destination.to === "a-battlefield" || destination.to === "a-location";

/** 355.10.c.1. "Kill a unit to give … to another unit": the first is part of a cost, and is picked on resolution. */
const differsFromCost = (act: Act, choice: Choice, before: readonly Act[]): boolean =>
  choice.select === "another" &&
  !act.isCost &&
  before.some(
    (other) =>
      other.isCost &&
      other.sentence === act.sentence &&
      operandsOf(other.action)
        .filter(isChoice)
        .some(({ of, chosenAt }) => of.kind === choice.of.kind && chosenAt === "resolution"),
  );
