import type { Choice } from "../../runtime/effects/selection.ts";
import { isTargetInTrash, isTargetOnBoard, mandatoryCount } from "../effects/targets.ts";
import { operandsOf, thingsOf, shareThing } from "../effects/operands.ts";
import { isChoice, referentsIn } from "../effects/guards.ts";
import type { Act, Item } from "../effects/items.ts";
import { defineRule } from "../rule.ts";

/** 402.4. An ability that cannot choose as many as it says is removed, with everything else that it would do. */
export const exactCountMayBeImpossible = defineRule(
  "exact-count-may-be-impossible",
  {
    severity: "warning",
    rules: ["355.8", "355.13", "402.3", "402.4"],
    message: 'If there are too few to choose "{targets}", nothing of this happens.',
    why: "All targets must be chosen before the spell or ability counts; what asks for no target is lost with the rest.",
    help: 'Write "up to {count}".',
  },
  function* (card, report) {
    for (const item of card.items)
      for (const { act, choice } of [...targetsOf(item), ...uncertainIn(item)]) {
        if (
          !isUncertain(act, choice, item) &&
          !mayBeTooMany(item, choice) &&
          !losesTheRest(item, act, choice)
        )
          continue;
        const change = { select: "up-to", count: mandatoryCount(choice) };
        const fix = card.rewrite(choice, change, { title: 'Write "up to"', safe: false });
        const values = { targets: card.textOf(choice), count: said(mandatoryCount(choice)) };
        yield report(card.spanOf(choice), values, { fix });
      }
  },
);

interface Target {
  readonly act: Act;
  readonly choice: Choice;
}
const targetsOf = ({ acts }: Item): readonly Target[] =>
  acts
    .filter(({ isLater }) => !isLater)
    .flatMap((act) =>
      operandsOf(act.action)
        .filter(isChoice)
        .filter((choice) => isTarget(act, choice) && mandatoryCount(choice) > 0)
        .map((choice) => ({ act, choice })),
    );

/** 416.6. What is recycled from a trash has a rule of its own, and one card of a trash is seldom missed. */
const isTarget = ({ action }: Act, choice: Choice): boolean =>
  isTargetOnBoard(choice) ||
  (isTargetInTrash(choice) && action.do !== "recycle" && mandatoryCount(choice) > 1);

const uncertainIn = (item: Item): readonly Target[] =>
  item.acts.flatMap((act) =>
    operandsOf(act.action)
      .filter(isChoice)
      .filter((choice) => isUncertain(act, choice, item))
      .map((choice) => ({ act, choice })),
  );

/** "Play a token for each …. Ready two of them.": it is not known how many there will be, whoever chooses when. */
function isUncertain({ action }: Act, choice: Choice, { acts }: Item): boolean {
  if (mandatoryCount(choice) < 2 || choice.of.kind !== "among") return false;
  const before = acts.filter((other) => other.action.step < action.step);
  const among = thingsOf(choice.of.among, before);
  return before.some(
    ({ action: played }) =>
      played.do === "play-token" &&
      played.per !== undefined &&
      shareThing(among, [{ is: "step", step: played.step }]),
  );
}

/** Two or more by a trigger, or beside other instructions of the same item. */
function mayBeTooMany({ ability, acts }: Item, choice: Choice): boolean {
  if (mandatoryCount(choice) < 2) return false;
  const things = thingsOf(choice, []);
  const others = acts.filter(({ action }) => !isAbout(action, choice, things, acts));
  return ability.ability === "triggered" || others.length > 0;
}

/** A trigger that must have a target for one of its instructions and needs none for the others. */
function losesTheRest(item: Item, { clause, sentence }: Act, choice: Choice): boolean {
  const { ability, acts, instructions } = item;
  if (ability.ability !== "triggered" || targetsOf(item).length !== 1) return false;
  // 383.3.a. A trigger that is led by "may" is a decision as a whole.
  if (instructions[0]?.may === true || clause.may === true) return false;
  const linked = linkedTo(choice, acts);
  return acts.some(
    (other) =>
      !linked.has(other) &&
      !other.isLater &&
      other.clause.to === undefined &&
      other.sentence.lead === undefined &&
      sentence.lead === undefined,
  );
}

/** What is done to the target, what that uses, and what speaks of either (359.3.e.14). */
function linkedTo(choice: Choice, acts: readonly Act[]): ReadonlySet<Act> {
  const things = thingsOf(choice, []);
  const linked = new Set(acts.filter(({ action }) => isAbout(action, choice, things, acts)));
  for (let size = 0; size !== linked.size;) {
    size = linked.size;
    for (const one of acts)
      if ([...linked].some((other) => speaksOf(one, other) || speaksOf(other, one))) linked.add(one);
  }
  return linked;
}
const speaksOf = (one: Act, other: Act): boolean =>
  [...referentsIn(one.action)].some(
    (referent) => (referent.is === "step" || referent.is === "rest") && referent.step === other.action.step,
  );

const isAbout = (
  action: Act["action"],
  choice: Choice,
  things: ReturnType<typeof thingsOf>,
  acts: readonly Act[],
): boolean =>
  operandsOf(action).some((operand) => operand === choice || shareThing(thingsOf(operand, acts), things)) ||
  shareThing([...referentsIn(action)], things);

const said = (count: number): string => (count === 1 ? "one" : String(count));
