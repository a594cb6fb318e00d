import type { AlsoGive, Give } from "../effects/index.ts";
import type { GameObject, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { withinLimits, type MightLimits } from "../evaluate/might-limits.ts";
import { keywordsIn, mightIn } from "../evaluate/gifts.ts";
import { keywordsOf } from "../evaluate/keywords.ts";
import { pendingName, pendingOf } from "../chain/pending-of.ts";
import { causeOf, did, didTo, ignored } from "./executor.ts";
import { selectIds } from "./select.ts";

/** 477.3.b. "to a minimum of 1 [M]": limited as it is applied, and remembered so (477.3.e.1.b). */
const limited = (game: Game, unit: GameObject, amount: number, limits: MightLimits): number =>
  withinLimits(amount, limits, game.might(unit));

/** 477. Gives Might or keywords, for a while or for as long as the object stays on the board (801.3.a.3). */
export const give: Executor<"give"> = (game, scope, action) => {
  const given = giveTo(game, scope, action, action);
  if (action.and === undefined) return given;
  const also = giveTo(game, scope, action.and, action);
  return { done: given.done || also.done, objects: [...given.objects, ...also.objects] };
};

function giveTo(
  game: Game,
  scope: Scope,
  gives: Omit<AlsoGive, "also"> & Pick<Give, "per">,
  action: Give,
): StepResult {
  const selectedIds = selectIds(game, scope, gives.to, action);
  const objects = game.findAll(selectedIds);
  const { gift } = gives;
  const might = mightIn(game, scope, gift, gives.per);
  if (might === null) return ignored;
  const frame = {
    name: scope.context.name,
    controller: scope.actor ?? game.state.turn,
    until: gives.duration ?? null,
  };
  const keywords = keywordsIn(game, scope, gift, (other) => keywordsOf(game, other));
  for (const object of objects) {
    for (const keyword of keywords)
      game.add({ ...frame, id: game.newId(), is: "keyword", on: object.id, keyword });
    if (gift.gift === "ability")
      game.add({ ...frame, id: game.newId(), is: "ability", on: object.id, ability: gift.ability });
    const amount = object.kind === "unit" ? limited(game, object, might, gives) : 0;
    if (amount !== 0) game.add({ ...frame, id: game.newId(), is: "might", on: object.id, amount });
    const names = keywords.map(({ keyword }) => keyword);
    const entry = {
      what: "give",
      object: object.id,
      name: object.name,
      might: amount,
      keywords: names,
    } as const;
    game.log(causeOf(scope, "477"), entry);
  }
  // 354.3. A token that this text plays gets it as it enters.
  const pending = selectedIds.flatMap((id) =>
    game.find(id) === undefined ? (pendingOf(game, id) ?? []) : [],
  );
  for (const { id } of pending) {
    const on = pendingName(id);
    for (const keyword of keywords) game.add({ ...frame, id: game.newId(), is: "keyword", on, keyword });
    if (gift.gift === "ability")
      game.add({ ...frame, id: game.newId(), is: "ability", on, ability: gift.ability });
    if (might !== 0) game.add({ ...frame, id: game.newId(), is: "might", on, amount: might });
  }
  if (objects.length > 0) game.needsCleanup(); // 319.7
  return selectedIds.length === 0 || objects.length + pending.length === 0
    ? didTo(objects)
    : did(selectedIds);
}
