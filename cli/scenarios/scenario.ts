/** The form of a scenario file, as schemas/scenario.schema.json states it: a list of scenarios. Plain readonly JSON. */

import type { Domain } from "../../runtime/index.ts";

export type PlayerName = "A" | "B";
/** What a designer calls an object: a unit, a gear, a battlefield. */
export type Id = string;
export type CardName = string;
/** The id of a battlefield, or "base A". */
export type LocationName = string;

export interface Scenario {
  readonly scenario: string;
  readonly rules: readonly string[];
  readonly note?: string;
  /** Card texts in card-file syntax. */
  readonly cards?: string;
  /** What comes onto the board during the steps, in order of arrival. */
  readonly creates?: readonly Id[];
  /** Left out, it is empty. */
  readonly board?: Board;
  readonly steps: readonly Step[];
}

export interface Board {
  readonly turn?: PlayerName;
  readonly battlefields?: Readonly<Record<Id, BattlefieldOnBoard>>;
  readonly objects?: Readonly<Record<Id, ObjectOnBoard>>;
  readonly A?: PlayerOnBoard;
  readonly B?: PlayerOnBoard;
  readonly costs?: "free" | "real";
}

export interface BattlefieldOnBoard {
  readonly card?: CardName;
  readonly controller?: PlayerName;
}

export interface ObjectOnBoard {
  readonly card: CardName;
  readonly controller: PlayerName;
  readonly at?: LocationName;
  readonly damage?: number;
  readonly might?: number;
  readonly exhausted?: true;
  readonly stunned?: true;
  readonly buffed?: true;
  readonly empowered?: true;
  readonly token?: true;
  readonly attachedTo?: Id;
}

export type CardZone = "hand" | "deck" | "trash" | "banished";

export interface PlayerOnBoard extends Partial<Readonly<Record<CardZone, readonly CardName[]>>> {
  readonly legend?: CardName;
  readonly champion?: CardName;
  readonly runes?: Readonly<Partial<Record<"ready" | "exhausted", number | readonly Domain[]>>>;
  /** The domains of the runes in the Rune Deck, the top one first. */
  readonly runeDeck?: readonly Domain[];
  readonly energy?: number;
  readonly power?: Readonly<Record<string, number>>;
  readonly points?: number;
  readonly xp?: number;
}

/** Every kind of answer and what it holds. */
export interface Answers {
  readonly targets: readonly Id[];
  readonly split: Readonly<Record<Id, number>>;
  readonly assign: Readonly<Record<Id, number>>;
  readonly may: boolean;
  readonly pay: boolean | string;
  readonly mode: number | readonly number[];
  readonly to: LocationName;
  readonly cards: readonly CardName[];
  readonly player: PlayerName;
  readonly number: number;
  readonly name: string;
  readonly order: readonly string[];
}
export type AnswerTag = keyof Answers;
/** One of the tags, and perhaps the player who answers. */
export type WrittenAnswer = Partial<Answers> & { readonly by?: PlayerName };

/** A step has one verb, which the schema sees to. */
export interface Step {
  readonly play?: string;
  readonly from?: "hand" | "trash" | "deck" | "champion" | "banished" | "facedown";
  readonly activate?: Id;
  readonly ability?: number;
  readonly by?: PlayerName;
  readonly move?: readonly Id[];
  readonly attack?: readonly Id[];
  readonly hide?: CardName;
  readonly to?: LocationName;
  readonly deal?: { readonly to: Id; readonly amount: number; readonly by: PlayerName };
  readonly kill?: readonly Id[];
  readonly heal?: readonly Id[];
  readonly draw?: { readonly player: PlayerName; readonly count: number };
  readonly pass?: PlayerName;
  readonly resolve?: "all" | "one";
  readonly combat?: Id;
  readonly endTurn?: true;
  readonly startTurn?: PlayerName;
  readonly expect?: Expectations;
  readonly answers?: readonly WrittenAnswer[];
  readonly hold?: true;
}

export interface ExpectedObject {
  readonly damage?: number;
  readonly might?: number;
  readonly at?: LocationName;
  /** "none": of an uncontrolled battlefield. */
  readonly controller?: PlayerName | "none";
  readonly zone?: "board" | "hand" | "trash" | "deck" | "banished" | "chain" | "gone";
  readonly exhausted?: boolean;
  readonly stunned?: boolean;
  readonly buffed?: boolean;
  readonly empowered?: boolean;
  readonly keywords?: readonly string[];
  readonly attachedTo?: Id;
}

export type CountOrNames = number | readonly CardName[];

export interface ExpectedPlayer extends Partial<Readonly<Record<CardZone | "base", CountOrNames>>> {
  readonly points?: number;
  readonly xp?: number;
  readonly energy?: number;
  readonly power?: number;
}

export interface ExpectedDeal {
  readonly to: Id;
  readonly amount?: number;
  readonly by?: PlayerName;
  readonly source?: readonly CardName[];
}

export interface ExpectedKill {
  readonly object: Id;
  readonly by?: PlayerName;
  readonly source?: readonly CardName[];
}

export interface ExpectedQuestion {
  readonly kind?: AnswerTag;
  readonly options?: readonly (string | number | boolean)[];
  readonly min?: number;
  readonly max?: number;
}

/** The keys with a meaning of their own; every other key is the id of an object. */
export interface SteadyExpectations {
  readonly A?: ExpectedPlayer;
  readonly B?: ExpectedPlayer;
  readonly deals?: readonly ExpectedDeal[];
  readonly killed?: readonly ExpectedKill[];
  readonly triggered?: readonly CardName[];
  readonly notTriggered?: readonly CardName[];
  readonly refused?: true | string;
  readonly asked?: ExpectedQuestion;
  readonly legal?: readonly WrittenAnswer[];
  readonly illegal?: readonly WrittenAnswer[];
}
const steadyKeys = {
  A: true,
  B: true,
  deals: true,
  killed: true,
  triggered: true,
  notTriggered: true,
  refused: true,
  asked: true,
  legal: true,
  illegal: true,
} as const satisfies Record<keyof SteadyExpectations, true>;

export type Expectations = SteadyExpectations & { readonly [object: Id]: unknown };

/** The schema has checked what stands under every key that is an id. */
const isExpectedObject = (key: string, value: unknown): value is ExpectedObject =>
  !Object.hasOwn(steadyKeys, key) && typeof value === "object" && value !== null;

/** What is expected of each object. */
export const expectedObjects = (expect: Expectations): readonly (readonly [Id, ExpectedObject])[] =>
  Object.entries(expect).flatMap(([key, value]) =>
    isExpectedObject(key, value) ? [[key, value] as const] : [],
  );
