import type { Attribution, EventFrame, EventOf, GameObject, Happening, ObjectId } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import type { Replacement } from "./replacements.ts";
import { trigger } from "../abilities/trigger.ts";
import { triggerOwnDeaths } from "../abilities/trigger-own.ts";
import { inOrderOfArrival } from "../evaluate/arrival.ts";
import { cannotBe } from "../evaluate/restrictions.ts";
import { leaveBoard } from "./change-zone.ts";
import { orders, pickReplacement } from "./replacement-order.ts";
import { applyReplacement, replacementsOf } from "./replacements.ts";

/** A permanent that would be killed, by whom and by what (428.5). */
export interface Death extends Cause, Pick<Attribution, "through"> {
  readonly object: ObjectId;
}

interface OpenDeath {
  readonly death: Death;
  readonly object: GameObject;
  readonly by: readonly Replacement[];
}

/** 428. Kills permanents at the same time (370.1.a.2). Returns the ids of those that were killed. */
export function kill(game: Game, would: readonly Death[]): readonly ObjectId[] {
  const left = replaceDeaths(game, would);
  const dying = left.flatMap((death) => {
    const object = game.find(death.object);
    return object === undefined ? [] : [{ death, object }];
  });
  // 323.4, 428.1.a.1.b, 808.1.d.2. What triggers on its own death goes first, with what is known of it now.
  triggerOwnDeaths(
    game,
    dying.map(({ object }) => object),
  );
  const happened: (EventOf<"kill"> & EventFrame)[] = [];
  for (const { death, object } of dying) {
    const { rule, by, sources, through } = death;
    const told = through === undefined ? {} : { through };
    const card = leaveBoard(game, object.id, "trash"); // 428.2
    const combat = object.designation !== null; // 740.2.c
    happened.push(
      game.log(
        { rule, by, sources },
        { what: "kill", object: object.id, name: object.name, lastKnown: object, combat, card, ...told },
      ),
    );
  }
  trigger(game, happened);
  return happened.map((event) => event.object);
}

/** 367-375. The deaths that nothing replaces. What replaces the others is done before these die (373.1.a). */
function replaceDeaths(game: Game, would: readonly Death[]): readonly Death[] {
  let left = inOrderOfArrival(
    game,
    would.filter((death) => {
      const object = game.find(death.object);
      return object !== undefined && !cannotBe(game, object, "killed", death); // 054.1
    }),
    (death) => death.object,
  );
  const seen = new Set<string>(); // 370.2. Once to each event.
  const sequences = new Sequences();
  for (;;) {
    const open = left.flatMap((death): readonly OpenDeath[] => {
      const object = game.find(death.object);
      if (object === undefined) return [];
      const by = replacementsOf(game, death, wouldDie(object)).filter(
        ({ key }) => !seen.has(`${key} ${death.object}`) && !sequences.isOver(key),
      );
      return by.length === 0 ? [] : [{ death, object, by }];
    });
    const pick = pickDeath(game, open);
    if (pick === undefined) return left.filter((death) => game.find(death.object) !== undefined);
    const { death, object, by: list } = pick;
    const what = `the death of ${object.name}`;
    const replacement = pickReplacement(game, orders(game, death, wouldDie(object)), what, list);
    if (replacement === undefined) return left;
    seen.add(`${replacement.key} ${death.object}`);
    const by = replacement.scope.context.you;
    const cause = { rule: "370.1.b", by, sources: replacement.scope.context.sources };
    // 370.1.c. The event has not occurred: the unit is still there while what replaces its death is done.
    const applied = applyReplacement(game, replacement);
    if (!applied) continue; // 371.2
    sequences.apply(replacement.key);
    left = left.filter((each) => each !== death);
    game.log(cause, { what: "replaced", object: object.id, name: object.name, would: "die" });
  }
}

const wouldDie = (object: GameObject): Happening => ({
  what: "kill",
  object: object.id,
  name: object.name,
  lastKnown: object,
  combat: object.designation !== null, // 740.2.c
  card: null,
});

/**
 * 373. Of several deaths that the same effect could replace, its controller says which comes first. Of effects with
 * different controllers those of the turn player are applied first (373.1).
 */
function pickDeath(game: Game, all: readonly OpenDeath[]): OpenDeath | undefined {
  const turns = all.filter(({ by }) => by[0]?.scope.context.you === game.state.turn);
  const open = turns.length === 0 ? all : turns;
  const [first] = open;
  const keys = open.flatMap(({ by }) => by.map(({ key }) => key));
  if (first === undefined || new Set(keys).size === keys.length) return first;
  const player = first.by[0]?.scope.context.you ?? first.object.controller;
  const options = open.map(({ death }) => death.object);
  const [id] = game.ask<"order">({
    ask: "order",
    player,
    why: "373: which death is replaced first",
    options,
    first: true,
  });
  return open.find(({ death }) => death.object === id) ?? first;
}

/** 373.2. An effect is applied in one uninterrupted sequence, to any number of simultaneous events. */
class Sequences {
  private current: string | null = null;
  private readonly over = new Set<string>();

  isOver(key: string): boolean {
    return this.over.has(key);
  }
  apply(key: string): void {
    if (this.current !== null && this.current !== key) this.over.add(this.current);
    this.current = key;
  }
}
