import type { ContinuousOf } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Damage, DamageReplacement } from "./damage.ts";
import { passivesOf, speaksOf, type Applying } from "../evaluate/passives.ts";

const isBySpellOrAbility = (damage: Damage): boolean =>
  damage.sources.some((source) => source.kind === "spell" || source.kind === "ability");

type Change = ContinuousOf<"change-damage">;
function isFrom(damage: Damage, from: Change["from"]): boolean {
  switch (from) {
    case "anything":
      return true;
    case "spells-and-abilities":
      return isBySpellOrAbility(damage);
    case "combat":
      return damage.combat === true;
    default:
      return from satisfies never;
  }
}
/** What texts have said of such damage this turn. */
export const changesOf = (game: Game, damage: Damage, how: Change["how"]): readonly Change[] =>
  game.state.continuous.filter(
    (effect): effect is Change =>
      effect.is === "change-damage" &&
      effect.how === how &&
      (effect.on === null || effect.on === damage.to) &&
      isFrom(damage, effect.from),
  );

/** 054.1, 142.3.b. "Your damage can't be prevented." */
const cannotBePrevented = (game: Game, damage: Damage): boolean =>
  passivesOf(game, "damage-cannot-be-prevented").some(
    ({ scope }) => scope.context.you !== null && scope.context.you === damage.by,
  );

/** 437. The shields that would be applied to this damage. */
export function preventions(game: Game, damage: Damage): readonly DamageReplacement[] {
  const shields = changesOf(game, damage, "prevent");
  const standing = standingShields(game, damage);
  if ((shields.length === 0 && standing.length === 0) || cannotBePrevented(game, damage)) return [];
  const bySaid = shields.map((shield) => ({
    key: `continuous ${shield.id}`,
    name: shield.name,
    rule: "437.2",
    makeOf: (amount: number) => lessBy(amount, shield.left),
    apply: (from: number, to: number) => {
      useUp(game, shield, from - to);
      return true;
    },
  }));
  return [...bySaid, ...standing];
}
/** 437.2.a. Never less than 0; "all" is an infinite amount (437.1.b.1.b). */
const lessBy = (amount: number, left: number | "all"): number =>
  left === "all" ? 0 : Math.max(0, amount - left);

type Standing = Applying<"prevents-damage">["passive"];
/** The combat of this turn that goes on: they are counted by their results; null: there is none. */
const combatNow = (game: Game): number | null =>
  game.state.showdown?.combat === true
    ? game.state.thisTurn.past.filter(({ happened }) => happened.what === "combat-result").length
    : null;
/** What is left of "the first 3 … each combat" for this unit. */
function leftOf(game: Game, { amount, each }: Standing, key: string): number | "all" {
  if (amount === "all") return "all";
  if (each === "combat" && combatNow(game) === null) return 0;
  return Math.max(0, amount - (game.state.thisTurn.prevented[key] ?? 0));
}

/** 364, 437. "Prevent all combat damage that would be dealt to other friendly units here." */
function standingShields(game: Game, damage: Damage): readonly DamageReplacement[] {
  const unit = game.find(damage.to);
  if (unit === undefined) return [];
  return passivesOf(game, "prevents-damage").flatMap(({ passive, scope }, position) => {
    if (!isFrom(damage, passive.from ?? "anything") || !speaksOf(game, scope, passive.to, unit)) return [];
    const { name, self } = scope.context;
    const when = passive.each === "combat" ? ` in combat ${String(combatNow(game))}` : "";
    const key = `prevents ${self} ${String(position)} for ${unit.id}${when}`;
    const left = leftOf(game, passive, key);
    if (left === 0) return [];
    return [
      {
        key,
        name,
        rule: "437.2",
        makeOf: (amount) => lessBy(amount, left),
        apply: (from, to) => {
          const { thisTurn } = game.state;
          const prevented = { ...thisTurn.prevented, [key]: (thisTurn.prevented[key] ?? 0) + from - to };
          game.noteThisTurn({ prevented });
          return true;
        },
      },
    ];
  });
}
/** The most that the abilities on the board prevent, of what is not all of it. */
export const mostPreventedByAbilities = (game: Game): number =>
  passivesOf(game, "prevents-damage").reduce(
    (sum, { passive: { amount } }) => sum + (amount === "all" ? 0 : amount),
    0,
  );

/** 437.3. The Prevent Value is reduced by what was prevented; at 0 the effect expires, "all" stays "all". */
function useUp(game: Game, shield: Change, prevented: number): void {
  if (shield.left === "all") return;
  const left = shield.left - prevented;
  const { continuous } = game.state;
  game.update({
    continuous:
      left > 0
        ? continuous.map((effect) => (effect.id === shield.id ? { ...shield, left } : effect))
        : continuous.filter((effect) => effect.id !== shield.id),
  });
}
