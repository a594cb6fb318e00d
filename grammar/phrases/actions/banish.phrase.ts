import type { Banish } from "../../../runtime/effects/actions/banish.ts";
import type { Movables } from "../../../runtime/effects/object.ts";
import { choice, field, phrase, set, union, verb, type Category } from "../../combinators/phrase.ts";
import { topCards } from "../decks.phrase.ts";
import { self } from "../references.phrase.ts";
import { permanentOrCardObjects } from "../objects.phrase.ts";

const banished: Category<Movables> = union("banished", "a unit, gear or card", () => [
  permanentOrCardObjects,
  topCards,
]);
/** 427. "Banish a friendly unit." "Banish the top card of your Main Deck." */
export const banish = phrase<Banish>()(
  { do: "banish" },
  verb("banish", "banishes"),
  choice([field("what", banished)], [field("what", self), set("from", "your-trash"), "from your trash"]),
);
