import type {
  GroupWhere,
  PermanentFilter,
  Side,
  Where,
  GroupOfPermanents,
} from "../../../runtime/effects/filter.ts";
import {
  choice,
  either,
  field,
  noun,
  optional,
  phrase,
  set,
  spelling,
  union,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { plainPermanent } from "../quality.phrase.ts";
import { plainGear } from "./gear.phrase.ts";
import { plainUnit } from "./units.phrase.ts";
import { groupWhere, where } from "../where.phrase.ts";
import { sides, your, before, control, placed } from "./permanent-words.phrase.ts";

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
type TokenThere = Omit<PermanentFilter, "yours" | "state" | "mighty" | "quality" | "unchosen"> & {
  readonly state: "token";
};
/** "friendly token", "token you control": a unit or a gear (179) */
export const token: Category<PermanentFilter> = wordings<TokenThere>("token-filter", "token", () => [
  phrase<TokenThere>()(
    { kind: "permanent", state: "token" },
    optional(set("other", true), "other"),
    optional(either("side", sides)),
    noun("token"),
    control,
    optional(field("where", where)),
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
/** "enemy units and/or gear": some of either, or of both */
export const unitsAndOrGear: Category<PermanentFilter> = wordings<Omit<PermanentFilter, "yours">>(
  "units-and-or-gear",
  "units and/or gear",
  () => [
    phrase<Omit<PermanentFilter, "yours">>()(
      { kind: "permanent" },
      before,
      choice(["units and/or gear"], [spelling("gear and/or units")]),
      placed<Where>(where),
    ),
  ],
);

type PlainPermanent = Omit<PermanentFilter, "yours" | "where" | "quality" | "unchosen">;
plainPermanent.define(
  union("plain-permanents", "a unit or gear", () => [
    plainUnit,
    plainGear,
    wordings<PlainPermanent>("plain-unit-or-gear", "unit or gear", () => [
      phrase<PlainPermanent>()({ kind: "permanent" }, before, "unit or gear", control),
    ]),
  ]),
);
