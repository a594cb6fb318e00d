import type { Passive } from "../../runtime/effects/passive.ts";
import type { Me, This } from "../../runtime/effects/reference.ts";
import { category, field, optional, phrase, spelled, subject, verb } from "../combinators/phrase.ts";
import { costChange, costing, predicate } from "./cost-changes.phrase.ts";
import { ownCost, reducedCost, reducedEnergyCost } from "./cost-reductions.phrase.ts";

type PassiveOf<Kind extends Passive["passive"]> = Extract<Passive, { readonly passive: Kind }>;
export type CostPassive = PassiveOf<"costs-less" | "energy-cost-reduced" | "ignore-cost">;

/** 356. What costs more or less. */
export const costPassive = category<CostPassive, "passive">(
  "cost-passive",
  "what it costs",
  "passive",
  () => ({
    "costs-less": [
      phrase<PassiveOf<"costs-less">>()(
        { passive: "costs-less" },
        subject("what", costing),
        verb("cost"),
        costChange,
        optional("and", field("predicate", predicate)),
      ),
      phrase<
        Omit<PassiveOf<"costs-less">, "what" | "or" | "more" | "from" | "during" | "and" | "predicate"> & {
          readonly what: Me | This;
        }
      >()({ passive: "costs-less" }, spelled(reducedCost)),
    ],
    "energy-cost-reduced": phrase<PassiveOf<"energy-cost-reduced">>()(
      { passive: "energy-cost-reduced" },
      reducedEnergyCost,
    ),
    "ignore-cost": phrase<PassiveOf<"ignore-cost">>()(
      { passive: "ignore-cost" },
      "ignore",
      field("what", ownCost),
    ),
  }),
);
