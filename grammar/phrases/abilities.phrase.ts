import type {
  Ability,
  ActivatedAbility,
  AdditionalCostAbility,
  AsAbility,
  AsYouPlayAbility,
  DependentAbility,
  Dependence,
  KeywordAbility,
  PassiveAbility,
  PassiveRider,
  ReplacementAbility,
  Rider,
  SpellAbility,
  Trigger,
  TriggeredAbility,
} from "../../runtime/effects/ability.ts";
import type { Passive } from "../../runtime/effects/passive.ts";
import {
  category,
  choice,
  either,
  field,
  list,
  optional,
  phrase,
  sequence,
  set,
  spelled,
  spelling,
  union,
  valued,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { action } from "./actions/action.phrase.ts";
import { condition, whatPlayersHave } from "./conditions/condition.phrase.ts";
import { costPart } from "./costs.phrase.ts";
import {
  instructions,
  instructionsOrPlaySelf,
  instructionsWhilePlaying,
  mayPlaySelf,
  type MayPlaySelf,
  momentlessSentence,
  plainSentence,
} from "./instructions.phrase.ts";
import { during, phaseEvent } from "./events/moments.phrase.ts";
import { asEvent } from "./events/trigger-events.phrase.ts";
import { quotedAbility } from "./gifts.phrase.ts";
import { quotedAbilities } from "./quoted-abilities.phrase.ts";
import { binds, ifWould, often, timing, trigger, type TriggerOf } from "./triggers.phrase.ts";
import { keywordWithCost } from "./keywords.phrase.ts";
import { placePassive } from "./play-passives.phrase.ts";
import { passive, plainPassive } from "./passives.phrase.ts";
import { abilityCostChange } from "./cost-reductions.phrase.ts";
import { self } from "./references.phrase.ts";

type DependenceOf<Kind extends Dependence["dependent"]> = Extract<Dependence, { readonly dependent: Kind }>;

const atTheEndOfTheSentence: Category<Trigger> = wordings<TriggerOf<"at">>(
  "at-the-end-of-the-sentence",
  "at …",
  () => [phrase<TriggerOf<"at">>()({ trigger: "at" }, "at", field("event", phaseEvent))],
);

const spellAbility = wordings<SpellAbility>("spell-ability", "an instruction", () => [
  phrase<SpellAbility>()({ ability: "spell" }, instructions),
]);
const triggeredAbility = wordings<TriggeredAbility>("triggered-ability", "When …", () => [
  phrase<TriggeredAbility>()({ ability: "triggered" }, field("when", trigger), instructionsOrPlaySelf),
  phrase<Omit<TriggeredAbility, "instructions"> & { readonly instructions: readonly MayPlaySelf[] }>()(
    { ability: "triggered" },
    field("when", trigger),
    list("instructions", mayPlaySelf, "only"),
  ),
  // "Draw 1 at the end of your turn.": understood, and written with the moment at its head.
  phrase<TriggeredAbility>()(
    { ability: "triggered" },
    spelled(
      sequence(list("instructions", momentlessSentence, "only"), field("when", atTheEndOfTheSentence), "."),
    ),
  ),
]);
const replacementAbility = wordings<ReplacementAbility>("replacement-ability", "If … would …", () => [
  phrase<ReplacementAbility>()({ ability: "replacement" }, often, ifWould, instructions),
]);
const passiveAbility = wordings<PassiveAbility>("passive-ability", "a passive ability", () => [
  phrase<PassiveAbility>()(
    { ability: "passive" },
    choice(
      ["while", field("while", condition), ",", field("passive", passive)],
      ["if", field("if", condition), ",", field("passive", passive)],
      [field("passive", passive)],
      // At the end of the sentence: understood, and written at its head.
      [field("passive", plainPassive), spelled(sequence("if", field("if", condition)))],
      [field("passive", plainPassive), spelled(sequence("while", field("while", condition)))],
      // "Play this only if …": the same as "You can't play this unless …"
      [field("passive", playOnly), spelled(sequence("if", field("unless", condition)))],
      // Not what units are: "to an occupied battlefield if an enemy unit is alone there" is a place.
      [field("passive", placePassive), spelled(sequence("if", field("if", whatPlayersHave)))],
    ),
    optional(choice([",", "and", field("and", passive)], [spelled(sequence("and", field("and", passive)))])),
    optional("unless", field("unless", condition)),
    optional(set("instead", true), "instead"),
    ".",
  ),
]);
type PlayOnly = Extract<Passive, { readonly passive: "cannot-be-played" }>;
const playOnly: Category<Passive> = wordings<Omit<PlayOnly, "except">>("play-only", "play this only", () => [
  phrase<Omit<PlayOnly, "except">>()(
    { passive: "cannot-be-played" },
    spelled(sequence("play", field("who", self), "only")),
  ),
]);
const dependence = category<Dependence, "dependent">("dependence", "[Legion][>]", "dependent", () => ({
  legion: phrase<DependenceOf<"legion">>()({ dependent: "legion" }, "[Legion]"),
  empowered: phrase<DependenceOf<"empowered">>()({ dependent: "empowered" }, "[Empowered]"),
  level: phrase<DependenceOf<"level">>()({ dependent: "level" }, valued("Level", "level")),
}));
const innerAbility = union("inner-ability", "an ability", () => [
  passiveAbility,
  triggeredAbility,
  replacementAbility,
  spellAbility,
]);
type Inner = Exclude<DependentAbility["inner"], DependentAbility>;
const dependentAbility: Category<DependentAbility> = wordings<DependentAbility>(
  "dependent-ability",
  "[Legion][>]",
  () => [
    phrase<DependentAbility & { readonly inner: Inner }>()(
      { ability: "dependent" },
      field("on", dependence),
      binds,
      field("inner", innerAbility),
    ),
    phrase<DependentAbility & { readonly inner: DependentAbility }>()(
      { ability: "dependent" },
      field("on", dependence),
      "[>>]",
      field("inner", () => dependentAbility),
    ),
  ],
);
const keywordAbility = wordings<KeywordAbility>("keyword-ability", "a keyword", () => [
  phrase<KeywordAbility>()(
    { ability: "keyword" },
    field("keyword", keywordWithCost),
    optional(".", field("change", abilityCostChange), "."),
  ),
]);
const timed = either("timing", { action: "[Action]", reaction: "[Reaction]" });
const boundTimes = choice([binds], ["[>>]"], ["[>]", "[>>]"]);
const onlyDuring = either("onlyDuring", {
  "your-turn": [choice(["on your turn"], [spelling("during your turn")])],
  "an-opponents-turn": [choice(["on an opponent's turn"], [spelling("during an opponent's turn")])],
  "a-showdown": [choice(["during a showdown"], [spelling("during showdowns")])],
  combat: "during combat",
  "your-beginning-phase": "during your Beginning Phase",
  "your-draw-phase": "during your Draw Phase",
  "your-main-phase": "during your Main Phase",
});
const activatedAbility = wordings<ActivatedAbility>("activated-ability", "a cost", () => [
  phrase<ActivatedAbility>()(
    { ability: "activated" },
    choice(
      [optional(field("on", dependence), binds), list("cost", costPart, "comma"), ":", optional(timing)],
      // Older and newer orders: understood, and written as above.
      [spelled(timing), list("cost", costPart, "comma"), ":"],
      [spelled(sequence(field("on", dependence), boundTimes, timing, list("cost", costPart, "comma"), ":"))],
      [
        spelled(
          sequence(
            list("cost", costPart, "comma"),
            ":",
            optional(timed, ","),
            field("on", dependence),
            binds,
          ),
        ),
      ],
    ),
    instructions,
    optional(field("change", abilityCostChange), "."),
    choice(
      [choice(["use this ability"], [spelling("use")]), "only while", field("onlyWhile", condition), "."],
      [choice(["use"], [spelling("use this ability")]), "only if", field("onlyIf", condition), "."],
      [choice(["use"], [spelling("use this ability")]), "only", onlyDuring, "."],
      [
        set("oncePerTurn", true),
        choice(
          ["use only once per turn"],
          [spelling("use only once each turn")],
          [spelling("use this ability only once per turn")],
          [spelling("use this ability only once each turn")],
        ),
        ".",
      ],
      [],
    ),
  ),
]);
const passiveRider = wordings<PassiveRider>("passive-rider", "what paying it does", () => [
  phrase<PassiveRider>()(
    { rider: "passive" },
    optional(set("ifYouDo", true), "if you do,"),
    field("passive", passive),
    ".",
  ),
]);
const rider: Category<Rider> = union("rider", "what paying it does", () => [passiveRider, plainSentence]);
const mayPay = sequence("you may", list("actions", action, "and"));
/** 355.1. What is chosen or done as the card is played. */
const asYouPlayAbility = wordings<AsYouPlayAbility>("as-you-play", "As you play this, …", () => [
  phrase<AsYouPlayAbility>()(
    { ability: "as-you-play" },
    "as you play",
    field("what", self),
    ",",
    instructionsWhilePlaying,
  ),
]);
/** 369.1, 370.1.b.1. */
const asAbility = wordings<AsAbility>("as", "As …", () => [
  phrase<AsAbility>()(
    { ability: "as" },
    often,
    "as",
    field("event", asEvent),
    optional(during),
    ",",
    instructionsOrPlaySelf,
  ),
]);
const additionalCost = wordings<AdditionalCostAbility>("additional-cost", "an additional cost", () => [
  phrase<AdditionalCostAbility>()(
    { ability: "additional-cost" },
    choice(
      ["as an additional cost to play", field("what", self), ",", list("actions", action, "and")],
      [
        set("optional", true),
        optional("if", field("if", condition), ","),
        mayPay,
        "as an additional cost to play",
        field("what", self),
      ],
      // Older cards: understood, and written as above.
      [
        set("optional", true),
        spelled(sequence("as you play", field("what", self), ",", mayPay, "as an additional cost")),
      ],
      [
        set("optional", true),
        spelled(sequence("as an additional cost to play", field("what", self), ",", mayPay)),
      ],
    ),
    ".",
    optional(list("riders", rider, "none")),
  ),
]);

quotedAbility.define(quotedAbilities);

/** One line of a card's text. */
export const ability: Category<Ability> = union("ability", "an ability", () => [
  keywordAbility,
  spellAbility,
  triggeredAbility,
  activatedAbility,
  passiveAbility,
  replacementAbility,
  additionalCost,
  asYouPlayAbility,
  asAbility,
  dependentAbility,
]);
