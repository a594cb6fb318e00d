import type { Instructions } from "../effects/index.ts";
import type {
  Context,
  EventFrame,
  EventOf,
  GameEvent,
  GameObject,
  KeywordEffect,
  Player,
} from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Triggered } from "../abilities/put-on-chain.ts";
import { contextOfObject } from "../evaluate/board.ts";
import { playedKeywords } from "../evaluate/played-keywords.ts";
import { keywordsOf } from "../evaluate/keywords.ts";
import { locationOf } from "../evaluate/places.ts";
import { emptyRound } from "../evaluate/scope.ts";

/** 816.1.b. "Kill this." */
const killThis: Instructions = [
  { actions: [{ do: "kill", step: 0, what: { refer: "this", means: [{ is: "self" }] } }] },
];

/** 817.1.b. "Predict." */
const predict: Instructions = [{ actions: [{ do: "predict", step: 0, count: 1 }] }];

const ability = (
  object: GameObject,
  event: GameEvent,
  instructions: Instructions,
  keyword?: KeywordEffect,
): Triggered & { readonly context: Context; readonly controller: Player } => ({
  controller: object.controller,
  context: contextOfObject(object),
  instructions,
  round: emptyRound,
  onEvent: event.number,
  ...(keyword === undefined ? {} : { keyword }),
});

/** The keywords that are triggered abilities: Temporary (816), Vision (817), Quick-Draw (819), Weaponmaster (821), Hunt (823). */
export function keywordTriggers(game: Game, events: readonly GameEvent[]): readonly Triggered[] {
  return events.flatMap((event) => {
    if (event.what === "phase") return event.phase === "beginning" ? temporary(game, event) : [];
    if (event.what === "play") return whenPlayed(game, event, event.token ? null : event.from);
    if (event.what === "score" && (event.how === "conquer" || event.how === "hold"))
      return hunt(game, event, event.battlefield, event.how);
    return [];
  });
}

/** 816. At the start of its controller's Beginning Phase; only once, however many instances there are (816.2.a). */
const temporary = (game: Game, event: GameEvent): readonly Triggered[] =>
  game.state.objects
    .filter((object) => object.controller === game.state.turn && game.keyword(object, "Temporary") > 0)
    .map((object) => ({ ...ability(object, event, killThis), effect: "temporary" as const }));

function whenPlayed(
  game: Game,
  event: EventOf<"play"> & EventFrame,
  from: string | null,
): readonly Triggered[] {
  const object = game.find(event.object);
  if (object === undefined) return [];
  const found: Triggered[] = [];
  const keywords = [
    ...keywordsOf(game, object),
    ...playedKeywords(game, { name: object.name, player: object.controller, from, entered: true }),
  ].map(({ keyword }) => keyword);
  for (const keyword of keywords) {
    if (keyword === "Vision") found.push({ ...ability(object, event, predict), effect: "vision" }); // 817.2. Each instance by itself.
    if (keyword === "Weaponmaster") found.push(ability(object, event, [], "attach-an-equipment")); // 821.1.c.7
  }
  // 819.2. Multiple instances have no effect beyond the first.
  if (keywords.includes("Quick-Draw")) found.push(ability(object, event, [], "attach-this"));
  return found;
}

/** 823.1.c.1. "When I conquer or hold, gain X XP"; values are summed (823.2). */
function hunt(
  game: Game,
  event: GameEvent,
  battlefield: string | null,
  effect: "conquer" | "hold",
): readonly Triggered[] {
  return game.state.objects.flatMap((object) => {
    const amount = game.keyword(object, "Hunt");
    if (amount === 0 || object.controller !== event.by || locationOf(object) !== battlefield) return [];
    const gain = ability(object, event, [{ actions: [{ do: "gain-xp", step: 0, amount }] }]);
    return [{ ...gain, effect, isHunt: true }]; // 823.1.b
  });
}
