import { advance, answer, createState, look, nameOf, submit } from "../../runtime/index.ts";
import type {
  Act,
  Answer,
  CardRegistry,
  GameEvent,
  ObjectId,
  Outcome,
  Player,
  PlayerSetup,
  Request,
  Setup,
  State,
} from "../../runtime/index.ts";
import { firstNames, keyOf, nameArrivals, nameOfKey } from "./names.ts";
import type { Names } from "./names.ts";
import type { Id, PlayerOnBoard, Scenario } from "./scenario.ts";

/** Runes are there in plenty: a scenario that needs a number of them says so. */
const runesInDeck = 12;

const playerSetup = (board: PlayerOnBoard = {}): PlayerSetup => ({ runeDeck: runesInDeck, ...board });

const setupOf = ({ board = {} }: Scenario): Setup => ({
  ...board,
  A: playerSetup(board.A),
  B: playerSetup(board.B),
});

/** What the players see: the board, and what has happened since the last `expect`. */
export interface View {
  readonly state: State;
  readonly cards: CardRegistry;
  readonly names: Names;
  readonly events: readonly GameEvent[];
}

/** The game that a scenario plays, and what has happened in it. */
export class Game {
  state: State;
  names: Names;
  /** Why the act of the last step was refused. */
  refused: string | undefined;
  /** The player who could not draw any more (431), if somebody scored by that. */
  burnedOut: Player | undefined;
  /** A combat that stopped at an open question: the next `resolve` takes it to its end. */
  heldCombat: Id | undefined;
  readonly cards: CardRegistry;
  /** Names of the cards that were on the board or that something happened by. */
  readonly used = new Set<string>();
  /** Names of the cards whose instructions were executed. */
  readonly executed = new Set<string>();
  private events: readonly GameEvent[] = [];
  /** The number of the last event that an `expect` has seen. */
  private seenUpTo = -1;

  constructor(scenario: Scenario, cards: CardRegistry) {
    this.cards = cards;
    this.state = createState(setupOf(scenario), cards);
    this.names = firstNames(this.state, scenario.creates ?? []);
    for (const { card } of Object.values(this.state.battlefields)) if (card !== null) this.used.add(card);
    this.noteUse([]);
  }

  act(act: Act): void {
    this.take(submit(this.state, this.cards, act));
  }

  answer(given: Answer): void {
    this.take(answer(this.state, this.cards, given));
  }

  advance(): void {
    this.take(advance(this.state, this.cards));
  }

  get question(): Request | undefined {
    return this.state.waiting?.request;
  }

  /** The board as the players see it, also while a question is open. */
  view(): View {
    const isOpen = this.state.waiting !== null;
    const { state, events } = isOpen ? look(this.state, this.cards) : { state: this.state, events: [] };
    const names = nameArrivals(this.names, state, events);
    const unseen = [...this.events, ...events].filter(({ number }) => number > this.seenUpTo);
    return { state, cards: this.cards, names, events: unseen };
  }

  /** An `expect` has seen what has happened so far. A step that is run again counts its events anew from there. */
  forgetEvents(view: View): void {
    this.seenUpTo = view.events.at(-1)?.number ?? this.seenUpTo;
    this.events = [];
  }

  /** For an illegal step, which changes nothing. */
  remember(): () => void {
    const { state, names, events } = this;
    return () => {
      this.state = state;
      this.names = names;
      this.events = events;
    };
  }

  /** The id of the scenario for an object, a location or a battlefield; else its name. */
  nameOf(id: ObjectId, state: State = this.state): Id {
    return nameOfKey(this.names, keyOf(id)) ?? nameOf(state, id) ?? id;
  }

  private take(outcome: Outcome): void {
    this.state = outcome.state;
    this.events = [...this.events, ...outcome.events];
    this.names = nameArrivals(this.names, this.state, outcome.events);
    if (outcome.refused !== undefined) this.refused = outcome.refused;
    for (const event of outcome.events)
      if (event.what === "score" && event.how === "burn-out")
        this.burnedOut = this.state.winner === "A" ? "B" : "A";
    this.noteUse(outcome.events);
  }

  private noteUse(events: readonly GameEvent[]): void {
    for (const { name } of this.state.objects) this.used.add(name);
    for (const event of events) {
      for (const { name } of event.sources) this.used.add(name);
      if (event.what === "execute") this.executed.add(event.name);
    }
  }
}
