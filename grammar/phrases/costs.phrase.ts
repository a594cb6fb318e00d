import type { Cost, CostPart } from "../../runtime/effects/cost.ts";
import { capital, category, field, phrase, resources, wordings, type Part } from "../combinators/phrase.ts";
import { action } from "./actions/action.phrase.ts";

type PartOf<Kind extends CostPart["cost"]> = Extract<CostPart, { readonly cost: Kind }>;

const payResources = phrase<PartOf<"pay">>()({ cost: "pay" }, resources("resources"));

/** 377. Before the colon of an activated ability: "[1][R]", "[E]", "Discard 1". */
export const costPart = category<CostPart, "cost">("cost-part", "a cost", "cost", () => ({
  pay: payResources,
  "exhaust-this": phrase<PartOf<"exhaust-this">>()({ cost: "exhaust-this" }, "[E]"),
  do: phrase<PartOf<"do">>()({ cost: "do" }, capital, field("action", action)),
}));
export const resourceCost = wordings<CostPart>("resource-cost", "[1][R]", () => [payResources]);

/** What stands after a keyword: resources alone, or after a dash whatever can be a cost. */
export const keywordCost: Part<{ readonly cost?: Cost }> = {
  node: {
    is: "optional",
    of: {
      is: "choice",
      of: [
        { is: "list", key: "cost", category: () => resourceCost, separator: "comma" },
        {
          is: "sequence",
          of: [
            { is: "word", word: "—" },
            { is: "list", key: "cost", category: () => costPart, separator: "comma" },
          ],
        },
      ],
    },
  },
};
