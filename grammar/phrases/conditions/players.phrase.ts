import type { HeldCards, Many, ThisBattlefield } from "../../../runtime/effects/condition.ts";
import {
  choice,
  either,
  field,
  number,
  phrase,
  plural,
  sequence,
  set,
  spelled,
  spelling,
  union,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { singleReference } from "../references.phrase.ts";
import {
  quantityOfTheirCards,
  quantityOfYourCards,
  soManyOfYourCards,
  theirCards,
  yourCards,
} from "./held-cards.phrase.ts";
import {
  amount,
  anyBattlefield,
  controllable,
  controlledQuantity,
  many,
  manyOfAmount,
  quantityOf,
  some,
} from "./quantity.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

type Controls = If<"controls">;
type There<Kind extends Controls["what"]["quantity"]> = Omit<Controls, "who" | "what"> & {
  readonly what: Extract<Controls["what"], { readonly quantity: Kind }>;
};
const oneThere = wordings<There<"a">["what"]>("one-there", "one of them", () => [some(controllable)]);
const severalThere = wordings<There<"many">["what"]>("several-there", "how many", () => [many(controllable)]);
const youControl = choice(["you control"], [spelling("you have")]);
const anOpponentControls = choice(
  ["an opponent controls"],
  [spelling("an opponent has")],
  [spelling("your opponent controls")],
  [spelling("your opponent has")],
);

const thisBattlefield = wordings<ThisBattlefield>("this-battlefield", "this battlefield", () => [
  phrase<ThisBattlefield>()({ battlefield: "this" }, "this battlefield"),
]);
const oneThing = union("one-thing", "it or this battlefield", () => [singleReference, thisBattlefield]);

const yours = union("yours-to-compare", "points or cards", () => [amount, yourCards]);
const theirs = union("theirs-to-compare", "points or cards", () => [amount, theirCards]);
/** "more points than" */
const moreThan = <Of>(word: string, of: Category<Of>) => sequence(word, plural, field("of", of), "than");
const thanYou = choice(
  ["an opponent"],
  [spelling("your opponent")],
  [set("thanEach", true), "each opponent"],
);
const battlefieldsWithUnits = quantityOf("battlefields-with-units", "how many battlefields", anyBattlefield);
type More = If<"has-more">;
type MoreOf<Who extends More["who"], Of extends More["of"]> = Omit<
  Extract<More, { readonly who: Who }>,
  "of"
> & { readonly of: Of };
type Had = Exclude<More["of"], Controlled>;
type Controlled = Extract<More["of"], { readonly kind: string }>;

/** What a player controls and has. */
export const playerConditions = (): ConditionPhrases<
  "controls" | "controls-it" | "player-has" | "has-more" | "has-units-at" | "near-victory"
> => ({
  controls: [
    phrase<Controls & { readonly who: "you" | "an-opponent" }>()(
      { if: "controls" },
      choice([set("who", "you"), youControl], [set("who", "an-opponent"), anOpponentControls]),
      field("what", controlledQuantity),
    ),
    phrase<There<"a">>()(
      { if: "controls" },
      choice(["there is"], [spelling("there's")]),
      field("what", oneThere),
    ),
    phrase<There<"many">>()({ if: "controls" }, "there are", field("what", severalThere)),
  ],
  "controls-it": [
    phrase<Omit<If<"controls-it">, "not">>()(
      { if: "controls-it" },
      either("by", { you: "you control", "an-opponent": "an opponent controls" }),
      field("what", oneThing),
    ),
    phrase<If<"controls-it"> & { readonly not: true }>()(
      { if: "controls-it", not: true },
      either("by", { you: "you don't control", "an-opponent": "no opponent controls" }),
      field("what", oneThing),
    ),
  ],
  "player-has": [
    phrase<If<"player-has"> & { readonly who: "you" }>()(
      { if: "player-has", who: "you" },
      choice(["you have"], [spelling("there are")]),
      field(
        "what",
        union("you-have", "how many", () => [manyOfAmount, quantityOfYourCards]),
      ),
    ),
    phrase<Omit<If<"player-has">, "what"> & { readonly who: "you"; readonly what: Many<HeldCards> }>()(
      { if: "player-has", who: "you" },
      spelled(sequence("there are", field("what", soManyOfYourCards))),
    ),
    phrase<If<"player-has"> & { readonly who: "an-opponent" }>()(
      { if: "player-has", who: "an-opponent" },
      "an opponent has",
      field(
        "what",
        union("they-have", "how many", () => [manyOfAmount, quantityOfTheirCards]),
      ),
    ),
  ],
  "has-more": [
    phrase<MoreOf<"you", Controlled>>()(
      { if: "has-more", who: "you" },
      youControl,
      moreThan("more", controllable),
      thanYou,
    ),
    phrase<MoreOf<"an-opponent", Controlled>>()(
      { if: "has-more", who: "an-opponent" },
      anOpponentControls,
      moreThan("more", controllable),
      "you",
    ),
    phrase<MoreOf<"you", Had>>()(
      { if: "has-more", who: "you" },
      "you have",
      moreThan("more", yours),
      thanYou,
    ),
    phrase<MoreOf<"an-opponent", Had>>()(
      { if: "has-more", who: "an-opponent" },
      "an opponent has",
      moreThan("more", theirs),
      "you",
    ),
    phrase<MoreOf<"you", More["of"]> & { readonly thanEach: true }>()(
      { if: "has-more", who: "you", thanEach: true },
      spelled(
        choice(
          [youControl, "the most", plural, field<"of", More["of"]>("of", controllable)],
          ["you have the most", plural, field<"of", More["of"]>("of", yours)],
        ),
      ),
    ),
    phrase<MoreOf<"an-opponent", More["of"]>>()(
      { if: "has-more", who: "an-opponent" },
      spelled(
        choice(
          [anOpponentControls, "the most", plural, field<"of", More["of"]>("of", controllable)],
          ["an opponent has the most", plural, field<"of", More["of"]>("of", theirs)],
        ),
      ),
    ),
    // Two players: who has fewer is who the other has more than.
    phrase<MoreOf<"an-opponent", More["of"]>>()(
      { if: "has-more", who: "an-opponent" },
      spelled(
        choice(
          [choice(["you control"], ["you have"]), moreThan<More["of"]>("fewer", controllable), "an opponent"],
          ["you have", moreThan<More["of"]>("fewer", yours), "an opponent"],
        ),
      ),
    ),
    phrase<Omit<MoreOf<"you", More["of"]>, "thanEach">>()(
      { if: "has-more", who: "you" },
      spelled(
        choice(
          [
            choice(["an opponent controls"], ["an opponent has"]),
            moreThan<More["of"]>("fewer", controllable),
            "you",
          ],
          ["an opponent has", moreThan<More["of"]>("fewer", theirs), "you"],
        ),
      ),
    ),
  ],
  "has-units-at": phrase<If<"has-units-at">>()(
    { if: "has-units-at" },
    choice(
      [set("who", "you"), choice(["you have"], [spelling("you control")])],
      [set("who", "an-opponent"), choice(["an opponent has"], [spelling("an opponent controls")])],
    ),
    "units at",
    field("at", battlefieldsWithUnits),
  ),
  "near-victory": phrase<If<"near-victory">>()(
    { if: "near-victory" },
    either("whose", { yours: "your score", opponents: "an opponent's score" }),
    "is within",
    number("points"),
    "points of the Victory Score",
  ),
});
