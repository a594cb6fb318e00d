import type { AddBattlefield, EnterThere } from "../../../runtime/effects/actions/battlefields.ts";
import { optional, phrase, set, subject, tokenName, verb } from "../../combinators/phrase.ts";
import { me } from "../references.phrase.ts";

/** 439. "Add the Baron Pit battlefield token to the board if it's not there already." */
export const addBattlefield = phrase<AddBattlefield>()(
  { do: "add-battlefield" },
  verb("add"),
  "the",
  tokenName("name"),
  "battlefield token to the board",
  optional(set("ifNotThere", true), "if it's not there already"),
);
/** 369.3. "I enter there." */
export const enterThere = phrase<EnterThere>()(
  { do: "enter-there" },
  subject("who", me),
  verb("enter"),
  "there",
);
