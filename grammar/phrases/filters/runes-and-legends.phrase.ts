import type { LegendFilter, RuneFilter, Side } from "../../../runtime/effects/filter.ts";
import { either, noun, optional, phrase, wordings, type Category } from "../../combinators/phrase.ts";
import { sides, your } from "./permanent-words.phrase.ts";

const side = optional(either("side", sides));
const domain = optional(
  either("domain", {
    fury: "[R]",
    calm: "[G]",
    mind: "[B]",
    body: "[O]",
    chaos: "[P]",
    order: "[Y]",
  }),
);
export const rune: Category<RuneFilter> = wordings<Omit<RuneFilter, "yours">>("rune", "rune", () => [
  phrase<Omit<RuneFilter, "yours">>()({ kind: "rune" }, side, domain, noun("rune")),
]);
export const yourRunes: Category<RuneFilter> = wordings<RuneFilter & { readonly yours: true }>(
  "your-runes",
  "your runes",
  () => [
    phrase<RuneFilter & { readonly yours: true }>()(
      { kind: "rune", yours: true },
      "your",
      side,
      domain,
      "runes",
    ),
  ],
);
export const allRunes = wordings<RuneFilter>("all-runes", "runes", () => [
  phrase<RuneFilter>()({ kind: "rune" }, your, side, domain, "runes"),
]);
export const legend: Category<LegendFilter> = wordings<Omit<LegendFilter, "yours">>(
  "legend",
  "legend",
  () => [phrase<Omit<LegendFilter, "yours">>()({ kind: "legend" }, side, "legend")],
);
type YourLegend = Omit<LegendFilter, "side"> & { readonly yours: true };
/** "friendly legends" */
export const legends: Category<LegendFilter> = wordings<Omit<LegendFilter, "yours">>(
  "legends",
  "legends",
  () => [
    phrase<Omit<LegendFilter, "yours"> & { readonly side: Side }>()(
      { kind: "legend" },
      either("side", sides),
      "legends",
    ),
  ],
);
export const yourLegend: Category<LegendFilter> = wordings<YourLegend>("your-legend", "your legend", () => [
  phrase<YourLegend>()({ kind: "legend", yours: true }, "your legend"),
]);
