import type { UnitChoice } from "../effects/index.ts";
import type { KeywordEffect } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { causeOf } from "../actions/executor.ts";
import { setEmpowered } from "../core/empower.ts";
import { attach } from "../core/attach.ts";
import { canPay, payResources, priceOf } from "../core/resources.ts";
import { isEquipment } from "../evaluate/filters.ts";

/** 818.1.c.2. "… a unit you control": a target, chosen as the ability is finalized (818.1.b.1). */
export const unitYouControl: UnitChoice = {
  select: "one",
  choice: 0,
  chosenAt: "finalization",
  of: { kind: "unit", youControl: true },
};

/** What a keyword chooses as its ability is finalized. */
export const choicesOfKeyword = (keyword: KeywordEffect | null): readonly UnitChoice[] =>
  keyword === "attach-this" ? [unitYouControl] : [];

/** Executes what a keyword does. */
export function executeKeyword(game: Game, scope: Scope, keyword: KeywordEffect): void {
  switch (keyword) {
    case "attach-this": {
      const gear = game.find(scope.context.self);
      const unit = game.find(scope.round.chosen[unitYouControl.choice]?.[0] ?? "");
      if (gear !== undefined && unit !== undefined) attach(game, gear, unit, causeOf(scope, "434.1"));
      return;
    }
    case "attach-an-equipment": {
      weaponmaster(game, scope);
      return;
    }
    case "empower-this": {
      const object = game.find(scope.context.self);
      if (object !== undefined) setEmpowered(game, [object], true, causeOf(scope, "827.2"));
      return;
    }
    default:
      return keyword satisfies never;
  }
}

/** 821.1.b. "You may choose an Equipment you control; pay its Equip cost, reduced by [A], to attach it to this unit." */
function weaponmaster(game: Game, scope: Scope): void {
  const unit = game.find(scope.context.self);
  const player = scope.actor;
  if (unit === undefined || player === null) return;
  const options = game.state.objects
    .filter(
      (object) => object.controller === player && isEquipment(game, object) && equipCost(game, object.name),
    )
    .filter((object) => canPay(game, player, reduced(game, object.name)));
  if (options.length === 0) return;
  const [id] = game.ask<"targets">({
    ask: "targets",
    player,
    why: "821.1.c: an Equipment to attach",
    options: options.map((object) => object.id),
    min: 0,
    max: 1,
  });
  const gear = id === undefined ? undefined : game.find(id);
  if (gear !== undefined && payResources(game, player, reduced(game, gear.name)))
    attach(game, gear, unit, causeOf(scope, "434.1"));
}

/** 821.1.c.4. Without an Equip cost it cannot be paid; what else than resources it costs is not reduced and not known here. */
function equipCost(game: Game, name: string): boolean {
  const cost = equipOf(game, name);
  return cost?.every((part) => part.cost === "pay") ?? false;
}

const equipOf = (game: Game, name: string) =>
  game
    .card(name)
    .abilities.flatMap((ability) =>
      ability.ability === "keyword" && ability.keyword.keyword === "Equip"
        ? [ability.keyword.cost ?? []]
        : [],
    )[0];

function reduced(game: Game, name: string) {
  const { domains } = game.card(name);
  const resources = (equipOf(game, name) ?? []).flatMap((part) =>
    part.cost === "pay" ? [part.resources] : [],
  );
  const energy = resources.reduce((sum, part) => sum + part.energy, 0);
  const power = resources.flatMap((part) => part.power);
  const position = power.indexOf("any"); // 821.1.c.3. Only [A] is reduced.
  return priceOf({ energy, power: power.filter((_, index) => index !== position) }, domains);
}
