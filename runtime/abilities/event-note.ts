import type { EventNote, GameEvent } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { findFacedown } from "../evaluate/zones.ts";
import { locationOf } from "../evaluate/places.ts";

/** 359.3.f.3. What the effect of a trigger can point at: noted as its condition is fulfilled. */
export function noteOf(game: Game, event: GameEvent): EventNote {
  const player = event.by;
  const nothing: EventNote = { object: null, player, location: null };
  switch (event.what) {
    case "damage":
      return { ...about(game, event.object), player, number: event.amount };
    case "kill":
      return { object: event.object, player, location: locationOf(event.lastKnown) };
    case "move":
      return { object: event.object, player, location: event.to, origin: event.from };
    case "score":
      return { ...nothing, location: event.battlefield };
    case "hide":
      return {
        object: event.object,
        player,
        location: findFacedown(game, event.object)?.battlefield ?? null,
      };
    case "gain-battlefield":
    case "lose-battlefield":
      return { ...nothing, player, location: event.battlefield };
    case "showdown":
    case "showdown-end":
    case "combat-end":
    case "combat":
      return { ...nothing, location: event.battlefield };
    case "combat-result":
      return { ...nothing, player: event.winner, location: event.battlefield };
    case "finalize":
      return { ...nothing, object: event.targets[0] ?? null };
    case "pay":
    case "predict":
    case "add":
    case "gain-xp":
    case "spend-xp":
    case "phase":
    case "skip":
    case "replace":
    case "win":
      return nothing;
    case "control":
    case "copy":
    case "return-to-hand": {
      const { object, location } = about(game, event.object);
      // "a player's hand": that of the owner (056)
      return { object, location, player: game.state.gone[event.object]?.object.owner ?? player };
    }
    case "attach": {
      const topMost = game.find(event.object)?.attachedTo ?? undefined;
      return { ...about(game, event.object), player, ...(topMost === undefined ? {} : { topMost }) };
    }
    case "detach":
      return { ...about(game, event.object), player, topMost: event.from };
    case "play":
      return { ...about(game, event.object), player, energySpent: event.energySpent };
    case "replaced":
    case "attack":
    case "defend":
    case "trigger":
    case "execute":
    case "ignore":
    case "counter":
    case "heal":
    case "give":
    case "exhaust":
    case "ready":
    case "stun":
    case "buff":
    case "spend-buff":
    case "recall":
    case "banish":
    case "draw":
    case "discard":
    case "recycle":
    case "reveal":
    case "look":
    case "enter":
    case "activate":
    case "become-mighty":
    case "empower":
    case "disempower":
    case "channel":
    case "burn":
      return { ...about(game, event.object), player };
    case "prevent":
    case "double":
      return { ...nothing, object: event.object };
    default:
      return event satisfies never;
  }
}

function about(game: Game, id: string): Pick<EventNote, "object" | "location"> {
  const object = game.find(id) ?? game.state.gone[id]?.object;
  return { object: id, location: object === undefined ? null : locationOf(object) };
}
