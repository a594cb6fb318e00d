import type { AlsoGive, Give } from "../../../runtime/effects/actions/give.ts";
import type { PrintedGift } from "../../../runtime/effects/gift.ts";
import type { It } from "../../../runtime/effects/reference.ts";
import type { Duration } from "../../../runtime/effects/value.ts";
import {
  choice,
  field,
  number,
  optional,
  phrase,
  sequence,
  set,
  spelled,
  spelling,
  subject,
  unsaid,
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import { duration } from "../duration.phrase.ts";
import { counted } from "../filters/counted.phrase.ts";
import { gift, printedGift, quotedGift, unquotedGift } from "../gifts.phrase.ts";
import { permanentObjects } from "../objects.phrase.ts";
import { otherThanSelf } from "../references.phrase.ts";

/** 477.3.b. Of decreases and of increases. */
const limits = [
  optional(", to a minimum of", number("minimum"), "[M]"),
  optional(", to a maximum of", number("maximum"), "[M]"),
] as const;

/** "Give a unit +2 [M] this turn." "Give a unit -1 [M] this turn, to a minimum of 1 [M]." */
const give = [
  phrase<Omit<Give, "giftFirst">>()(
    { do: "give" },
    verb("give"),
    field("to", permanentObjects),
    optional(set("each", true), "each"),
    field("gift", gift),
    optional(duration),
    optional("for each", field("per", counted)),
    ...limits,
    optional(
      "and",
      field("and", () => alsoGive),
    ),
  ),
  phrase<Omit<Give, "and" | "each" | "per" | "minimum" | "maximum"> & { readonly giftFirst: true }>()(
    { do: "give", giftFirst: true },
    verb("give"),
    field("gift", gift),
    "to",
    field("to", permanentObjects),
    optional(duration),
  ),
];
/** "It gains [Shield 2] this combat.", "This turn, that unit has …": the same as "Give it [Shield 2] this combat." */
type Gained = Pick<Give, "do" | "step" | "to" | "gift" | "duration">;
const gains = choice([verb("gain")], [spelling(verb("have", "has"))], [spelling(verb("get"))]);
const headDuration = choice(
  [set("duration", "turn"), "this turn"],
  [set("duration", "combat"), "this combat"],
  [
    set("duration", "your-next-turn"),
    choice(["until your next turn"], [spelling("until the start of your next turn")]),
  ],
);
const gain = phrase<Gained>()(
  { do: "give" },
  choice(
    [spelled(sequence(subject("to", permanentObjects), gains, field("gift", gift), duration))],
    [spelled(sequence(headDuration, ",", subject("to", permanentObjects), gains, field("gift", gift)))],
    // Without a duration it is still understood, and told; "it has [Tank]" would be a statement of fact, and so is
    // "this gains" before an ability in quotation marks.
    [spelled(sequence(subject("to", permanentObjects), verb("gain"), field("gift", unquotedGift)))],
    [spelled(sequence(subject("to", otherThanSelf), verb("gain"), field("gift", quotedGift)))],
  ),
);
const alsoGive = wordings<AlsoGive>("also-give", "a unit", () => [
  phrase<AlsoGive>()(
    { also: "give" },
    field("to", permanentObjects),
    field("gift", gift),
    optional(duration),
    ...limits,
  ),
]);
export type GivenAlso = Pick<Give, "do" | "step"> & {
  readonly to: It;
  readonly gift: PrintedGift;
  readonly duration: Duration;
};
/** "…, then an additional +1 [M] this turn": "give it" is understood */
export const givenAlso = wordings<GivenAlso>("given-also", "Might or keywords", () => [
  phrase<GivenAlso>()(
    { do: "give" },
    unsaid<It>()("to", { refer: "it" }),
    field("gift", printedGift),
    duration,
  ),
]);
export const gives = [...give, gain];
