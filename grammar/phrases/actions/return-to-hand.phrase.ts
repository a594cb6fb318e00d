import type { ReturnToHand } from "../../../runtime/effects/actions/return-to-hand.ts";
import { choice, either, field, optional, phrase, set, spelling, verb } from "../../combinators/phrase.ts";
import { permanentOrCardObjects } from "../objects.phrase.ts";
import { reference } from "../references.phrase.ts";

/** 056, 124. "Return a unit at a battlefield to its owner's hand." */
export const returnToHand = phrase<ReturnToHand>()(
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
