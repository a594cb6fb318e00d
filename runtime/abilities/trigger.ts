import type { GameEvent } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { contextOfObject, opened } from "../evaluate/board.ts";
import { keywordTriggers } from "../keywords/triggers.ts";
import { performAs } from "./as.ts";
import { delayedTriggers } from "./delayed-triggers.ts";
import { worksFromTrash } from "./from-trash.ts";
import { putOnChain, type Triggered } from "./put-on-chain.ts";
import { triggeredBy, triggeredOn } from "./triggered-by.ts";
import { fromDeck, fromTrash } from "./triggers-off-board.ts";

/** 383.2.c. Conditions are looked at after the events have been processed, on the board as it is then. */
export function trigger(game: Game, events: readonly GameEvent[]): void {
  if (events.length === 0) return;
  performAs(game, events);
  const triggered = [
    ...triggeredOn(game).flatMap((active) =>
      worksFromTrash(active.ability) ? [] : triggeredBy(game, active, events),
    ),
    ...keywordTriggers(game, events),
    ...fromTrash(game, events),
    ...fromDeck(game, events),
    ...ofAttaching(game, events),
    ...delayedTriggers(game, events),
  ];
  putOnChain(game, triggered);
}

/** 725.1. The text of what becomes attached is there as it attaches; afterwards it is inactive (720). */
const ofAttaching = (game: Game, events: readonly GameEvent[]): readonly Triggered[] =>
  events.flatMap((event) => {
    const gear = event.what === "attach" ? game.find(event.object) : undefined;
    if (gear === undefined || gear.attachedTo === null) return [];
    const context = contextOfObject(gear);
    return opened(game.card(gear.name).abilities).flatMap(({ ability, dependsOn }, position) =>
      ability.ability === "triggered"
        ? triggeredBy(game, { ability, dependsOn, context, key: `${gear.id} ${position}` }, [event])
        : [],
    );
  });
