import { createState } from "../../runtime/index.ts";
import type { GameObject, ObjectSetup, Setup } from "../../runtime/index.ts";
import type { ActivatedAbility } from "../../runtime/effects/ability.ts";
import { linesOf, type Line } from "../effects/items.ts";
import type { Link } from "./rings.ts";
import { filler, helpers, places, setupOf, type Trial } from "./trial.ts";

/** A position in which one ability is used again and again. */
export interface OwnTrial extends Trial {
  /** Whether an object is one that has the ability. */
  readonly isUser: (object: GameObject) => boolean;
  /** Which of their activated abilities it is, from 1. */
  readonly number: number;
}

/** The whole Main Deck, so that what only draws does not look as if it came to rest by itself. */
const deckSize = 40;
const enemies = 3;
const ordinaryMight = 3;

/** Boards on which A can pay for the ability once. */
export function* ownTrialsOf(link: Link, ability: ActivatedAbility): Iterable<OwnTrial> {
  const { part } = link;
  // What has a given ability is a unit like others.
  const card = { might: ordinaryMight, ...link.card };
  const registry = new Map([...helpers(), card].map((one) => [one.name, one]));
  const isUnit = card.type === "unit";
  for (const place of isUnit ? places : (["base"] as const)) {
    const setup = setupOf([{ card, by: "A" }], place);
    const objects: Record<string, ObjectSetup> = { ...setup.objects };
    for (let count = 0; count < enemies; count += 1)
      objects[`B too ${String(count)}`] = { card: filler, controller: "B" };
    const own = `${card.name} 0`;
    const gear = objects[own];
    // 136, 477.2.c. The unit has the abilities of the effect text.
    const host = "A at home";
    if (part === "effectText" && gear !== undefined) objects[own] = { ...gear, attachedTo: host };
    const state = createState({ ...setup, objects, A: { ...setup.A, ...meansFor(ability) } }, registry);
    const isUser = ({ key, name }: GameObject): boolean =>
      part === "effectText" ? key === host : name === card.name;
    yield { state, cards: registry, isUser, number: numberOf(link) };
  }
}

/** What the cost takes is there once; other things that it may take, a little more often. */
function meansFor({ cost }: ActivatedAbility): Setup["A"] {
  const paid = cost.flatMap((part) => (part.cost === "pay" ? [part.resources] : []));
  return {
    energy: paid.reduce((sum, { energy }) => sum + energy, 0),
    power: { any: paid.reduce((sum, { power }) => sum + power.length, 0) },
    hand: [filler, filler, filler],
    deck: Array.from({ length: deckSize }, () => filler),
    trash: [filler, filler, filler],
    xp: 3,
  };
}

/** Keywords that are used as abilities are (818, 827). */
const isUsed = ({ ability }: Line): boolean =>
  ability.ability === "activated" ||
  (ability.ability === "keyword" && ["Equip", "Empower"].includes(ability.keyword.keyword));
const numberOf = ({ ability, card, part }: Link): number =>
  linesOf(card)
    .filter((one) => one.part === part && isUsed(one))
    .findIndex((one) => one.ability === ability) + 1;
