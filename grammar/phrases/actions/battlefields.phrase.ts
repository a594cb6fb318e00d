import type {
  AddBattlefield,
  EnterThere,
  ReplaceBattlefield,
} from "../../../runtime/effects/actions/battlefields.ts";
import { field, optional, phrase, set, subject, tokenName, union, verb } from "../../combinators/phrase.ts";
import { me, that } from "../references.phrase.ts";
import { battlefieldSelection } from "../where.phrase.ts";

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
const replaced = union("replaced-battlefield", "a battlefield", () => [that, battlefieldSelection]);
/** 438. "Replace that battlefield with a Brush battlefield token." */
export const replaceBattlefield = phrase<ReplaceBattlefield>()(
  { do: "replace-battlefield" },
  verb("replace"),
  field("what", replaced),
  "with a",
  tokenName("name"),
  "battlefield token",
);
