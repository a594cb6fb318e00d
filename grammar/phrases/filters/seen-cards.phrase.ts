import type { CardFilter, FromZone } from "../../../runtime/effects/filter.ts";
import { choice, field, phrase, spelling, wordings, type Category } from "../../combinators/phrase.ts";
import type { From } from "./zones.phrase.ts";

const ofThem = wordings<From<"of-them">>("of-them", "of them", () => [
  phrase<From<"of-them">>()(
    { from: "of-them" },
    choice(["of them"], [spelling("of those cards")], [spelling("of the revealed cards")]),
  ),
]);
const seen = wordings<From<"seen">>("seen", "one", () => [phrase<From<"seen">>()({ from: "seen" }, "one")]);
const seenInDigits = wordings<From<"seen">>("seen-in-digits", "1", () => [
  phrase<From<"seen">>()({ from: "seen" }, "1"),
]);
type CardOf<Kind extends FromZone["from"]> = CardFilter & {
  readonly type: "card";
  readonly zone: From<Kind>;
};
/** "(one) of them": of the cards that were looked at or revealed. */
export const cardOfThem: Category<CardFilter> = wordings<Pick<CardOf<"of-them">, "kind" | "type" | "zone">>(
  "card-of-them",
  "of them",
  () => [
    phrase<Pick<CardOf<"of-them">, "kind" | "type" | "zone">>()(
      { kind: "card", type: "card" },
      field("zone", ofThem),
    ),
  ],
);
const seenCardIn = (name: string, zone: Category<From<"seen">>): Category<CardFilter> =>
  wordings<Pick<CardOf<"seen">, "kind" | "type" | "zone">>(name, "one", () => [
    phrase<Pick<CardOf<"seen">, "kind" | "type" | "zone">>()(
      { kind: "card", type: "card" },
      field("zone", zone),
    ),
  ]);
/** "one": of the cards that were looked at or revealed. */
export const seenCard = seenCardIn("seen-card", seen);
/** "put 1 into your hand" */
export const seenCardInDigits = seenCardIn("seen-card-in-digits", seenInDigits);
