import { answer, submit } from "../../runtime/index.ts";
import type { Act, GameEvent, Outcome, State } from "../../runtime/index.ts";
import { choose, type Habit } from "./choose.ts";
import type { Link } from "./rings.ts";
import { isCovered, snapshotOf, type Snapshot } from "./snapshot.ts";
import type { Trial } from "./trial.ts";

/** One ability that was put on the chain. */
export interface Traced {
  readonly name: string;
  readonly controller: string;
}
export type Ran = End & {
  /** How many answers, passes and uses of abilities it took. */
  readonly steps: number;
};
type End =
  /** The position came back so often, with nothing used up, that it comes back always. */
  | { readonly end: "repeats"; readonly round: readonly Traced[]; readonly isOptional: boolean }
  /** It came to rest. `touched`: how many abilities of the ring were put on the chain. */
  | { readonly end: "stops"; readonly touched: number }
  /** Neither within the budget. */
  | { readonly end: "goes-on"; readonly round: readonly Traced[] };

/** Answers, passes and uses of abilities. */
const mostSteps = 600;
/** A limit that nobody has thought of would have been reached by then. */
export const enoughRounds = 25;
/** More than that can only grow. */
const longestChain = 60;

/** Plays a trial, by players who choose in this way. */
export function run(ring: readonly Link[], trial: Trial, habit: Habit): Ran {
  const one = new Run(ring, trial, habit);
  return { ...one.play(), steps: one.step };
}

class Run {
  private state: State;
  private readonly rounds: Rounds;
  step = 0;
  /** The ability that is being used: "object number". */
  private using: string | undefined;
  /** Those that cannot be used now. */
  private readonly unusable = new Set<string>();
  private readonly ring: readonly Link[];
  private readonly trial: Trial;
  private readonly habit: Habit;
  private readonly names: ReadonlySet<string>;

  constructor(ring: readonly Link[], trial: Trial, habit: Habit) {
    this.ring = ring;
    this.trial = trial;
    this.habit = habit;
    this.state = trial.state;
    this.rounds = new Rounds(ring);
    this.names = new Set(ring.map(({ card }) => card.name));
  }

  play(): End {
    if (!this.begin()) return this.stops();
    for (this.step = 1; this.step < mostSteps; this.step += 1) {
      if (this.rounds.count >= enoughRounds) return this.repeats();
      if (this.state.chain.length > longestChain) break;
      if (this.state.winner !== null || !this.goOn()) return this.stops();
    }
    return this.rounds.isStarted ? { end: "goes-on", round: this.rounds.latest } : this.stops();
  }
  private stops(): End {
    return { end: "stops", touched: this.rounds.touched };
  }
  private repeats(): End {
    return { end: "repeats", round: this.rounds.latest, isOptional: this.rounds.isOptional };
  }

  /** The starter is played; without one, a card of the ring; without that, an ability is used. */
  private begin(): boolean {
    const { starter } = this.trial;
    const card = this.state.players.A.hand.find(({ name }) =>
      starter === undefined ? this.names.has(name) : name === starter,
    );
    if (card === undefined) return starter === undefined && this.use();
    return this.try({ act: "play", player: "A", object: card.id, from: "hand" });
  }
  private goOn(): boolean {
    const { chain, priority, showdown, waiting } = this.state;
    if (waiting !== null) return this.answer();
    const holder = chain.length > 0 ? priority : (showdown?.focus ?? null);
    if (holder !== null) return this.try({ act: "pass", player: holder });
    return this.use();
  }
  private answer(): boolean {
    const { state } = this;
    const request = state.waiting?.request;
    if (request === undefined) return false;
    const isOfRing = (id: string): boolean =>
      state.objects.some((object) => object.id === id && this.names.has(object.name));
    const given = choose(request, { habit: this.habit, isOfRing, turn: this.step });
    if (given === undefined) return false;
    if (request.ask === "may") this.rounds.decide();
    const outcome = answer(state, this.trial.cards, given);
    if (outcome.refused === undefined || this.using === undefined) return this.take(outcome);
    // 358.5. The use is taken back: another one is looked for.
    this.unusable.add(this.using);
    this.using = undefined;
    this.state = outcome.state;
    return true;
  }
  /** Nothing is left to do: uses an activated ability of the ring. */
  private use(): boolean {
    if (!this.ring.some(({ ability }) => ability.ability === "activated")) return false;
    const own = this.state.objects.filter(({ name }) => this.names.has(name));
    for (const { controller, id } of own)
      for (const ability of [1, 2, 3]) {
        const using = `${id} ${String(ability)}`;
        if (this.unusable.has(using)) continue;
        this.using = using;
        if (this.try({ act: "activate", player: controller, object: id, ability })) {
          this.rounds.decide();
          return true;
        }
      }
    return false;
  }

  private try(act: Act): boolean {
    return this.take(submit(this.state, this.trial.cards, act));
  }
  private take(outcome: Outcome): boolean {
    if (outcome.refused !== undefined) return false;
    this.state = outcome.state;
    if (this.rounds.note(outcome.events, this.state)) this.unusable.clear();
    return true;
  }
}

/** A position at which the first ability of the ring was put on the chain. */
interface Visit {
  readonly snapshot: Snapshot;
  /** How many abilities had been put on the chain before. */
  readonly at: number;
}
/** After so many rounds at the latest the position has to be there again: places are few. */
export const longestPeriod = 12;

/** Watches for positions that come back. */
class Rounds {
  /** How often in a row a position has come back with nothing used up. */
  count = 0;
  latest: readonly Traced[] = [];
  isOptional = false;
  private readonly keys: readonly string[];
  private visits: readonly Visit[] = [];
  private trace: readonly (Traced & { readonly key: string })[] = [];

  constructor(ring: readonly Link[]) {
    this.keys = ring.map(({ ability }) => JSON.stringify(ability.instructions));
  }

  get isStarted(): boolean {
    return this.visits.length > 1;
  }
  get touched(): number {
    const keys = new Set(this.trace.map(({ key }) => key));
    return this.keys.filter((key) => keys.has(key)).length;
  }
  /** A player has decided to go on. */
  decide(): void {
    this.isOptional = true;
  }
  /** Whether anything was put on the chain. */
  note(events: readonly GameEvent[], state: State): boolean {
    const before = this.trace.length;
    for (const event of events) {
      if (event.what !== "trigger" && event.what !== "finalize") continue;
      const item = state.chain.find(({ id }) => id === event.item);
      // What triggers is counted as it is put on the chain; an activated ability is only finalized.
      if (event.what === "finalize" && (item?.kind !== "ability" || item.triggered)) continue;
      const key = JSON.stringify(item?.instructions);
      const controller = String(item?.controller ?? event.by);
      this.trace = [...this.trace, { name: event.name, controller, key }];
    }
    if (this.trace.slice(before).some(({ key }) => key === this.keys[0])) this.comeRound(state);
    return this.trace.length > before;
  }

  private comeRound(state: State): void {
    const snapshot = snapshotOf(state);
    const at = this.trace.length;
    const same = this.visits.findLast(
      (visit) => this.isRound(visit.at) && isCovered(visit.snapshot, snapshot),
    );
    this.count = same === undefined ? 0 : this.count + 1;
    const start = same ?? this.visits.at(-1);
    this.latest = this.trace.slice(start?.at ?? at).map(({ name, controller }) => ({ name, controller }));
    this.visits = [...this.visits.slice(-longestPeriod), { snapshot, at }];
  }
  /** Since then every ability of the ring has had its turn. */
  private isRound(at: number): boolean {
    const keys = new Set(this.trace.slice(at).map(({ key }) => key));
    return this.keys.every((key) => keys.has(key));
  }
}
