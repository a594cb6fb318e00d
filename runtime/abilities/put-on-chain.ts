import type { Instructions, NamedEffect } from "../effects/index.ts";
import type { Context, KeywordEffect, Player, Round } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { pend } from "../chain/pend.ts";
import { passivesOf } from "../evaluate/passives.ts";
import { hereOf, inTurnOrder, opponentOf } from "../evaluate/places.ts";
import { isWhere } from "../evaluate/where.ts";
import { addsResources } from "./adds.ts";

/** A triggered ability whose condition has been met, before it is put on the chain. */
export interface Triggered {
  readonly controller: Player;
  readonly context: Context;
  readonly instructions: Instructions;
  readonly round: Round;
  readonly onEvent: number | null;
  readonly keyword?: KeywordEffect;
  /** 383.4. The kind of effect that it is: a conquer effect, a play effect. */
  readonly effect?: NamedEffect;
  /** 823.1.b. It is that of [Hunt]. */
  readonly isHunt?: true;
  /** 383.3.e.2.b. Not counted if it is not performed. */
  readonly countedAs?: string;
}

/** How often it triggers: "Your [Deathknell] effects trigger an additional time.", "… don't trigger." */
function timesOf(game: Game, { context, controller, effect, isHunt }: Triggered): number {
  if (effect === undefined) return 1;
  const isAbout = (named: NamedEffect | "hunt"): boolean =>
    named === "hunt" ? isHunt === true : named === effect;
  const about = passivesOf(game, "effects-trigger", (passive) => isAbout(passive.effects)).filter(
    ({ passive, scope }) => {
      const { you } = scope.context;
      if (passive.whose === "mine" && context.self !== scope.context.self) return false;
      const isOthers = passive.whose === "opponents";
      if (passive.whose !== "everybody" && (you === controller) === isOthers) return false;
      if (passive.whose === "opponents" && you === null) return false;
      if (passive.forHere !== undefined && context.event?.location !== hereOf(game, scope.context))
        return false;
      const object = game.find(context.self);
      return (
        passive.where === undefined || (object !== undefined && isWhere(game, scope, object, passive.where))
      );
    },
  );
  if (about.some(({ passive }) => passive.times === "never")) return 0;
  return 1 + about.length;
}

/** 383.3.d. Each player orders the abilities that triggered at the same time, the turn player first (383.3.d.1). */
export function putOnChain(game: Game, all: readonly Triggered[]): void {
  const triggered = all.flatMap((each) => Array.from({ length: timesOf(game, each) }, () => each));
  for (const player of chainOrder(game)) {
    const mine = triggered.filter(({ controller }) => controller === player);
    for (const each of inChosenOrder(game, player, mine)) {
      const { context, instructions, round, onEvent } = each;
      const item = pend(game, {
        kind: "ability",
        triggered: true,
        immediate: addsResources(instructions),
        controller: player,
        context,
        instructions,
        rounds: [round],
        keyword: each.keyword ?? null,
        countedAs: each.countedAs ?? null,
      });
      const cause = { rule: "383.3", by: player, sources: context.sources };
      game.log(cause, { what: "trigger", object: context.self, name: context.name, item, onEvent });
    }
  }
}

/** 464.2.e.1. In a combat the attacker goes first; otherwise the turn player. */
const chainOrder = (game: Game): readonly Player[] => {
  const { showdown } = game.state;
  if (game.task !== "open-showdown" || showdown === null) return inTurnOrder(game);
  return [showdown.attacker, opponentOf(showdown.attacker)];
};

function inChosenOrder(game: Game, player: Player, mine: readonly Triggered[]): readonly Triggered[] {
  const options = [...new Set(mine.map(({ context }) => context.name))];
  if (options.length < 2) return mine;
  const why = "383.3.d: which of your abilities goes on the chain first";
  const order = game.ask<"order">({ ask: "order", player, why, options });
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...mine].sort((a, b) => rank(a.context.name) - rank(b.context.name));
}
