import type {
  GroupWhere,
  PermanentFilter,
  Side,
  Where,
  GroupOfPermanents,
} from "../../../runtime/effects/filter.ts";
import { choice, either, phrase, spelling, wordings, type Category } from "../../combinators/phrase.ts";
import { groupWhere, where } from "../where.phrase.ts";
import { sides, your, before, placed } from "./permanent-words.phrase.ts";

/** "your tokens", "friendly tokens" */
export const tokens: Category<PermanentFilter> = wordings<TokenFilter>("tokens", "tokens", () => [
  phrase<TokenFilter & { readonly yours: true }>()(
    { kind: "permanent", state: "token", yours: true },
    "your tokens",
  ),
  phrase<TokenFilter & { readonly side: Side }>()(
    { kind: "permanent", state: "token" },
    either("side", sides),
    "tokens",
  ),
]);
interface TokenFilter {
  readonly kind: "permanent";
  readonly state: "token";
  readonly yours?: true;
  readonly side?: Side;
}
export const permanent: Category<PermanentFilter> = wordings<Omit<PermanentFilter, "yours">>(
  "permanent",
  "unit or gear",
  () => [
    phrase<Omit<PermanentFilter, "yours">>()(
      { kind: "permanent" },
      before,
      "unit or gear",
      placed<Where>(where),
    ),
  ],
);
export const permanents = wordings<GroupOfPermanents>("permanents", "units and gear", () => [
  phrase<GroupOfPermanents>()(
    { kind: "permanent" },
    your,
    before,
    choice(["units and gear"], [spelling("gear and units")]),
    placed<GroupWhere>(groupWhere),
  ),
]);
