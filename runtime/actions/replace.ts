import type { Replace, Replacing } from "../effects/index.ts";
import type { BattlefieldId, GameObject, TokenTraits } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { putCard, takeCard } from "../core/change-zone.ts";
import { hereOf, isBattlefield } from "../evaluate/places.ts";
import { idsOf, placesOf } from "../evaluate/references.ts";
import { findCard } from "../evaluate/zones.ts";
import { selectIds } from "./select.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 438. What takes the place inherits everything that was there, and is the same game object for all effects (438.1.a). */
export const replace: Executor<"replace"> = (game, scope, action) => {
  const done = replacedIn(game, scope, action).filter((id) =>
    isBattlefield(game, id) ? replaceBattlefield(game, id, action) : replaceUnit(game, id, action),
  );
  for (const id of done) {
    const name = game.find(id)?.name ?? game.state.battlefields[id]?.card ?? id;
    game.log(causeOf(scope, "438.1"), { what: "replace", object: id, name });
  }
  if (done.length > 0) game.needsCleanup(); // 319.7
  return done.length === 0 ? ignored : did(done);
};

/** A unit that was chosen or named, or a battlefield: "this" of a battlefield is the battlefield. */
function replacedIn(game: Game, scope: Scope, action: Replace): readonly string[] {
  const { what } = action;
  if (!("refer" in what)) return selectIds(game, scope, what, action);
  const units = idsOf(game, scope, what).filter((id) => isPermanent(game.find(id)));
  if (units.length > 0) return units;
  const places = placesOf(game, scope, what.means);
  if (places.length > 0) return places.slice(0, 1);
  const here = hereOf(game, scope.context);
  return here !== null && isBattlefield(game, here) ? [here] : [];
}

const isPermanent = (object: GameObject | undefined): boolean =>
  object?.kind === "unit" || object?.kind === "gear";

function replaceBattlefield(game: Game, at: BattlefieldId, { with: by }: Replace): boolean {
  const battlefield = game.state.battlefields[at];
  if (battlefield === undefined) return false;
  const under = battlefield.replaced ?? [];
  if (by.replacing === "battlefield") {
    game.battlefield(at, { card: by.name, replaced: [...under, battlefield.card ?? at] });
    return true;
  }
  const last = under.at(-1);
  if (by.replacing !== "back" || last === undefined) return false; // 438.7.c
  game.battlefield(at, { card: last, replaced: under.slice(0, -1) });
  return true;
}

function replaceUnit(game: Game, id: string, { with: by }: Replace): boolean {
  const unit = game.find(id);
  if (unit === undefined) return false;
  if (by.replacing === "unit" || by.replacing === "gear") {
    const { name } = by.token;
    game.patch(id, {
      ...named(unit, name),
      kind: by.replacing,
      token: traitsOf(game, by.token),
      replaced: [...(unit.replaced ?? []), putUnder(game, unit)],
    });
    return true;
  }
  const last = unit.replaced?.at(-1);
  if (by.replacing !== "back" || unit.replaced === undefined || last === undefined) return false; // 438.7.c
  if (last.card !== null && !isStillUnder(game, last.card)) return false;
  if (last.card !== null) takeCard(game, last.card);
  const isGear = last.token === null ? game.card(last.name).type === "gear" : last.token.might === null;
  game.patch(id, {
    ...named(unit, last.name),
    kind: isGear ? "gear" : "unit",
    token: last.token,
    replaced: unit.replaced.slice(0, -1),
  });
  return true;
}

/** 187. What the text and the rules say of the token. */
const traitsOf = (
  game: Game,
  token: Extract<Replacing, { readonly token: unknown }>["token"],
): TokenTraits =>
  token.token === "gear"
    ? { might: null, keywords: [] }
    : { might: token.might ?? game.card(token.name).might ?? 0, keywords: token.keywords ?? [] };

/** 438.5, 438.6. The card is placed in Banishment, and counts as replaced there; a token stops existing. */
function putUnder(game: Game, unit: GameObject): NonNullable<GameObject["replaced"]>[number] {
  const name = unit.printedName ?? unit.name;
  if (unit.token !== null) return { name, token: unit.token, card: null };
  const card = putCard(game, { key: unit.key, name, owner: unit.owner }, "banished");
  return { name, token: null, card: card.id };
}
const isStillUnder = (game: Game, card: string): boolean => findCard(game, card)?.zone === "banished";

/** What it was a copy of is no trait of what takes its place. */
const named = (unit: GameObject, name: string): Partial<GameObject> =>
  unit.printedName === undefined ? { name, baseMight: null } : { name, printedName: name, baseMight: null };
