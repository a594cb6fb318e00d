import type { DerivedGift, PrintedGift } from "../../runtime/effects/gift.ts";
import type { Passive } from "../../runtime/effects/passive.ts";
import type { Me, This } from "../../runtime/effects/reference.ts";
import {
  category,
  either,
  field,
  number,
  optional,
  phrase,
  set,
  spelled,
  spelling,
  subject,
  union,
  verb,
  choice,
} from "../combinators/phrase.ts";
import { costChange, costing, ownCost, reducedCost, reducedEnergyCost } from "./cost-changes.phrase.ts";
import { counted } from "./filters.phrase.ts";
import { derivedGift, printedGift } from "./gifts.phrase.ts";
import { me, self } from "./references.phrase.ts";
import { everyUnit, unitGroup } from "./selections.phrase.ts";

type PassiveOf<Kind extends Passive["passive"]> = Extract<Passive, { readonly passive: Kind }>;

const holder = union("holder", "I or units", () => [self, unitGroup]);
const moving = union("moving", "I or units", () => [me, everyUnit]);
const entering = union("entering", "I or units", () => [self, everyUnit]);

type Have = Omit<PassiveOf<"have">, "gift" | "here" | "enterReady">;
const has = choice([verb("have", "has")], [spelling("each", verb("have", "has"))], [spelling(verb("get"))]);

/** 364. What is true as long as the card is there. */
export const passive = category<Passive, "passive">("passive", "a passive ability", "passive", () => ({
  have: [
    phrase<Have & { readonly gift: PrintedGift; readonly here?: true; readonly enterReady?: true }>()(
      { passive: "have" },
      subject("who", holder),
      has,
      field("gift", printedGift),
      optional(set("here", true), "here"),
      optional("for each", field("per", counted)),
      optional(set("enterReady", true), "and", verb("enter"), "ready"),
    ),
    phrase<Have & { readonly gift: DerivedGift }>()(
      { passive: "have" },
      subject("who", holder),
      has,
      field("gift", derivedGift),
      optional("for each", field("per", counted)),
    ),
  ],
  "bonus-damage": phrase<PassiveOf<"bonus-damage">>()(
    { passive: "bonus-damage" },
    either("from", {
      "your-spells-and-abilities": "your spells and abilities",
      "spells-and-abilities": "spells and abilities",
      "your-spells": "your spells",
      "your-abilities": "your abilities",
    }),
    "deal",
    number("amount"),
    "Bonus Damage",
    optional("to", field("to", everyUnit)),
  ),
  "damage-cannot-be-prevented": phrase<PassiveOf<"damage-cannot-be-prevented">>()(
    { passive: "damage-cannot-be-prevented" },
    "your damage can't be prevented",
  ),
  "any-damage-kills": phrase<PassiveOf<"any-damage-kills">>()(
    { passive: "any-damage-kills" },
    "any amount of your damage is enough to kill",
    field("who", everyUnit),
  ),
  enter: phrase<PassiveOf<"enter">>()(
    { passive: "enter" },
    subject("who", entering),
    verb("enter"),
    either("state", { ready: "ready", exhausted: "exhausted" }),
  ),
  "assigned-damage-last": phrase<PassiveOf<"assigned-damage-last">>()(
    { passive: "assigned-damage-last" },
    "I must be assigned combat damage last",
  ),
  "cannot-be-chosen": phrase<PassiveOf<"cannot-be-chosen">>()(
    { passive: "cannot-be-chosen" },
    "I can't be chosen by enemy spells and abilities",
  ),
  "may-be-played-to": phrase<PassiveOf<"may-be-played-to">>()(
    { passive: "may-be-played-to" },
    "you may play me to",
    either("where", {
      "open-battlefield": "an open battlefield",
      "occupied-enemy-battlefield": "an occupied enemy battlefield",
    }),
  ),
  "deals-no-combat-damage": phrase<PassiveOf<"deals-no-combat-damage">>()(
    { passive: "deals-no-combat-damage" },
    "I don't deal combat damage",
  ),
  "cannot-move-to-base": phrase<PassiveOf<"cannot-move-to-base">>()(
    { passive: "cannot-move-to-base" },
    subject("who", moving),
    "can't move",
    optional(set("fromHere", true), "from here"),
    "to base",
  ),
  "takes-no-damage": phrase<PassiveOf<"takes-no-damage">>()(
    { passive: "takes-no-damage" },
    "I don't take damage",
  ),
  "costs-less": [
    phrase<PassiveOf<"costs-less">>()(
      { passive: "costs-less" },
      subject("what", costing),
      verb("cost"),
      costChange,
    ),
    phrase<Omit<PassiveOf<"costs-less">, "what" | "or" | "more" | "from"> & { readonly what: Me | This }>()(
      { passive: "costs-less" },
      spelled(reducedCost),
    ),
  ],
  "energy-cost-reduced": phrase<PassiveOf<"energy-cost-reduced">>()(
    { passive: "energy-cost-reduced" },
    reducedEnergyCost,
  ),
  "ignore-cost": phrase<PassiveOf<"ignore-cost">>()(
    { passive: "ignore-cost" },
    "ignore",
    field("what", ownCost),
  ),
}));
