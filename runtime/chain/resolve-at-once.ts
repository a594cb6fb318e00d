import type { NthPlayed } from "../effects/index.ts";
import type { ChainItem, GameObject, ObjectId, Round } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { executeAt } from "../abilities/sentence.ts";
import { numberOf } from "../abilities/played.ts";
import { trigger } from "../abilities/trigger.ts";
import { enterBoard } from "../core/change-zone.ts";
import { attach } from "../core/attach.ts";
import { keyOf } from "../evaluate/dependence.ts";
import { isEquipment } from "../evaluate/states.ts";
import { pendingName } from "./pending-of.ts";
import { contest } from "../core/move.ts";
import { isOneOf } from "../evaluate/played-keywords.ts";
import { passivesOf, speaksOf } from "../evaluate/passives.ts";
import { locationOf, placeNamed } from "../evaluate/places.ts";
import { energyCost } from "../evaluate/qualities.ts";
import { ownPassives } from "./cost-changes.ts";
import { leaveChain } from "./leave-chain.ts";
import { sentencesOnEntering } from "./riders.ts";
import { scopeOfItem } from "./scope-of-item.ts";

/** 337.2. Permanents, and abilities that add resources, resolve as soon as they are finalized. */
export function resolveAtOnce(game: Game, id: number): void {
  const item = game.item(id);
  if (item === undefined) return;
  leaveChain(game, id);
  if (item.kind === "permanent") enter(game, item);
  else {
    const scope = scopeOfItem(item, 0);
    item.instructions.forEach((_, position) => {
      executeAt(game, scope, item.instructions, position);
    });
  }
}

/** 359.2. The permanent leaves the chain and becomes a game object on the board. */
function enter(game: Game, item: ChainItem): void {
  const { card, context, controller, token } = item;
  const printed = game.card(context.name).type;
  const kind =
    token === null ? (printed === "gear" ? "gear" : "unit") : token.might === null ? "gear" : "unit";
  const object = enterBoard(game, {
    key: card?.key ?? null,
    name: context.name,
    kind,
    owner: card?.owner ?? controller,
    controller,
    token,
    place: placeNamed(item.destination ?? `base ${controller}`),
    exhausted: kind === "unit", // 143.4, 359.2.c, 359.2.d
  });
  if (item.named !== undefined) game.patch(object.id, { named: item.named });
  if (item.gainsTag !== undefined) game.patch(object.id, { gainedTag: item.gainsTag });
  const exhausted = entersExhausted(game, object, entering(game, item));
  if (exhausted !== object.exhausted) game.patch(object.id, { exhausted });
  if (kind === "unit") contest(game, object, locationOf(object) ?? ""); // 190.3.a.1
  const cause = { rule: "359.2", by: controller, sources: [] };
  trigger(game, [game.log(cause, { what: "enter", object: object.id, name: object.name })]);
  const cost = card === null ? 0 : energyCost(game.card(card.name));
  const entry = {
    what: "play",
    object: object.id,
    name: object.name,
    energyCost: cost,
    from: item.from,
    energySpent: item.energySpent,
    token: token !== null,
    hiddenAt: item.hiddenAt,
    additionalCost: context.additionalCost,
  } as const;
  settle(game, item, object);
  tellPending(game, item, object);
  executeRiders(game, item, object);
  trigger(game, [game.log({ ...cause, rule: "419.4.a" }, entry)]);
  // 477.1.b. It becomes a copy of what it was played to be; that has no play effect any more.
  if (item.copyOf !== undefined) game.patch(object.id, item.copyOf);
}

/**
 * 354.3, 387.1. "They play that unit. When they do, [Stun] it.": what the text that plays it has put on the chain speaks
 * of what the card has become. What is pending has chosen no targets of its own yet.
 */
function tellPending(game: Game, { card, id }: ChainItem, object: GameObject): void {
  const isIt = (other: ObjectId): boolean =>
    other === pendingName(id) || (card !== null && keyOf(other) === card.key);
  const speaksOfIt = (round: Round): boolean =>
    Object.values(round.chosen).some((ids) => ids.some(isIt)) ||
    round.steps.some(({ objects }) => objects.some(isIt));
  const now = (ids: readonly ObjectId[]) => ids.map((other) => (isIt(other) ? object.id : other));
  for (const pending of game.state.chain) {
    if (pending.status !== "pending" || pending.id === id || !pending.rounds.some(speaksOfIt)) continue;
    const rounds = pending.rounds.map((round) => ({
      ...round,
      chosen: Object.fromEntries(Object.entries(round.chosen).map(([choice, ids]) => [choice, now(ids)])),
      steps: round.steps.map((step) => ({ ...step, objects: now(step.objects) })),
    }));
    game.patchItem(pending.id, { rounds });
  }
}

/** 354.3. What the text that plays it has said of it meanwhile. */
function settle(game: Game, item: ChainItem, object: GameObject): void {
  const waiting = pendingName(item.id);
  if (game.state.continuous.some((effect) => "on" in effect && effect.on === waiting))
    game.update({
      continuous: game.state.continuous.map((effect) =>
        "on" in effect && effect.on === waiting ? { ...effect, on: object.id } : effect,
      ),
    });
  const unit = item.attachTo === undefined ? undefined : game.find(item.attachTo);
  if (unit === undefined || !isEquipment(game, object)) return;
  attach(game, object, unit, { rule: "434.1", by: item.controller, sources: item.context.sources });
}

/** 359.2.b. */
function executeRiders(game: Game, item: ChainItem, object: GameObject): void {
  const scope = scopeOfItem({ ...item, context: { ...item.context, self: object.id } }, 0);
  const sentences = sentencesOnEntering(game, item);
  sentences.forEach((_, position) => {
    executeAt(game, scope, sentences, position);
  });
}

/** 184.1, 356.2. How it enters by what played it, or by what was paid for it. */
function entering(game: Game, item: ChainItem): ChainItem["enters"] {
  if (item.enters !== null) return item.enters;
  for (const passive of ownPassives(game, item))
    if (passive.passive === "enter" && "refer" in passive.who) return passive.state;
  return null;
}

/** "the first unit you play each turn": the last card that was played is the nth of its kind. */
function isNthPlayed(game: Game, scope: Scope, object: GameObject, { nth, ...of }: NthPlayed): boolean {
  const own = game.state.thisTurn.played.filter(
    (card) => card.player === object.controller && isOneOf(game, card, of, scope.context.you),
  );
  return own.length === numberOf(nth) && own.at(-1)?.key === keyOf(object.id);
}

/** 369.3. What is said of how it enters replaces entering exhausted; it does not enter and then become ready (805.6). */
function entersExhausted(game: Game, object: GameObject, enters: ChainItem["enters"]): boolean {
  const said = passivesOf(game, "enter").filter(({ passive, scope }) =>
    "costing" in passive.who
      ? isNthPlayed(game, scope, object, passive.who)
      : speaksOf(game, scope, passive.who, object, passive.here),
  );
  const granted = game.state.continuous.find(
    (effect) =>
      effect.is === "enter-ready" && effect.controller === object.controller && object.kind === "unit",
  );
  if (granted?.is === "enter-ready" && granted.who === "the-next-unit-you-play")
    game.update({ continuous: game.state.continuous.filter((effect) => effect.id !== granted.id) });
  const also = passivesOf(game, "have", ({ enterReady }) => enterReady === true).some(({ passive, scope }) =>
    speaksOf(game, scope, passive.who, object),
  );
  if (enters === "ready" || granted !== undefined || also) return false;
  if (said.some(({ passive }) => passive.state === "ready")) return false;
  if (enters === "exhausted" || said.length > 0) return true;
  return object.exhausted;
}
