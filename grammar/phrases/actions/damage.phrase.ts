import type {
  ChangeDamageEverywhere,
  ChangeDamageTo,
  ChangeThatDamage,
} from "../../../runtime/effects/actions/damage.ts";
import type { It } from "../../../runtime/effects/reference.ts";
import {
  choice,
  either,
  field,
  number,
  optional,
  phrase,
  sequence,
  set,
  spelling,
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";

const thatDamage = wordings<It>("that-damage", "it", () => [
  phrase<It>()({ refer: "it" }, choice(["it"], [spelling("that damage")])),
]);
export const damageFrom = either("from", { "spells-and-abilities": "spell and ability", combat: "combat" });
const how = either("how", { prevent: [verb("prevent")], double: [verb("double")] });
const dealtTo = sequence(
  optional(damageFrom),
  "damage that would be dealt to",
  field("to", unitObjects),
  "this turn",
);
type PreventNext = Omit<ChangeDamageTo, "how" | "amount"> & {
  readonly how: "prevent";
  readonly amount: number;
};
type ChangeAll = Omit<ChangeDamageTo, "amount"> & { readonly amount: "all" };

export const changeDamage = [
  // 437. "Prevent the next 3 damage that would be dealt to it this turn." 432. "Double all damage that would …"
  phrase<PreventNext>()(
    { do: "change-damage", how: "prevent" },
    verb("prevent"),
    "the next",
    number("amount"),
    dealtTo,
  ),
  phrase<ChangeAll>()({ do: "change-damage" }, how, set("amount", "all"), "all", dealtTo),
  // 437. "Prevent all spell and ability damage this turn."
  phrase<ChangeDamageEverywhere>()(
    { do: "change-damage" },
    how,
    set("amount", "all"),
    "all",
    optional(damageFrom),
    "damage this turn",
  ),
  // 437. "The next time that unit would be dealt damage this turn, prevent it."
  phrase<Omit<ChangeThatDamage, "amount">>()({ do: "change-damage" }, how, field("what", thatDamage)),
  phrase<ChangeThatDamage & { readonly how: "prevent"; readonly amount: number }>()(
    { do: "change-damage", how: "prevent" },
    verb("prevent"),
    number("amount"),
    "of",
    field("what", thatDamage),
  ),
] as const;
