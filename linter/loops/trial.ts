import { compileText } from "../../compiler/index.ts";
import { createState } from "../../runtime/index.ts";
import type {
  Card,
  CardRegistry,
  ObjectSetup,
  Player,
  PlayerSetup,
  Setup,
  State,
} from "../../runtime/index.ts";
import type { Happening } from "./occurrence.ts";
import type { Link } from "./rings.ts";

/** A position in which a loop is tried. */
export interface Trial {
  readonly state: State;
  readonly cards: CardRegistry;
  /** A card in the hand of A that begins it; without one, A uses an ability or plays a card of the ring. */
  readonly starter?: string;
}

/** What makes each thing happen for the first time. */
const starters: Readonly<Partial<Record<Happening, string>>> = {
  attach: "Attach an Equipment you control to a unit you control.",
  banish: "Banish a unit.",
  buff: "Buff a unit.",
  "become-mighty": "Give a unit +5 [M] this turn.",
  channel: "Channel 1 rune exhausted.",
  damage: "Deal 1 to a unit.",
  discard: "Discard 1.",
  draw: "Draw 1.",
  exhaust: "Exhaust a unit.",
  heal: "Heal a unit.",
  empower: "Empower a friendly unit.",
  finalize: "Give a friendly unit +1 [M] this turn.",
  "gain-xp": "Gain 1 XP.",
  kill: "Kill a unit.",
  move: "Move a unit.",
  attack: "Move a unit.",
  play: "Play a 1 [M] Recruit unit token.",
  ready: "Ready a unit.",
  recall: "Recall a unit.",
  recycle: "Recycle 1 from your trash.",
  "return-to-hand": "Return a unit to its owner's hand.",
  score: "Gain 1 point.",
  stun: "Stun a unit.",
};

const starterName = (what: Happening): string => `What makes it ${what}`;
export const filler = "Bystander";
export const places = ["base", "battlefield"] as const;

/** Every way to begin this ring: who controls its cards, where they are, and what happens first. */
export function* trialsOf(ring: readonly Link[]): Iterable<Trial> {
  const cards = [...new Map(ring.map(({ card }) => [card.name, card])).values()];
  for (const controllers of sharings(cards))
    for (const place of places)
      for (const starter of startersOf(ring)) {
        const setup = setupOf(controllers, place, starter);
        const registry = new Map([...helpers(), ...cards].map((card) => [card.name, card]));
        yield {
          state: createState(setup, registry),
          cards: registry,
          ...(starter === undefined ? {} : { starter: starterName(starter) }),
        };
      }
}

export interface Controlled {
  readonly card: Card;
  readonly by: Player;
}
/** All of them are yours, or some are an opponent's; a card alone can also be there twice. */
function sharings(cards: readonly Card[]): readonly (readonly Controlled[])[] {
  const [first, ...others] = cards;
  if (first === undefined) return [];
  const mine: Controlled = { card: first, by: "A" };
  const theirs: Controlled = { card: first, by: "B" };
  if (others.length === 0) return [[mine], [mine, mine], [mine, theirs]];
  return others.reduce<readonly (readonly Controlled[])[]>(
    (known, card) =>
      players.flatMap((by) => known.map((sharing): readonly Controlled[] => [...sharing, { card, by }])),
    [[mine]],
  );
}
const players = ["A", "B"] as const satisfies readonly Player[];
/** What its first ability waits for; where nothing can make that happen, what the next one waits for. */
function startersOf(ring: readonly Link[]): readonly (Happening | undefined)[] {
  for (const { heard } of ring) {
    const begun = heard.map(({ what }) => what).filter((what) => starters[what] !== undefined);
    if (begun.length > 0) return [undefined, ...new Set(begun)];
  }
  return [undefined];
}

export function setupOf(
  controlled: readonly Controlled[],
  place: (typeof places)[number],
  starter?: Happening,
): Setup {
  const objects: Record<string, ObjectSetup> = {};
  const own = { A: "field", B: "gate" } as const;
  for (const player of players) {
    objects[`${player} at home`] = { card: filler, controller: player };
    objects[`${player} away`] = { card: filler, controller: player, at: own[player] };
  }
  const of = (type: Card["type"]): readonly Controlled[] =>
    controlled.filter(({ card }) => card.type === type);
  for (const [index, { card, by }] of [...of("unit"), ...of("gear")].entries())
    objects[`${card.name} ${String(index)}`] = {
      card: card.name,
      controller: by,
      ...(place === "battlefield" && card.type === "unit" ? { at: own[by] } : {}),
    };
  // The newest is one of yours: players who choose the newest come to it first.
  for (const player of players.toReversed())
    objects[`${player} at rest`] = { card: filler, controller: player, exhausted: true };
  const player = (name: Player): PlayerSetup => {
    const legend = of("legend").find(({ by }) => by === name)?.card.name;
    const inHand = name === "A" && starter === undefined ? handOf(controlled) : noHand;
    const begins = name === "A" && starter !== undefined ? [starterName(starter)] : [];
    return {
      hand: [...begins, ...inHand.hand, filler],
      energy: inHand.energy,
      power: { any: inHand.power },
      deck: Array.from({ length: 10 }, () => filler),
      trash: [filler, filler],
      runeDeck: 6,
      ...(legend === undefined ? {} : { legend }),
    };
  };
  const battlefieldOf = (name: Player): { readonly card?: string; readonly controller: Player } => {
    const card = of("battlefield").find(({ by }) => by === name)?.card.name;
    return { controller: name, ...(card === undefined ? {} : { card }) };
  };
  return {
    costs: "real",
    // Points without end are a counter like others.
    victoryScore: 200,
    battlefields: { field: battlefieldOf("A"), gate: battlefieldOf("B") },
    objects,
    A: player("A"),
    B: player("B"),
  };
}

const noHand = { hand: [], energy: 0, power: 0 } as const;
/** A card of the ring in the hand, and just what it costs: what comes after it has to be free. */
function handOf(controlled: readonly Controlled[]) {
  const card = controlled.find(
    (one) => one.by === "A" && ["unit", "gear", "spell"].includes(one.card.type),
  )?.card;
  if (card === undefined) return noHand;
  return { hand: [card.name], energy: card.cost?.energy ?? 0, power: card.cost?.power.length ?? 0 };
}

let made: readonly Card[] | undefined;
/** Bystanders, and a spell for everything that can happen first. */
export function helpers(): readonly Card[] {
  made ??= [
    { name: filler, type: "unit", supertypes: [], domains: [], tags: [], might: 3, abilities: [] },
    ...Object.entries(starters).flatMap(([what, text]) => {
      const { card } = compileText(text, { name: `What makes it ${what}`, type: "spell" });
      return card === undefined ? [] : [card];
    }),
  ];
  return made;
}
