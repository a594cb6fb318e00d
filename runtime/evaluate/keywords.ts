import type { Keyword, KeywordName, LostKeywords } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { attachmentsOf, effectTextOf } from "./board.ts";
import { fits } from "./filters.ts";
import { keywordsIn, namesIn } from "./gifts.ts";
import type { PassiveOf } from "./active.ts";
import { passivesOf, speaksOf } from "./passives.ts";
import { keywordsOn } from "./printed-keywords.ts";
import { withStoodFor } from "./stood-for.ts";
import { keywordsEverywhere } from "./played-keywords.ts";

/** 807.1.b.3. A value that is not printed is 1. */
const valueOf = (keyword: Keyword): number => keyword.value ?? 1;

/** What an object has by itself: printed, of its token, appended, and granted to it (477.2). */
function ownKeywords(game: Game, object: GameObject): readonly Keyword[] {
  let found: Keyword[] = [];
  // 135.4. The text of what is attached is inactive; what is granted to it is not (135.4.b).
  if (object.attachedTo === null) found.push(...keywordsOn(game.card(object.name).abilities));
  if (object.token !== null) found.push(...object.token.keywords.flatMap(withStoodFor));
  for (const gear of attachmentsOf(game, object)) found.push(...keywordsOn(effectTextOf(game, gear)));
  found.push(...ofAttached(game, object), ...keywordsEverywhere(game, object));
  for (const effect of game.state.continuous)
    if (effect.is === "keyword" && effect.on === object.id) found.push(effect.keyword);
    else if (effect.is === "ability" && effect.on === object.id) found.push(...keywordsOn([effect.ability]));
    // 480.3. It loses what it has had until then.
    else if (effect.is === "loses-keywords" && effect.on === object.id)
      found = found.filter(({ keyword }) => !isLost(effect.keywords, keyword));
  return found;
}

/** 719. "Your Equipment each give [Assault].": what is attached to the unit. */
function ofAttached(game: Game, object: GameObject): readonly Keyword[] {
  const attached = attachmentsOf(game, object);
  if (attached.length === 0) return [];
  return passivesOf(game, "gear-gives").flatMap(({ passive: { from, gift }, scope }) =>
    gift.gift === "might-bonus-times"
      ? []
      : attached
          .filter((gear) => fits(game, scope, gear, from.of))
          .flatMap(() => (gift.keywords ?? []).flatMap(withStoodFor)),
  );
}

type Lost = readonly KeywordName[] | "all";
export const namesLost = (lost: LostKeywords): Lost =>
  lost === "all" ? lost : lost.map(({ keyword }) => keyword);
const isLost = (lost: Lost, name: KeywordName): boolean => lost === "all" || lost.includes(name);

/** 801.3.b, 477.2.b. "Enemy units here lose [Ganking]." */
const losesByPassive = (game: Game, object: GameObject, name?: KeywordName): readonly Lost[] =>
  passivesOf(
    game,
    "loses-keywords",
    ({ keywords }) => name === undefined || isLost(namesLost(keywords), name),
  )
    .filter(({ passive, scope }) => speaksOf(game, scope, passive.who, object))
    .map(({ passive }) => namesLost(passive.keywords));

/** What it has, and what passive abilities give and take from it. */
function withPassives(
  game: Game,
  object: GameObject,
  own: readonly Keyword[],
  name?: KeywordName,
): readonly Keyword[] {
  const taken = game.state.continuous.flatMap((effect): readonly Lost[] =>
    effect.is === "loses-keywords" && effect.on === object.id ? [effect.keywords] : [],
  );
  const given = givenKeywords(game, object, name).filter(
    ({ keyword }) => !taken.some((lost) => isLost(lost, keyword)),
  );
  const lostNow = losesByPassive(game, object, name);
  return [...own, ...given].filter(({ keyword }) => !lostNow.some((lost) => isLost(lost, keyword)));
}

/** What passive abilities give to an object; only the keyword with this name, if one is named. */
function givenKeywords(game: Game, object: GameObject, name?: KeywordName): readonly Keyword[] {
  const isWanted = ({ gift }: PassiveOf<"have">): boolean =>
    name === undefined || (namesIn(gift)?.includes(name) ?? true);
  return passivesOf(game, "have", isWanted).flatMap(({ passive, scope }) =>
    speaksOf(game, scope, passive.who, object, passive.here) &&
    !(passive.ifNotAlready === true && hasOne(game, object, passive.gift))
      ? keywordsIn(game, scope, passive.gift, (other) => ownKeywords(game, other))
      : [],
  );
}

/** "if they didn't already": whether it has one of these keywords by itself. */
const hasOne = (game: Game, object: GameObject, gift: PassiveOf<"have">["gift"]): boolean =>
  ownKeywords(game, object).some(({ keyword }) => namesIn(gift)?.includes(keyword) === true);

/** Every keyword that an object has now. */
export const keywordsOf = (game: Game, object: GameObject): readonly Keyword[] =>
  withPassives(game, object, ownKeywords(game, object));

/**
 * The values of all instances are summed (807.2, 809.2, 814.2). 0: the object does not have the keyword. An ability that
 * gives a keyword while something has that keyword sees, while this is worked out, what objects have by themselves (476).
 */
export function keywordValue(game: Game, object: GameObject, name: KeywordName): number {
  const own = ownKeywords(game, object);
  const all = game.withoutRepeating(`${object.id} ${name}`, () => withPassives(game, object, own, name), own);
  let sum = 0;
  for (const keyword of all) if (keyword.keyword === name) sum += valueOf(keyword);
  return sum;
}
