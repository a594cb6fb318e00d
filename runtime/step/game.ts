import type { Card, KeywordName, Sentence, Value } from "../effects/index.ts";
import type { CardRegistry } from "../registry.ts";
import type {
  Answered,
  AnswerValues,
  Ask,
  Battlefield,
  BattlefieldId,
  ChainItem,
  Continuous,
  EventFrame,
  GameEvent,
  GameObject,
  Happening,
  ObjectId,
  Player,
  PlayerState,
  RequestOf,
  Round,
  Source,
  State,
  StepResult,
  Task,
  TaskKind,
  ThisTurn,
} from "../state/index.ts";
import type { AddReaction } from "../core/add-while-paying.ts";
import type { Board } from "../evaluate/active.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Rules } from "./rules-interface.ts";
import { isRemembered } from "./remembered.ts";
import { copyOfItem, copyOfThisTurn } from "../state/copy.ts";
import { cardNamed } from "../tokens.ts";
import { Question, Refusal } from "./stop.ts";
import { WorkingCopy } from "./working-copy.ts";
import { type WorkedOut, workedOutOf } from "./worked-out.ts";

/** Who is responsible, by what and by which rule (411, 428.5). */
export interface Cause {
  readonly rule: string;
  readonly by: Player | null;
  readonly sources: readonly Source[];
}

/** The number of an event that has not happened. */
const notYet = -1;
export const isWouldBe = ({ number }: GameEvent): boolean => number === notYet;

/** An act in whose place something else is done, which may do it all the same. */
export interface ReplacedAct {
  readonly perform: () => StepResult;
  result: StepResult;
}

const affectsBoard: readonly (keyof GameObject)[] = [
  "place",
  "controller",
  "attachedTo",
  "copiedText",
  "empowered",
  "name",
];

/** One step of the game: a working copy of the state, the answers so far, and the log of what happens. */
export class Game {
  readonly cards: CardRegistry;
  readonly task: TaskKind;
  readonly events: GameEvent[] = [];
  private readonly rules: Rules<Game>;
  /** The log entry that causes what happens now. */
  because: number | null = null;
  /** Derived from the board on demand; null after a change to it. */
  board: Board | null;
  /** 370.1.b. The acts in whose place something is done now, the innermost last. */
  readonly replacing: ReplacedAct[] = [];
  /** The Might of units whose Might is being worked out (476). */
  private partialMights: Map<ObjectId, number> | null = null;
  /** What is being carried out or worked out now, the innermost last: not to be begun again within itself. */
  private readonly underWay: string[] = [];
  private readonly copy: WorkingCopy;
  private readonly answers: readonly Answered[];
  private asked = 0;

  constructor(
    base: State,
    cards: CardRegistry,
    rules: Rules<Game>,
    task: TaskKind = "act",
    answers: readonly Answered[] = [],
    { board, positions }: WorkedOut = workedOutOf(base),
  ) {
    this.copy = new WorkingCopy(base, positions);
    this.cards = cards;
    this.task = task;
    this.answers = answers;
    this.rules = rules;
    this.board = board?.battlefields === base.battlefields && board.cards === cards ? board : null;
  }
  get state(): State {
    return this.copy.state;
  }

  /** The answer if it has been given; otherwise the step stops here and is run again with it. */
  ask<Kind extends Ask>(request: RequestOf<Kind> & { readonly ask: Kind }): AnswerValues[Kind] {
    const given = this.answers[this.asked++];
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- not an error: the step stops, see stop.ts
    if (given === undefined) throw new Question(request);
    // What makes running again safe: the step must ask the same thing.
    if (JSON.stringify(given.request) !== JSON.stringify(request))
      throw new Error(
        `The step asked something else when it was run again: ${JSON.stringify(given.request)} became ${JSON.stringify(request)}`,
      );
    return valueOf(given, request.ask);
  }
  /** 358.5. */
  refuse(reason: string): never {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- not an error: the step is undone, see stop.ts
    throw new Refusal(reason);
  }

  /** 473. The Might of a unit now; it may be negative (143.2.b.1). */
  might(object: GameObject): number {
    return this.rules.might(this, object);
  }
  /** The sum of the values of a keyword that an object has now; 0: it does not have it. */
  keyword(object: GameObject, keyword: KeywordName): number {
    return this.rules.keyword(this, object, keyword);
  }
  /** 477.1. The tags that an object has now. */
  tags(object: GameObject): readonly string[] {
    return this.rules.tags(this, object);
  }
  /** An amount; null where what it speaks of is not there any more (359.3.e.12). */
  value(scope: Scope, value: Value): number | null {
    return this.rules.value(this, scope, value);
  }
  /** 370.1.b. Carries out sentences, such as those that replace an event. */
  perform(scope: Scope, sentences: readonly Sentence[]): Round {
    return this.rules.perform(this, scope, sentences);
  }

  /** 340.1. Executes sentences one after the other; what they do is kept in the round of the scope. */
  carryOut(scope: Scope, sentences: readonly Sentence[]): void {
    this.rules.carryOut(this, scope, sentences);
  }

  /** 429.3. The abilities that a player can use while a cost is paid. */
  addReactions(player: Player): readonly AddReaction[] {
    return this.rules.addReactions(this, player);
  }

  get partialMight(): Map<ObjectId, number> {
    return (this.partialMights ??= new Map());
  }
  isUnderWay(what: string): boolean {
    return this.underWay.includes(what);
  }
  /** Carries something out, which is under way meanwhile. */
  whileUnderWay<Result>(what: string, act: () => Result): Result {
    this.underWay.push(what);
    const result = act();
    this.underWay.pop();
    return result;
  }
  /** Works something out; `otherwise` if that asks for the same thing again (476). */
  withoutRepeating<Result>(what: string, workOut: () => Result, otherwise: Result): Result {
    return this.isUnderWay(what) ? otherwise : this.whileUnderWay(what, workOut);
  }

  card(name: string): Card {
    return cardNamed(this.cards, name);
  }
  find(id: ObjectId): GameObject | undefined {
    return this.copy.find(id);
  }
  /** Those of them that are on the board. */
  findAll(ids: readonly ObjectId[]): readonly GameObject[] {
    const found: GameObject[] = [];
    for (const id of ids) {
      const object = this.find(id);
      if (object !== undefined) found.push(object);
    }
    return found;
  }
  update(patch: Partial<State>): void {
    this.copy.update(patch);
  }
  patch(id: ObjectId, patch: Partial<GameObject>): void {
    if (affectsBoard.some((key) => key in patch)) this.board = null;
    this.copy.patch(id, patch);
  }
  put(object: GameObject): void {
    this.board = null;
    this.copy.put(object);
  }
  remove(id: ObjectId): void {
    this.board = null;
    this.copy.remove(id);
  }
  player(player: Player, patch: Partial<PlayerState>): void {
    const { players } = this.state;
    this.update({ players: { ...players, [player]: { ...players[player], ...patch } } });
  }
  battlefield(id: BattlefieldId, patch: Partial<Battlefield>): void {
    const { battlefields } = this.state;
    const old = battlefields[id];
    if (old === undefined) return;
    this.board = null;
    this.update({ battlefields: { ...battlefields, [id]: { ...old, ...patch } } });
  }
  item(id: number): ChainItem | undefined {
    return this.state.chain.find((item) => item.id === id);
  }
  patchItem(id: number, patch: Partial<ChainItem>): void {
    const { chain } = this.state;
    const position = chain.findIndex((item) => item.id === id);
    const old = chain[position];
    if (old !== undefined)
      this.update({ chain: chain.with(position, Object.assign(copyOfItem(old), patch)) });
  }
  add(continuous: Continuous): void {
    this.update({ continuous: [...this.state.continuous, continuous] });
  }
  newId(): number {
    return this.copy.nextId();
  }
  /** A whole number from 0 up to, not including, `below`. The seed is part of the state (mulberry32). */
  random(below: number): number {
    const seed = (this.state.seed + 0x6d2b79f5) | 0;
    this.update({ seed });
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  }

  /** 333. The tasks become outstanding, after those that are. */
  outstanding(...tasks: readonly Task[]): void {
    this.update({ tasks: [...this.state.tasks, ...tasks] });
  }
  /** 319. A Cleanup is outstanding once, however many things call for it. */
  needsCleanup(): void {
    const { tasks } = this.state;
    if (!tasks.some((task) => task.task === "cleanup")) this.outstanding({ task: "cleanup", special: null });
  }
  /** 370.1.c. What would happen, as the event that it would be: it is in no log. */
  wouldBe(cause: Cause, happening: Happening): GameEvent {
    const { rule, by, sources } = cause;
    const { turnNumber: turn } = this.state;
    return { number: notYet, because: this.because, turn, task: this.task, rule, by, sources, ...happening };
  }
  log<Entry extends Happening>(cause: Cause, happening: Entry): Entry & EventFrame {
    const frame: EventFrame = {
      number: this.copy.nextEvent(),
      because: this.because,
      turn: this.state.turnNumber,
      task: this.task,
      rule: cause.rule,
      by: cause.by,
      sources: cause.sources,
    };
    const event = Object.assign(frame, happening);
    this.events.push(event);
    this.remember(cause, happening);
    return event;
  }
  /** For texts that look back in the turn. */
  noteThisTurn(patch: Partial<ThisTurn>): void {
    this.update({ thisTurn: Object.assign(copyOfThisTurn(this.state.thisTurn), patch) });
  }
  private remember({ by }: Cause, happened: Happening): void {
    if (!isRemembered(happened)) return;
    const { phase, thisTurn } = this.state;
    const object =
      happened.what === "kill"
        ? happened.lastKnown
        : "object" in happened && happened.object !== null
          ? (this.find(happened.object) ?? null)
          : null;
    this.noteThisTurn({ past: [...thisTurn.past, { happened, by, object, phase }] });
  }
  /** What happens in `act` is caused by this entry of the log. */
  within<Result>(entry: GameEvent, act: () => Result): Result {
    const before = this.because;
    this.because = entry.number;
    const result = act();
    this.because = before;
    return result;
  }
  /** What holds for the state that the step leaves. */
  workedOut(): WorkedOut {
    return { positions: this.copy.positions, board: this.board };
  }
}

const valueOf = <Kind extends Ask>(given: Answered, kind: Kind): AnswerValues[Kind] => {
  const values: { readonly [Key in Ask]?: AnswerValues[Key] } = { [given.answer.ask]: given.answer.value };
  const value = values[kind];
  if (value === undefined) throw new Error(`A ${kind} was asked, and a ${given.answer.ask} was answered.`);
  return value;
};
