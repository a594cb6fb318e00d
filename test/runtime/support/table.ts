import type {
  Act,
  Answer,
  Card,
  CardRegistry,
  GameEvent,
  GameObject,
  Happening,
  Player,
  Request,
  Setup,
  State,
  ZoneName,
} from "../../../runtime/index.ts";
import {
  answer,
  createState,
  damageOn,
  forced,
  keywordsOf,
  locationOf,
  look,
  might,
  objectByKey,
  submit,
  zoneOf,
} from "../../../runtime/index.ts";
import { cards } from "./cards.ts";

export type Logged<What extends Happening["what"]> = Extract<GameEvent, { readonly what: What }>;

/** A game on the table of a test: acts by card and object names, and everything through JSON in between. */
export class Table {
  state: State;
  refused: string | undefined;
  readonly log: GameEvent[] = [];

  private readonly cards: CardRegistry;

  /** `more`: cards beside the hand-made ones. */
  constructor(setup: Setup, ...more: readonly Card[]) {
    this.cards = new Map([...cards, ...more.map((card) => [card.name, card] as const)]);
    this.state = createState(setup, this.cards);
  }

  /** The id of the object with this key. */
  id(key: string): string {
    const found = objectByKey(this.state, key)?.id;
    if (found === undefined) throw new Error(`no ${key} on the board`);
    return found;
  }
  object(key: string): GameObject {
    const found = objectByKey(look(this.state, this.cards).state, key);
    if (found === undefined) throw new Error(`no ${key} on the board`);
    return found;
  }
  might = (key: string): number => might(this.state, this.cards, this.object(key));
  keywords = (key: string): readonly string[] => keywordsOf(this.state, this.cards, this.object(key));
  damage = (key: string): number => damageOn(this.object(key));
  zone = (key: string): ZoneName => zoneOf(this.state, key);
  at = (key: string): string | null => locationOf(this.object(key));
  get asked(): Request | undefined {
    return this.state.waiting?.request;
  }
  logged<What extends Happening["what"]>(what: What): readonly Logged<What>[] {
    const is = (event: GameEvent): event is Logged<What> => event.what === what;
    return this.log.filter(is);
  }

  act(act: Act): this {
    this.take(submit(this.state, this.cards, act));
    return this;
  }
  answer(given: Answer): this {
    this.take(answer(this.state, this.cards, given));
    if (this.refused !== undefined && this.state.waiting !== null) throw new Error(this.refused);
    return this;
  }
  /** Chooses objects by their keys. */
  targets(...keys: readonly string[]): this {
    return this.answer({
      ask: "targets",
      value: keys.map((key) => (key in this.state.battlefields ? key : this.id(key))),
    });
  }
  /** The same, unless the only possible answer has been given already. */
  targetsIfAsked(...keys: readonly string[]): this {
    return this.state.waiting === null ? this : this.targets(...keys);
  }
  /** Plays a card with this name: from the hand, or put there first. */
  play(name: string, player: Player = this.state.turn): this {
    const id = `put ${this.state.nextId}:${this.state.nextId}`;
    const old = this.state.players[player];
    const hand = [...old.hand, { id, key: id, name }];
    this.state = {
      ...this.state,
      nextId: this.state.nextId + 1,
      players: { ...this.state.players, [player]: { ...old, hand } },
    };
    return this.act({ act: "play", player, object: id, from: "hand" });
  }
  activate(key: string, ability = 1): this {
    return this.act({ act: "activate", player: this.object(key).controller, object: this.id(key), ability });
  }
  attack(to: string, ...keys: readonly string[]): this {
    return this.act({
      act: "standard-move",
      player: this.state.turn,
      units: keys.map((key) => this.id(key)),
      to,
    });
  }
  /** Both players pass until the chain is empty, or something is asked. */
  resolve(): this {
    return this.passWhile(() => this.state.chain.length > 0);
  }
  /** Both players pass until the showdown is over, or something is asked. */
  fight(): this {
    return this.passWhile(() => this.state.chain.length > 0 || this.state.showdown !== null);
  }
  endTurn(): this {
    return this.act({ act: "end-turn" }).resolve();
  }

  private passWhile(goesOn: () => boolean): this {
    for (let i = 0; i < 100 && goesOn() && this.state.waiting === null; i++) {
      const player = this.state.chain.length > 0 ? this.state.priority : this.state.showdown?.focus;
      if (player == null) break;
      this.act({ act: "pass", player });
    }
    return this;
  }
  private take(outcome: {
    readonly state: State;
    readonly events: readonly GameEvent[];
    readonly refused?: string;
  }): void {
    this.log.push(...outcome.events);
    this.refused = outcome.refused;
    this.state = roundTrip(outcome.state);
    const only = this.state.waiting === null ? null : forced(this.state.waiting.request);
    if (only !== null && outcome.refused === undefined) this.answer(only);
  }
}

/** Only what JSON keeps. */
function roundTrip(state: State): State {
  const isState = (value: unknown): value is State =>
    typeof value === "object" && value !== null && "chain" in value;
  const value: unknown = JSON.parse(JSON.stringify(state));
  if (!isState(value)) throw new Error("the state does not survive JSON");
  return value;
}
