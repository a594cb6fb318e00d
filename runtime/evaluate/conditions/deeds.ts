import type {
  CardFilter,
  ChosenWith,
  Condition,
  Deed,
  DoneToObjects,
  GearFilter,
  PermanentFilter,
  UnitFilter,
} from "../../effects/index.ts";
import type { Chosen, GameObject, Happening, Past, Player } from "../../state/index.ts";
import type { Game } from "../../step/game.ts";
import type { Scope } from "../scope.ts";
import { keyOf } from "../dependence.ts";
import { cardFits, fits } from "../filters.ts";
import { hereOf } from "../places.ts";
import { idsOf } from "../references.ts";
import { playerMeant } from "./players.ts";
import { happenings } from "../happened.ts";
import { isAsMany } from "./quantity.ts";
import { timesDealt } from "../times-dealt.ts";

type If<Kind extends Condition["if"]> = Extract<Condition, { readonly if: Kind }>;
type Did<Kind extends Deed["did"]> = Extract<Deed, { readonly did: Kind }>;

/** "you've played a spell this turn", "an opponent hasn't discarded a card this turn" */
export function hasDone(game: Game, scope: Scope, { did, not, who }: If<"has-done">): boolean {
  const player = playerMeant(scope, who);
  return player !== null && isDone(game, scope, player, did) === (not !== true);
}

/** What a player is responsible for (411), as it happened. */
const happenedBy = (game: Game, player: Player, what: Happening["what"]): readonly Past[] =>
  game.state.thisTurn.past.filter(({ by, happened }) => by === player && happened.what === what);

/** 416.1.b, 430. How many runes a player has recycled or channeled this turn. */
export const runesDone = (game: Game, player: Player, done: Did<"runes">["done"]): number =>
  happenedBy(game, player, done === "recycled" ? "recycle" : "channel").filter(({ happened }) =>
    isRune(happened),
  ).length;

function isDone(game: Game, scope: Scope, player: Player, did: Deed): boolean {
  switch (did.did) {
    case "cards": {
      const { of, quantity } = did.what;
      return isAsMany(did.what, cardsDone(game, scope, player, did.done, of, quantity === "another"));
    }
    case "objects": {
      const { of, quantity } = did.what;
      const { self } = scope.context;
      const objects = objectsDone(game, player, did).filter(
        (object) => !(quantity === "another" && object.id === self) && fits(game, scope, object, of),
      );
      return did.what.quantity === "twice" ? objects.length >= 2 : isAsMany(did.what, objects.length);
    }
    case "runes": {
      return isAsMany(did.what, runesDone(game, player, did.done));
    }
    case "battlefields":
      return isScored(game, scope, player, did);
    case "score": {
      const points = pointsScored(game, player);
      return did.what === undefined ? points > 0 : isAsMany(did.what, points);
    }
    case "xp": {
      const what = did.done === "gained" ? "gain-xp" : "spend-xp";
      const amounts = happenedBy(game, player, what).map(({ happened }) =>
        "amount" in happened ? happened.amount : 0,
      );
      const amount = amounts.reduce((sum, each) => sum + each, 0);
      return did.what === undefined ? amount > 0 : isAsMany(did.what, amount);
    }
    case "spend":
      return hasSpent(game, player, did);
    case "act":
      return happenedBy(game, player, acts[did.act]).length > 0;
    case "combat":
      return hasEndedSo(game, player, did.ended);
    default:
      return did satisfies never;
  }
}

/** 466.3, 740.3.a. Both players take part in every combat. */
const hasEndedSo = (game: Game, player: Player, ended: Did<"combat">["ended"]): boolean =>
  game.state.thisTurn.past.some(({ happened }) => {
    if (happened.what !== "combat-result") return false;
    if (ended === "tied") return happened.tied === true;
    return happened.winner !== null && (happened.winner === player) === (ended === "won");
  });

const acts = {
  attacked: "attack",
  defended: "defend",
  "spent-a-buff": "spend-buff",
  "used-an-ability": "activate",
} as const;
const isRune = (happened: Happening): boolean =>
  happened.what === "channel" || (happened.what === "recycle" && happened.rune === true);

const cardHappenings = {
  discarded: "discard",
  burned: "burn",
  drawn: "draw",
  recycled: "recycle",
  hidden: "hide",
} as const;
/** How many cards a player has played, discarded … this turn. */
export function cardsDone(
  game: Game,
  scope: Scope,
  player: Player,
  done: Did<"cards">["done"],
  filter: CardFilter,
  other = false,
): number {
  const self = keyOf(scope.context.self);
  // 419.4.b. Played: as they are finalized.
  const cards =
    done === "played"
      ? game.state.thisTurn.played.filter((card) => card.player === player)
      : happenedBy(game, player, cardHappenings[done]).flatMap(({ happened }) =>
          "object" in happened && happened.object !== null && !isRune(happened)
            ? [{ key: keyOf(happened.object), name: happened.name }]
            : [],
        );
  return cards.filter(({ key, name }) => !(other && key === self) && cardFits(game, scope, name, filter))
    .length;
}

const objectHappenings = {
  killed: "kill",
  stunned: "stun",
  buffed: "buff",
  readied: "ready",
  exhausted: "exhaust",
  moved: "move",
} as const satisfies Record<Exclude<DoneToObjects, "chosen">, Happening["what"]>;
/** The objects that a player has done this to, once for each time. */
function objectsDone(game: Game, player: Player, { done, with: by }: Did<"objects">): readonly GameObject[] {
  // 355.5. Chosen: as the spell or ability is finalized.
  if (done === "chosen")
    return game.state.thisTurn.chosen
      .filter((each) => each.player === player && isDoneWith(each.with, by))
      .map(({ object }) => object);
  return happenedBy(game, player, objectHappenings[done]).flatMap(({ object }) => object ?? []);
}

/** What a choice was made for: a spell, or an ability of a unit or of something else. */
function isDoneWith(made: Chosen["with"], asked: ChosenWith | undefined): boolean {
  switch (asked) {
    case undefined:
    case "spells-or-abilities":
      return true;
    case "spells":
      return made === "spell";
    case "abilities":
      return made !== "spell";
    case "spells-or-unit-abilities":
      return made === "spell" || made === "unit";
    default:
      return asked satisfies never;
  }
}

/** 469, 470. */
export function battlefieldsScored(
  game: Game,
  player: Player,
  done: "conquered" | "held",
): readonly string[] {
  const how = done === "conquered" ? "conquer" : "hold";
  return happenedBy(game, player, "score").flatMap(({ happened }) =>
    happened.what === "score" && happened.how === how ? (happened.battlefield ?? []) : [],
  );
}
function isScored(game: Game, scope: Scope, player: Player, { done, what }: Did<"battlefields">): boolean {
  const at = battlefieldsScored(game, player, done);
  if (what === undefined) return at.length > 0;
  const others = what.quantity === "another" ? at.filter((id) => id !== hereOf(game, scope.context)) : at;
  return isAsMany(what, others.length);
}

export const pointsScored = (game: Game, player: Player): number =>
  game.state.thisTurn.points
    .filter((scored) => scored.player === player)
    .reduce((sum, { points }) => sum + points, 0);

/** 357, 444. "to play a spell": on one of them. */
function hasSpent(game: Game, player: Player, { least, toPlay }: Did<"spend">): boolean {
  const mine = game.state.thisTurn.spent.filter((each) => each.player === player);
  if (toPlay !== undefined)
    return mine.some(
      ({ energy, played, power }) =>
        played !== null &&
        (toPlay === "card" || toPlay === played) &&
        energy >= least.energy &&
        power >= least.power.length,
    );
  const total = (of: "energy" | "power"): number => mine.reduce((sum, each) => sum + each[of], 0);
  return total("energy") >= least.energy && total("power") >= least.power.length;
}

/** "I have moved twice this turn", "an enemy unit has died this turn" */
export const hasHappened = (game: Game, scope: Scope, condition: If<"has-happened">): boolean =>
  happens(game, scope, condition) === (condition.not !== true);

function happens(game: Game, scope: Scope, condition: If<"has-happened">): boolean {
  const { during, inCombat, times, what, who } = condition;
  if (what === "dealt-damage") return hasDealt(game, scope, who, times === "twice" ? 2 : 1);
  const past = game.state.thisTurn.past.filter(
    ({ happened, phase }) =>
      happened.what === happenings[what] &&
      (inCombat !== true || (happened.what === "kill" && happened.combat)) &&
      // 315.2.
      (during === undefined ||
        (game.state.turn === scope.context.you && (phase === "beginning" || phase === "scoring"))),
  );
  const least = times === "twice" ? 2 : 1;
  const timesOf = (id: string): number =>
    past.filter(
      ({ happened }) =>
        "object" in happened &&
        happened.object !== null &&
        // What was burned is another object by now (108).
        (what === "been-burned" ? keyOf(happened.object) === keyOf(id) : happened.object === id),
    ).length;
  if ("refer" in who) return idsOf(game, scope, who).some((id) => timesOf(id) >= least);
  const other = who.quantity === "another";
  const fitting = past.flatMap(({ object }) => {
    if (object === null || timesOf(object.id) < least) return [];
    return isOne(game, scope, object, who.of, other) ? [object.id] : [];
  });
  return isAsMany(who, new Set(fitting).size);
}
/** 417.6. Of what is still on the board. */
function hasDealt(game: Game, scope: Scope, who: If<"has-happened">["who"], least: number): boolean {
  const dealt = (id: string): boolean => timesDealt(game, id) >= least;
  if ("refer" in who) return idsOf(game, scope, who).some(dealt);
  const other = who.quantity === "another";
  const fitting = game.state.objects.filter(
    (object) => dealt(object.id) && isOne(game, scope, object, who.of, other),
  );
  return isAsMany(who, fitting.length);
}
const isOne = (
  game: Game,
  scope: Scope,
  object: GameObject,
  of: UnitFilter | GearFilter | PermanentFilter,
  other: boolean,
): boolean => !(other && object.id === scope.context.self) && fits(game, scope, object, of);
