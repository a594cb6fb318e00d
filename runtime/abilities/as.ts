import type { AsAbility, SimpleTriggerEvent, TriggerEvent, PhaseEvent } from "../effects/index.ts";
import type { Context, GameEvent } from "../state/index.ts";
import type { Active } from "../evaluate/active.ts";
import type { Game } from "../step/game.ts";
import { boardOf, contextOfObject, opened } from "../evaluate/board.ts";
import { areMet } from "../evaluate/dependence.ts";
import { isDuring } from "../evaluate/during.ts";
import { contextOf, emptyRound } from "../evaluate/scope.ts";
import { findCard } from "../evaluate/zones.ts";
import { noteOf } from "./event-note.ts";
import { isFulfilled } from "./trigger-condition.ts";

/**
 * 369.1, 370.1.b.1. "As I'm revealed from your deck, …": done together with the event, before anything that triggers on
 * it.
 */
export function performAs(game: Game, events: readonly GameEvent[]): void {
  for (const event of events)
    for (const { ability, context, dependsOn, key } of activeFor(game, event)) {
      if (!isDuring(game, context.you, ability.during) || isUsedUp(game, ability, key)) continue;
      const scope = {
        context: { ...context, event: noteOf(game, event) },
        round: emptyRound,
        item: null,
        actor: context.you,
      };
      if (!isFulfilled(game, scope, ability.event, event) || !areMet(game, context, dependsOn)) continue;
      game.carryOut(scope, ability.instructions);
      if (ability.often === undefined) continue;
      game.noteThisTurn({ triggered: [...game.state.thisTurn.triggered, key] }); // 371.1
    }
}

const isUsedUp = (game: Game, { often }: AsAbility, key: string): boolean =>
  often !== undefined &&
  game.state.thisTurn.triggered.filter((each) => each === key).length >= (often === "once-each-turn" ? 1 : 2);

/** Those on the board, and those of what the event is about, wherever that is. */
function activeFor(game: Game, event: GameEvent): readonly Active<AsAbility>[] {
  const about = "object" in event ? event.object : null;
  const others = boardOf(game).as.filter(({ context }) => context.self !== about);
  return about === null ? others : [...others, ...ownOf(game, about)];
}

/** 370.1.c. As it was before the event: the rules text of what has just been attached is inactive only now (135.4). */
function ownOf(game: Game, id: string): readonly Active<AsAbility>[] {
  const object = game.find(id);
  const found = object === undefined ? findCard(game, id) : undefined;
  const name = object?.name ?? found?.card.name;
  if (name === undefined) return [];
  const owner = found?.owner ?? null;
  const source = { kind: "ability", name, object: id, controller: owner } as const;
  const context: Context =
    object === undefined ? { ...contextOf(owner, [source]), self: id, name } : contextOfObject(object);
  return opened(game.card(name).abilities).flatMap(({ ability, dependsOn }, position) =>
    ability.ability === "as" && (object !== undefined || isOfItself(ability.event))
      ? [{ ability, dependsOn, context, key: `${id} ${position}` }]
      : [],
  );
}

/** 366. Outside the board a text speaks only of its own card. */
const isOfItself = (event: SimpleTriggerEvent): boolean =>
  ("who" in event && "refer" in event.who) ||
  ("what" in event && typeof event.what === "object" && "refer" in event.what);

/** 385. "When you look at cards from the top of your Main Deck and see me": it is in the deck then. */
export const isSeen = (event: TriggerEvent | PhaseEvent): boolean =>
  (event.event === "you-do-with-cards" && event.act !== "discard" && "refer" in event.what) ||
  (event.event === "is-done" && "refer" in event.who && event.done.some(({ done }) => done === "revealed"));
