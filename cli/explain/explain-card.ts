import { printCost } from "../../grammar/card-files/print-card-file.ts";
import { standingReplacement, type Ability, type Card } from "../../runtime/index.ts";
import { namesIn } from "./chosen-parts.ts";
import { explainAbility, explainStanding } from "./explain-ability.ts";
import type { Words } from "./say.ts";
import type { TreeNode } from "./tree.ts";

/** "Void Seeker, a fury spell for [3][R]" */
function describeFrame({ name, type, supertypes, domains, cost, might, mightBonus }: Card): string {
  const kind = [domains.join("/"), ...supertypes, type].filter((word) => word !== "").join(" ");
  const article = /^[aeiou]/.test(kind) && !kind.startsWith("unit") ? "an" : "a";
  const price = cost === undefined ? "" : ` for ${printCost(cost)}`;
  const strength = might === undefined ? "" : ` with ${might} [M]`;
  // 137.1. A Might Bonus is an operator and a number.
  const bonus = mightBonus === undefined ? "" : ` with ${mightBonus < 0 ? "" : "+"}${mightBonus} Might Bonus`;
  return `${name === "" ? "" : `${name}, `}${article} ${kind}${price}${strength}${bonus}`;
}

const isOfSpell = (ability: Ability): boolean =>
  ability.ability === "spell" || (ability.ability === "dependent" && ability.inner.ability === "spell");

/** All lines of a spell are one item of the chain, so their choices and actions are numbered together. */
function explainAbilities(
  abilities: readonly Ability[],
  onSpell: boolean,
  words: Words,
): readonly TreeNode[] {
  const spell = namesIn(abilities.filter(isOfSpell), words);
  return abilities.map((ability) => {
    const named = isOfSpell(ability) ? spell : namesIn(ability, words);
    const standing = onSpell ? undefined : standingReplacement(ability);
    return standing === undefined ? explainAbility(ability, named) : explainStanding(standing, named);
  });
}

/** What a card does, part by part, with the rules that each part rests on. */
export function explainCard(card: Card, words: Words): TreeNode {
  const effectText = card.effectText ?? [];
  return {
    label: describeFrame(card),
    parts: [
      ...explainAbilities(card.abilities, card.type === "spell", words),
      ...(effectText.length === 0
        ? []
        : [
            {
              label: "effect text: what it adds to the unit it is attached to",
              rules: ["136", "724"],
              parts: explainAbilities(effectText, false, words),
            },
          ]),
    ],
  };
}
