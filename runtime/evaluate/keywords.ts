import type { Ability, Keyword, KeywordName } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { attachmentsOf } from "./board.ts";
import { passivesOf, speaksOf } from "./passives.ts";

/** 807.1.b.3. A value that is not printed is 1. */
const valueOf = (keyword: Keyword): number => keyword.value ?? 1;

const printedIn = (abilities: readonly Ability[]): readonly Keyword[] =>
  abilities.flatMap((ability) => (ability.ability === "keyword" ? ability.keyword : []));

/** Every keyword that an object has now: printed, of its token, appended, and granted (477.2). */
export function keywordsOf(game: Game, object: GameObject): readonly Keyword[] {
  const found: Keyword[] = [];
  // 135.4. The text of what is attached is inactive; what is granted to it is not (135.4.b).
  if (object.attachedTo === null) found.push(...printedIn(game.card(object.name).abilities));
  if (object.token !== null) found.push(...object.token.keywords);
  for (const gear of attachmentsOf(game, object))
    found.push(...printedIn(game.card(gear.name).effectText ?? []));
  for (const { passive, scope } of passivesOf(game, "have"))
    if (passive.gift.gift === "keywords" && speaksOf(game, scope, passive.who, object, passive.here))
      found.push(...passive.gift.keywords);
  for (const effect of game.state.continuous)
    if (effect.is === "keyword" && effect.on === object.id) found.push(effect.keyword);
  return found;
}

/** The values of all instances are summed (807.2, 809.2, 814.2). 0: the object does not have the keyword. */
export function keywordValue(game: Game, object: GameObject, name: KeywordName): number {
  let sum = 0;
  for (const keyword of keywordsOf(game, object)) if (keyword.keyword === name) sum += valueOf(keyword);
  return sum;
}
