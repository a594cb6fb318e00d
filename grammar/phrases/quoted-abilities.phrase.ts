import type {
  ActivatedAbility,
  PassiveAbility,
  ReplacementAbility,
  TriggeredAbility,
} from "../../runtime/effects/ability.ts";
import { choice, field, list, optional, phrase, union, wordings } from "../combinators/phrase.ts";
import { condition } from "./conditions/condition.phrase.ts";
import { costPart } from "./costs.phrase.ts";
import { plainSentence } from "./instructions.phrase.ts";
import { passive } from "./passives.phrase.ts";
import { often, trigger, ifWould, timing } from "./triggers.phrase.ts";

/** 395. As something that another object has: without a list of modes, which would take lines of its own. */
const quotedTriggered = wordings<TriggeredAbility>("quoted-triggered", "When …", () => [
  phrase<TriggeredAbility>()(
    { ability: "triggered" },
    field("when", trigger),
    list("instructions", plainSentence, "none"),
  ),
]);
const quotedActivated = wordings<ActivatedAbility>("quoted-activated", "a cost", () => [
  phrase<Omit<ActivatedAbility, "onlyWhile" | "onlyIf" | "onlyDuring" | "oncePerTurn" | "on" | "change">>()(
    { ability: "activated" },
    list("cost", costPart, "comma"),
    ":",
    optional(timing),
    list("instructions", plainSentence, "none"),
  ),
]);
const quotedReplacement = wordings<ReplacementAbility>("quoted-replacement", "If … would …", () => [
  phrase<ReplacementAbility>()(
    { ability: "replacement" },
    often,
    ifWould,
    list("instructions", plainSentence, "none"),
  ),
]);
const quotedPassive = wordings<PassiveAbility>("quoted-passive", "a passive ability", () => [
  phrase<Omit<PassiveAbility, "instead" | "unless" | "and">>()(
    { ability: "passive" },
    choice(
      ["while", field("while", condition), ",", field("passive", passive)],
      ["if", field("if", condition), ",", field("passive", passive)],
      [field("passive", passive)],
    ),
    ".",
  ),
]);
export const quotedAbilities = union("quoted-ability", "an ability", () => [
  quotedTriggered,
  quotedActivated,
  quotedReplacement,
  quotedPassive,
]);
