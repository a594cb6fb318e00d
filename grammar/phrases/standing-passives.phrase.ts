import type { Me } from "../../runtime/effects/reference.ts";
import type { UnitGroup } from "../../runtime/effects/selection.ts";
import type { Passive } from "../../runtime/effects/passive.ts";
import {
  category,
  choice,
  either,
  field,
  number,
  optional,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  subject,
  tag,
  union,
  verb,
  wordings,
} from "../combinators/phrase.ts";
import { damageFrom } from "./actions/damage.phrase.ts";
import { lostKeywords } from "./actions/lose-keywords.phrase.ts";
import { keywordName } from "./keywords.phrase.ts";
import { me } from "./references.phrase.ts";
import { unitGroup } from "./selections.phrase.ts";

type PassiveOf<Kind extends Passive["passive"]> = Extract<Passive, { readonly passive: Kind }>;
type Ignoring = Omit<PassiveOf<"ignores-keyword">, "while">;
export type StandingPassive = PassiveOf<
  "prevents-damage" | "assigned-damage" | "ignores-keyword" | "may-move-here" | "loses-keywords" | "has-tag"
>;

type Prevented = Omit<PassiveOf<"prevents-damage">, "each" | "amount"> & {
  readonly amount: number;
  readonly each: "combat" | "turn";
};
const eachTime = either("each", { combat: "each combat", turn: "each turn" });
const units = union("standing-units", "I or units", () => [me, unitGroup]);

const iAm = wordings<Me>("i-am", "I'm", () => [phrase<Me>()({ refer: "me" }, "I'm")]);
/** What is true of units in combat, of what is paid, and of what something is. */
export const standingPassive = category<StandingPassive, "passive">(
  "standing-passive",
  "a passive ability",
  "passive",
  () => ({
    "prevents-damage": [
      phrase<Omit<PassiveOf<"prevents-damage">, "each"> & { readonly amount: "all" }>()(
        { passive: "prevents-damage", amount: "all" },
        "prevent all",
        optional(damageFrom),
        "damage that would be dealt to",
        field("to", units),
      ),
      phrase<Prevented>()(
        { passive: "prevents-damage" },
        "prevent the first",
        number("amount"),
        optional(damageFrom),
        "damage that would be dealt to",
        field("to", units),
        eachTime,
      ),
      // "the first 3 damage I would take each combat"
      phrase<Omit<Prevented, "to" | "from"> & { readonly to: Me }>()(
        { passive: "prevents-damage" },
        spelled(
          sequence(
            "prevent the first",
            number("amount"),
            "damage",
            subject("to", me),
            "would take",
            eachTime,
          ),
        ),
      ),
    ],
    "assigned-damage": phrase<PassiveOf<"assigned-damage">>()(
      { passive: "assigned-damage" },
      subject("who", units),
      "must be assigned combat damage",
      either("order", { first: "first", last: "last" }),
    ),
    "ignores-keyword": [
      phrase<Ignoring & { readonly while: "assigning-damage" | "assigning-damage-here" }>()(
        { passive: "ignores-keyword" },
        "you ignore",
        keywordName,
        either("while", {
          "assigning-damage-here": "while assigning combat damage here",
          "assigning-damage": "while assigning combat damage",
        }),
      ),
      phrase<Ignoring & { readonly while: "paying-its-costs" }>()(
        { passive: "ignores-keyword" },
        "ignore",
        keywordName,
        set("while", "paying-its-costs"),
        choice(
          ["while paying this spell's costs"],
          [spelling("while paying my costs")],
          [spelling("while paying this card's costs")],
        ),
      ),
    ],
    "may-move-here": phrase<PassiveOf<"may-move-here">>()(
      { passive: "may-move-here" },
      subject("who", unitGroup),
      "can move here from anywhere",
    ),
    "loses-keywords": phrase<PassiveOf<"loses-keywords">>()(
      { passive: "loses-keywords" },
      subject("who", unitGroup),
      verb("lose"),
      lostKeywords,
    ),
    "has-tag": [
      phrase<Omit<PassiveOf<"has-tag">, "who"> & { readonly who: UnitGroup }>()(
        { passive: "has-tag" },
        field("who", unitGroup),
        choice(["are"], [spelling("are also")]),
        plural,
        tag("tag"),
      ),
      phrase<Omit<PassiveOf<"has-tag">, "who"> & { readonly who: Me }>()(
        { passive: "has-tag" },
        field("who", iAm),
        choice(["a"], [spelling("also a")]),
        singular,
        tag("tag"),
      ),
    ],
  }),
);
