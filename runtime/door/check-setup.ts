import type { CardRegistry } from "../registry.ts";
import type { Setup } from "../state/index.ts";
import { isKnown } from "../tokens.ts";

const bases: readonly string[] = ["base A", "base B"];

/** What a setup speaks of that is not there: cards, locations and objects. Throws one Error that names all of it. */
export function checkSetup(setup: Setup, cards: CardRegistry): void {
  const { objects = {}, battlefields = {} } = setup;
  const places = new Set([...bases, ...Object.keys(battlefields)]);
  const earlier = new Set<string>();
  const wrong: string[] = [];
  const card = (name: string | undefined, where: string): void => {
    if (name !== undefined && !isKnown(cards, name)) wrong.push(`${where}: there is no card "${name}"`);
  };
  for (const [id, battlefield] of Object.entries(battlefields)) {
    if (bases.includes(id)) wrong.push(`${id}: a battlefield cannot have the name of a base`);
    card(battlefield.card, id);
  }
  for (const [key, { at, attachedTo, ...object }] of Object.entries(objects)) {
    card(object.card, key);
    if (at !== undefined && !places.has(at)) wrong.push(`${key}: "${at}" is not a battlefield or a base`);
    if (attachedTo !== undefined && !earlier.has(attachedTo))
      wrong.push(`${key}: there is no object "${attachedTo}" before it to be attached to`);
    earlier.add(key);
  }
  for (const player of ["A", "B"] as const) {
    const { hand, deck, trash, banished, champion, legend } = setup[player] ?? {};
    for (const zone of [hand, deck, trash, banished])
      for (const name of zone ?? []) card(name, `player ${player}`);
    card(champion, `player ${player}`);
    card(legend, `player ${player}`);
  }
  if (wrong.length > 0) throw new Error(`The game cannot be set up:\n${wrong.join("\n")}`);
}
