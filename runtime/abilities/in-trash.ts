import type { Card, ReplacementAbility, Trigger, TriggeredAbility } from "../effects/index.ts";
import type { Context, Player, ZoneCard } from "../state/index.ts";
import type { Active, DependsOn } from "../evaluate/active.ts";
import type { Game } from "../step/game.ts";
import { abilitySources, opened } from "../evaluate/board.ts";
import { inTurnOrder } from "../evaluate/places.ts";
import { contextOf } from "../evaluate/scope.ts";
import { worksFromTrash } from "./from-trash.ts";

type InTrash = TriggeredAbility | ReplacementAbility;
interface Found {
  readonly ability: InTrash;
  readonly dependsOn: readonly DependsOn[];
  readonly position: number;
}
/** What has been found out of each card: it never changes. */
const known = new WeakMap<Card, readonly Found[]>();

/** The abilities of a card that are not inactive while it is in the trash (370.3, 385). */
function abilitiesInTrash(card: Card): readonly Found[] {
  const before = known.get(card);
  if (before !== undefined) return before;
  const found = opened(card.abilities).flatMap(({ ability, dependsOn }, position): readonly Found[] =>
    (ability.ability === "triggered" && (worksFromTrash(ability) || isOwnDiscard(ability.when))) ||
    (ability.ability === "replacement" && worksFromTrash(ability))
      ? [{ ability, dependsOn, position }]
      : [],
  );
  known.set(card, found);
  return found;
}

/** 422.1.b. "When you discard me" is looked at after the discard, in the trash. */
function isOwnDiscard(when: Trigger): boolean {
  if (when.trigger === "deathknell") return false;
  const { event } = when;
  if (event.event === "you-do-with-cards")
    return (event.act === "discard" || event.act === "burn") && "refer" in event.what;
  return (
    event.event === "is-done" &&
    "refer" in event.who &&
    event.done.some(({ done }) => done === "discarded" || done === "burned")
  );
}

/** The context of the text of a card outside the board. */
export function contextOfCard(game: Game, owner: Player, { id, name }: ZoneCard): Context {
  const { type } = game.card(name);
  const kind = type === "spell" || type === "gear" ? type : "unit";
  const sources = abilitySources({ kind, name, object: id, controller: owner });
  return { ...contextOf(owner, sources), self: id, name };
}

/** The abilities of one kind that the cards in all trashes have there. */
export function activeInTrashes<Kind extends InTrash["ability"]>(
  game: Game,
  kind: Kind,
): readonly Active<Extract<InTrash, { readonly ability: Kind }>>[] {
  const active: Active<Extract<InTrash, { readonly ability: Kind }>>[] = [];
  for (const player of inTurnOrder(game))
    for (const card of game.state.players[player].trash)
      for (const { ability, dependsOn, position } of abilitiesInTrash(game.card(card.name)))
        if (isOfKind(ability, kind))
          active.push({
            ability,
            dependsOn,
            context: contextOfCard(game, player, card),
            key: `${card.id} ${String(position)}`,
          });
  return active;
}
const isOfKind = <Kind extends InTrash["ability"]>(
  ability: InTrash,
  kind: Kind,
): ability is Extract<InTrash, { readonly ability: Kind }> => ability.ability === kind;
