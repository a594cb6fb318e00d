import { withStoodFor } from "./stood-for.ts";
import type { Ability, Dependence, Keyword, KeywordName } from "../effects/index.ts";

/** 727. The keyword that a dependent ability hangs on. */
const dependent = {
  legion: "Legion",
  empowered: "Empowered",
  level: "Level",
} as const satisfies Readonly<Record<Dependence["dependent"], KeywordName>>;

const known = new WeakMap<readonly Ability[], readonly Keyword[]>();

/**
 * 801.3. The keywords in a text, once for each time: on lines of their own, and those that begin an ability: Deathknell,
 * Legion, Level, Empowered. 727.1.b.1. What hangs on one of them is there to be seen, whether it is active or not.
 */
export function keywordsOn(abilities: readonly Ability[]): readonly Keyword[] {
  const before = known.get(abilities);
  if (before !== undefined) return before;
  const found = abilities.flatMap(keywordsOfLine);
  known.set(abilities, found);
  return found;
}

function keywordsOfLine(ability: Ability): readonly Keyword[] {
  switch (ability.ability) {
    case "keyword":
      return withStoodFor(ability.keyword);
    case "triggered":
      return ability.when.trigger === "deathknell" ? [{ keyword: "Deathknell" }] : []; // 808.1.c
    case "activated":
      return ability.on === undefined ? [] : [{ keyword: dependent[ability.on.dependent] }];
    case "dependent":
      return [{ keyword: dependent[ability.on.dependent] }, ...keywordsOfLine(ability.inner)];
    case "spell":
    case "passive":
    case "replacement":
    case "as-you-play":
    case "as":
    case "additional-cost":
      return [];
    default:
      return ability satisfies never;
  }
}
