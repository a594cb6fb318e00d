import type { AddBattlefield, EnterSo, EnterThere } from "../../../runtime/effects/actions/battlefields.ts";
import {
  either,
  optional,
  phrase,
  set,
  subject,
  tokenName,
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import { me, self } from "../references.phrase.ts";

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
export const enterThere = phrase<EnterThere>()({ do: "enter" }, subject("who", me), verb("enter"), "there");
/** 369.3. "I enter ready.", after what is done as it is played: elsewhere it is a passive ability. */
export const enterSo = wordings<EnterSo>("enter-so", "I enter ready", () => [
  phrase<EnterSo>()(
    { do: "enter" },
    subject("who", self),
    verb("enter"),
    either("state", { ready: "ready", exhausted: "exhausted" }),
  ),
]);
