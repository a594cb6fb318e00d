import type { CardRegistry } from "./registry.ts";
import type {
  GameObject,
  LocationName,
  ObjectSetup,
  Place,
  Player,
  PlayerSetup,
  PlayerState,
  RuneCard,
  RunesSetup,
  Setup,
  State,
  ZoneCard,
} from "./state/index.ts";
import { checkSetup } from "./door/check-setup.ts";
import { placeNamed } from "./evaluate/places.ts";
import { cardNamed } from "./tokens.ts";
import { newTurn } from "./turn/new-turn.ts";

/** 103.3.a. */
const runesOfADeck = 12;

class Ids {
  next = 0;
  of(key: string): string {
    return `${key}:${this.next++}`;
  }
}

/**
 * The state that a setup describes: a Main Phase in an open state. Same setup, seed and answers: the same game. Throws one
 * `SetupError` that names all that no game can have: unknown names, cards of a wrong type, numbers beyond reason.
 */
export function createState(setup: Setup, cards: CardRegistry): State {
  checkSetup(setup, cards);
  const ids = new Ids();
  const arrived = Object.entries(setup.objects ?? {}).map(([key, given]) => ({
    object: objectFrom(cards, ids.of(key), key, given),
    attachedTo: given.attachedTo,
  }));
  const objects = arrived.map(({ attachedTo, object }) => {
    const top = arrived.find((each) => each.object.key === attachedTo)?.object;
    // 434.4. Its location is that of the top-most card.
    return top === undefined ? object : { ...object, place: top.place, attachedTo: top.id };
  });
  for (const player of ["A", "B"] as const) {
    const name = setup[player]?.legend;
    if (name !== undefined) objects.push(legend(ids.of(`${player} legend`), player, name));
  }
  const players = { A: playerFrom("A", setup.A ?? {}, ids), B: playerFrom("B", setup.B ?? {}, ids) };
  const battlefields = Object.fromEntries(
    Object.entries(setup.battlefields ?? {}).map(([id, { card, controller }]) => [
      id,
      { card: card ?? null, controller: controller ?? null, contestedBy: null },
    ]),
  );
  return {
    turn: setup.turn ?? "A",
    turnNumber: 1,
    phase: "main",
    costs: setup.costs ?? "free",
    victoryScore: setup.victoryScore ?? 8, // 194.3
    winner: null,
    players,
    objects,
    facedown: [],
    battlefields,
    chain: [],
    passes: 0,
    priority: null,
    chainOpenedByTrigger: false,
    showdown: null,
    continuous: [],
    tasks: [],
    waiting: null,
    attribution: {},
    excess: { A: 0, B: 0 },
    thisTurn: newTurn,
    begun: [setup.turn ?? "A"],
    notMighty: [],
    gone: {},
    became: {},
    nextId: ids.next,
    seed: setup.seed ?? 1,
    eventCount: 0,
  };
}

const nothingTracked = {
  exhausted: false,
  stunned: false,
  buffed: false,
  empowered: false,
  baseMight: null,
  damage: [],
  attachedTo: null,
  designation: null,
  fought: false,
  token: null,
} as const;

function objectFrom(cards: CardRegistry, id: string, key: string, given: ObjectSetup): GameObject {
  const { controller, damage, owner } = given;
  const at: LocationName = given.at ?? `base ${controller}`;
  const place: Place = placeNamed(at);
  const { type } = cardNamed(cards, given.card);
  return {
    ...nothingTracked,
    id,
    key,
    name: given.card,
    kind: type === "gear" ? "gear" : "unit",
    owner: owner ?? controller,
    controller,
    place,
    token: given.token === true ? { might: null, keywords: [] } : null,
    exhausted: given.exhausted === true,
    stunned: given.stunned === true,
    buffed: given.buffed === true,
    empowered: given.empowered === true,
    baseMight: given.might ?? null,
    damage: damage === undefined ? [] : [{ amount: damage, by: null }],
  };
}

const legend = (id: string, player: Player, name: string): GameObject => ({
  ...nothingTracked,
  id,
  key: `${player} legend`,
  name,
  kind: "legend",
  owner: player,
  controller: player,
  place: { at: "legend-zone", of: player },
});

function playerFrom(player: Player, setup: PlayerSetup, ids: Ids): PlayerState {
  const zone = (name: string, cards: readonly string[] = []): readonly ZoneCard[] =>
    cards.map((card, index) => {
      const key = `${player} ${name} ${index}`;
      return { id: ids.of(key), key, name: card };
    });
  const runesOf = (given: RunesSetup = 0): readonly RuneCard[] =>
    (typeof given === "number" ? Array.from({ length: given }, () => null) : given).map((domain) => ({
      id: ids.of("rune"),
      domain,
    }));
  const runes = (["ready", "exhausted"] as const).flatMap((how) =>
    runesOf(setup.runes?.[how]).map((rune) => ({ ...rune, exhausted: how === "exhausted" })),
  );
  return {
    hand: zone("hand", setup.hand),
    deck: zone("deck", setup.deck),
    trash: zone("trash", setup.trash),
    banished: zone("banished", setup.banished),
    champion: zone("champion", setup.champion === undefined ? [] : [setup.champion]),
    ...(setup.champion === undefined ? {} : { chosenChampion: setup.champion }),
    runes,
    runeDeck: runesOf(setup.runeDeck ?? Math.max(0, runesOfADeck - runes.length)),
    energy: setup.energy ?? 0,
    power: setup.power ?? {},
    earmarked: [],
    points: setup.points ?? 0,
    xp: setup.xp ?? 0,
  };
}
