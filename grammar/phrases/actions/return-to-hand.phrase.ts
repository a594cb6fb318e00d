import type { ReturnToHand } from "../../../runtime/effects/actions/return-to-hand.ts";
import {
  choice,
  either,
  field,
  optional,
  phrase,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import type { CardFilter } from "../../../runtime/effects/filter.ts";
import type { One } from "../../../runtime/effects/selection.ts";
import { championOrBoardCard, type OwnCard } from "../filters/cards.phrase.ts";
import { permanentOrCardObjects } from "../objects.phrase.ts";
import { reference } from "../references.phrase.ts";

/** 056, 124. "Return a unit at a battlefield to its owner's hand." */
const returned = phrase<ReturnToHand>()(
  { do: "return-to-hand" },
  verb("return"),
  choice(
    [field("what", permanentOrCardObjects)],
    [field("what", reference), set("from", "your-trash"), "from your trash"],
  ),
  "to",
  either("hand", {
    "its-owners": [choice(["its owner's hand"], [spelling("their hand")])],
    "their-owners": "their owners' hands",
    "my-owners": "my owner's hand",
    your: "your hand",
  }),
  optional(
    set("insteadOfTrash", true),
    choice(["instead of putting it in their trash"], [spelling("instead of putting it into their trash")]),
  ),
);
type OwnChoice = Omit<One<CardFilter>, "of"> & { readonly of: OwnCard };
const ownChoice = wordings<OwnChoice>("own-choice", "a unit you own", () => [
  phrase<OwnChoice>()({ select: "one" }, singular, "a", field("of", championOrBoardCard)),
]);
/** "Put a Teemo unit you own into your hand from your Champion Zone or the board." */
const put = phrase<Pick<ReturnToHand, "do" | "step"> & { readonly what: OwnChoice; readonly hand: "your" }>()(
  { do: "return-to-hand" },
  spelled(
    sequence(
      verb("put"),
      field("what", ownChoice),
      set("hand", "your"),
      "into your hand from your Champion Zone or the board",
    ),
  ),
);
export const returnToHand = [returned, put] as const;
