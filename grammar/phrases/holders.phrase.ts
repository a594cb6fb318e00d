import type { PermanentFilter } from "../../runtime/effects/filter.ts";
import type { It } from "../../runtime/effects/reference.ts";
import type { Every } from "../../runtime/effects/selection.ts";
import { field, phrase, plural, singular, union, wordings } from "../combinators/phrase.ts";
import { tokens } from "./filters/permanents.phrase.ts";
import { self } from "./references.phrase.ts";
import { unitGroup } from "./selections.phrase.ts";

/** "While a unit here is alone, it has …" */
const it = wordings<It>("it-that-has", "it", () => [phrase<It>()({ refer: "it" }, singular, "it")]);
/** Of what a passive ability says something. */
export const holder = union("holder", "I or units", () => [self, it, unitGroup]);
/** "your tokens" */
export const everyToken = wordings<Every<PermanentFilter>>("every-token", "tokens", () => [
  phrase<Every<PermanentFilter>>()({ select: "every" }, plural, field("of", tokens)),
]);
export const holderOrTokens = union("holder-or-tokens", "I or units", () => [holder, everyToken]);
