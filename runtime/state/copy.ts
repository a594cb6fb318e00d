import type { ChainItem } from "./chain-item.ts";
import type { Round } from "./context.ts";
import type { GameObject } from "./object.ts";
import type { State, ThisTurn } from "./state.ts";

/**
 * Copies that can be changed. They name every field: spreading an object of more than about 20 fields costs twenty times
 * as much, and gives the engine another shape to learn each time. Fields that may be absent stay absent: the state is
 * plain JSON.
 */
export type Draft<Whole> = { -readonly [Key in keyof Whole]: Whole[Key] };

export function copyOfState(state: State): Draft<State> {
  const copy: Draft<State> = {
    turn: state.turn,
    turnNumber: state.turnNumber,
    phase: state.phase,
    costs: state.costs,
    victoryScore: state.victoryScore,
    winner: state.winner,
    players: state.players,
    objects: state.objects,
    facedown: state.facedown,
    battlefields: state.battlefields,
    chain: state.chain,
    passes: state.passes,
    priority: state.priority,
    chainOpenedByTrigger: state.chainOpenedByTrigger,
    showdown: state.showdown,
    continuous: state.continuous,
    tasks: state.tasks,
    waiting: state.waiting,
    attribution: state.attribution,
    thisTurn: state.thisTurn,
    begun: state.begun,
    notMighty: state.notMighty,
    excess: state.excess,
    gone: state.gone,
    became: state.became,
    nextId: state.nextId,
    seed: state.seed,
    eventCount: state.eventCount,
  };
  if (state.banishedBy !== undefined) copy.banishedBy = state.banishedBy;
  if (state.usedUp !== undefined) copy.usedUp = state.usedUp;
  if (state.timestamps !== undefined) copy.timestamps = state.timestamps;
  if (state.extraTurns !== undefined) copy.extraTurns = state.extraTurns;
  if (state.turnAfter !== undefined) copy.turnAfter = state.turnAfter;
  return copy;
}

export const copyOfThisTurn = (thisTurn: ThisTurn): Draft<ThisTurn> => ({
  played: thisTurn.played,
  drawn: thisTurn.drawn,
  past: thisTurn.past,
  dealt: thisTurn.dealt,
  prevented: thisTurn.prevented,
  modes: thisTurn.modes,
  chosen: thisTurn.chosen,
  scored: thisTurn.scored,
  points: thisTurn.points,
  activated: thisTurn.activated,
  spent: thisTurn.spent,
  conquered: thisTurn.conquered,
  triggered: thisTurn.triggered,
});

export function copyOfRound(round: Round): Draft<Round> {
  const copy: Draft<Round> = {
    chosen: round.chosen,
    destinations: round.destinations,
    steps: round.steps,
    condition: round.condition,
    did: round.did,
  };
  if (round.modes !== undefined) copy.modes = round.modes;
  if (round.each !== undefined) copy.each = round.each;
  if (round.eachPlayer !== undefined) copy.eachPlayer = round.eachPlayer;
  if (round.about !== undefined) copy.about = round.about;
  return copy;
}

export function copyOfObject(object: GameObject): Draft<GameObject> {
  const copy: Draft<GameObject> = {
    id: object.id,
    key: object.key,
    name: object.name,
    kind: object.kind,
    owner: object.owner,
    controller: object.controller,
    place: object.place,
    token: object.token,
    exhausted: object.exhausted,
    stunned: object.stunned,
    buffed: object.buffed,
    empowered: object.empowered,
    baseMight: object.baseMight,
    damage: object.damage,
    attachedTo: object.attachedTo,
    designation: object.designation,
    fought: object.fought,
  };
  if (object.printedName !== undefined) copy.printedName = object.printedName;
  if (object.named !== undefined) copy.named = object.named;
  if (object.gainedTag !== undefined) copy.gainedTag = object.gainedTag;
  if (object.replaced !== undefined) copy.replaced = object.replaced;
  if (object.moreBuffs !== undefined) copy.moreBuffs = object.moreBuffs;
  if (object.copiedText !== undefined) copy.copiedText = object.copiedText;
  return copy;
}

export function copyOfItem(item: ChainItem): Draft<ChainItem> {
  const copy: Draft<ChainItem> = {
    id: item.id,
    kind: item.kind,
    triggered: item.triggered,
    immediate: item.immediate,
    status: item.status,
    controller: item.controller,
    context: item.context,
    card: item.card,
    from: item.from,
    token: item.token,
    instructions: item.instructions,
    keyword: item.keyword,
    countedAs: item.countedAs,
    cost: item.cost,
    costChange: item.costChange,
    rounds: item.rounds,
    next: item.next,
    bonus: item.bonus,
    destination: item.destination,
    among: item.among,
    enters: item.enters,
    dealtTo: item.dealtTo,
    ignoring: item.ignoring,
    baseCost: item.baseCost,
    again: item.again,
    discount: item.discount,
    energySpent: item.energySpent,
    hiddenAt: item.hiddenAt,
  };
  if (item.attachTo !== undefined) copy.attachTo = item.attachTo;
  if (item.copyOf !== undefined) copy.copyOf = item.copyOf;
  if (item.named !== undefined) copy.named = item.named;
  if (item.gainsTag !== undefined) copy.gainsTag = item.gainsTag;
  if (item.goesTo !== undefined) copy.goesTo = item.goesTo;
  if (item.uncounterable !== undefined) copy.uncounterable = item.uncounterable;
  return copy;
}
