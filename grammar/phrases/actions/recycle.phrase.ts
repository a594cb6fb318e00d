import type { Recycle, RecycleFromTrash } from "../../../runtime/effects/actions/recycle.ts";
import { field, number, optional, phrase, set, union, verb } from "../../combinators/phrase.ts";
import { topCards, topRunes } from "../decks.phrase.ts";
import { permanentOrCardObjects } from "../objects.phrase.ts";
import { wholeZoneGroup } from "../card-selections.phrase.ts";
import { runeChoice } from "../selections.phrase.ts";

const recycled = union("recycled", "cards or a rune", () => [
  permanentOrCardObjects,
  runeChoice,
  wholeZoneGroup,
  topCards,
  topRunes,
]);

/** 416. "Recycle the rest." */
export const recycle = phrase<Recycle>()(
  { do: "recycle" },
  verb("recycle"),
  field("what", recycled),
  optional(set("afterPlay", true), "after you play it"),
);
/** 416. "Recycle 3 from your trash." */
export const recycleFromTrash = phrase<RecycleFromTrash>()(
  { do: "recycle-from-trash" },
  verb("recycle"),
  number("count"),
  "from your trash",
);
