import { answer, submit } from "../../runtime/index.ts";
import type { Outcome, State } from "../../runtime/index.ts";
import type { ActivatedAbility } from "../../runtime/effects/ability.ts";
import type { Budget } from "./budget.ts";
import { costs } from "./budget.ts";
import { choose, type Habit } from "./choose.ts";
import { ownTrialsOf, type OwnTrial } from "./own-trial.ts";
import type { Link } from "./rings.ts";
import { judge, type OwnLoop } from "./own-loop.ts";
import { enoughRounds, longestPeriod } from "./run.ts";

/** Answers and passes that one use may take. */
const mostSteps = 40;
/** Players who choose an enemy's first, and who choose this card first. */
const prefers: readonly Habit[] = [
  { prefersRing: true, order: "oldest" },
  { prefersRing: false, order: "newest" },
];

/** 377. Uses an ability as often as it can be used: whether that ends, and by what. */
export function ownLoopOf(link: Link, ability: ActivatedAbility, budget: Budget): OwnLoop | undefined {
  let possible: OwnLoop | undefined;
  for (const trial of ownTrialsOf(link, ability))
    for (const habit of prefers) {
      if (budget.isSpent) return possible;
      const { states, steps } = play(trial, habit);
      budget.spend(costs.board + steps * costs.step);
      const loop = judge(states, usesUpDeck(ability));
      if (loop?.isCertain === true) return loop;
      possible ??= loop;
    }
  return possible;
}

/** As a cost, cards of the Main Deck are what the next use needs; what only draws needs none. */
const usesUpDeck = ({ cost }: ActivatedAbility): boolean =>
  cost.some((part) => part.cost === "do" && part.action.do === "burn");

interface Played {
  /** The position at the start, and after each use. */
  readonly states: readonly State[];
  readonly steps: number;
}

function play(trial: OwnTrial, habit: Habit): Played {
  const states = [trial.state];
  let steps = 0;
  while (states.length <= enoughRounds + longestPeriod) {
    const used = useOnce(trial, states.at(-1) ?? trial.state, habit);
    steps += used.steps;
    if (used.state === undefined) break;
    states.push(used.state);
  }
  return { states, steps };
}

/** The position after one use; none if it could not be used, ends the game, or burns its player out (431). */
function useOnce(
  { cards, isUser, number }: OwnTrial,
  before: State,
  habit: Habit,
): { readonly state?: State; readonly steps: number } {
  const isEnemy = (id: string): boolean =>
    before.objects.some((object) => object.id === id && object.controller === "B");
  const user = before.objects.find((object) => object.controller === "A" && isUser(object));
  if (user === undefined) return { steps: 0 };
  let outcome: Outcome = submit(before, cards, {
    act: "activate",
    player: "A",
    object: user.id,
    ability: number,
  });
  for (let steps = 1; steps < mostSteps; steps += 1) {
    const { events, refused, state } = outcome;
    const isOver =
      state.winner !== null || events.some((event) => event.what === "score" && event.how === "burn-out");
    if (refused !== undefined || isOver) return { steps };
    const next = goOn(state);
    if (next === undefined) return { state, steps };
    outcome = next;
  }
  return { steps: mostSteps };

  function goOn(state: State): Outcome | undefined {
    const { chain, priority, showdown, waiting } = state;
    if (waiting !== null) {
      const given = choose(waiting.request, { habit, isOfRing: isEnemy, turn: state.objects.length });
      return given === undefined ? { ...outcome, refused: "nothing fits" } : answer(state, cards, given);
    }
    const holder = chain.length > 0 ? priority : (showdown?.focus ?? null);
    return holder === null ? undefined : submit(state, cards, { act: "pass", player: holder });
  }
}
