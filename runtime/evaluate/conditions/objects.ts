import type { Comparison, Condition, Derived, KindFilter } from "../../effects/index.ts";
import type { Gone } from "../../state/index.ts";
import type { Game } from "../../step/game.ts";
import type { Scope } from "../scope.ts";
import { fits } from "../filters.ts";
import { unitsOnBoard } from "../places.ts";
import { hasQuality, qualifiedCard, qualifiedObject } from "../qualities.ts";
import { idsOf, lastKnownOf, objectsOf } from "../references.ts";
import { isSo } from "./being.ts";
import { valueOf } from "../values.ts";
import { findCard, findCardOrWhatBecame } from "../zones.ts";

type If<Kind extends Condition["if"]> = Extract<Condition, { readonly if: Kind }>;

/** 359.3.e.13. What is spoken of: as it is, or in the past as it was last seen. */
const known = (game: Game, scope: Scope, who: If<"is">["who"], past: true | undefined): readonly Gone[] =>
  past === true
    ? lastKnownOf(game, scope, who)
    : objectsOf(game, scope, who).map((object) => ({ object, might: game.might(object) }));

/** What something is, or was. It must be there, or be known, also for what it is not. */
export function is(game: Game, scope: Scope, { not, past, what, who }: If<"is">): boolean {
  if (what.be === "a" || what.be === "in") {
    const ids = idsOf(game, scope, who);
    const isSo = (id: string): boolean =>
      what.be === "a"
        ? isOfKind(game, scope, id, what.of) && (what.only !== true || isOnly(game, scope, what.of))
        : isIn(game, scope, id, what.zone);
    return ids.length > 0 && ids.some(isSo) === (not !== true);
  }
  const found = known(game, scope, who, past);
  return found.length > 0 && found.some((each) => isSo(game, scope, each.object, what)) === (not !== true);
}

/** "I'm in your trash" */
const isIn = (
  game: Game,
  { context: { you } }: Scope,
  id: string,
  zone: "your-trash" | "your-hand",
): boolean => {
  const found = findCard(game, id);
  return (
    found !== undefined && found.owner === you && found.zone === (zone === "your-trash" ? "trash" : "hand")
  );
};

const isOnly = (game: Game, scope: Scope, kind: KindFilter): boolean =>
  kind.kind !== "spell" &&
  game.state.objects.filter((object) => fits(game, scope, object, kind)).length === 1;

/** 133. Whether an object, as it is or was last seen, or a card outside the board is of a kind. */
function isOfKind(game: Game, scope: Scope, id: string, kind: KindFilter): boolean {
  const object = game.find(id) ?? game.state.gone[id]?.object;
  if (object !== undefined && kind.kind !== "spell") return fits(game, scope, object, kind);
  const name = object?.name ?? findCardOrWhatBecame(game, id)?.card.name;
  if (name === undefined) return false;
  const card = game.card(name);
  if (kind.kind === "permanent" || card.type !== kind.kind) return false; // 185. A token is on the board.
  if (kind.kind === "unit" && kind.tags?.some(({ tag }) => card.tags.includes(tag)) === false) return false;
  if (kind.kind === "gear" && kind.equipment === true && !card.tags.includes("Equipment")) return false;
  return kind.quality === undefined || hasQuality(game, scope, qualifiedCard(card), kind.quality);
}

/** "it has 2 [M] or less", "it had [Temporary]", "at least one of them has [Temporary]" */
export function has(game: Game, scope: Scope, { not, past, quality, who }: If<"has">): boolean {
  const objects =
    past === true
      ? lastKnownOf(game, scope, who)
      : objectsOf(game, scope, who).map((object) => ({ object, might: game.might(object) }));
  const qualified = [
    ...objects.map(({ object, might }) => ({
      ...qualifiedObject(game, object),
      might: () => (object.kind === "unit" ? Math.max(0, might) : null),
    })),
    // A card outside the board: "If it has [Hidden], draw it."
    ...idsOf(game, scope, who).flatMap((id) => {
      const card = findCard(game, id)?.card;
      return card === undefined ? [] : [qualifiedCard(game.card(card.name))];
    }),
  ];
  const isSo = qualified.some((each) => hasQuality(game, scope, each, quality));
  return qualified.length > 0 && isSo === (not !== true);
}

/** Whether units have all of some tags among them. */
export function haveAllTags(game: Game, scope: Scope, condition: If<"all-tags">): boolean {
  const tags =
    "tags" in condition
      ? condition.tags.map(({ tag }) => tag)
      : condition.means.flatMap((listed) => (listed.is === "tags" ? listed.tags : []));
  const units = unitsOnBoard(game).filter((unit) => fits(game, scope, unit, condition.who.of));
  return tags.every((tag) => units.some((unit) => game.tags(unit).includes(tag)));
}

/** Nothing is true of what is not there any more (359.3.e.12). */
export function compare(game: Game, scope: Scope, value: Derived, comparison: Comparison): boolean {
  const amount = valueOf(game, scope, value);
  if (amount === null) return false;
  const than = valueOf(game, scope, comparison.than);
  if (than === null) return false;
  switch (comparison.is) {
    case "greater":
      return amount > than;
    case "or-more":
      return amount >= than;
    case "less":
      return amount < than;
    case "or-less":
      return amount <= than;
    case "equal":
    case "exactly":
      return amount === than;
    default:
      return comparison satisfies never;
  }
}
