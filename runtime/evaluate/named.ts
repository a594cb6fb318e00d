import type { ChoosableName, Condition, Reference } from "../effects/index.ts";
import type { Player } from "../state/index.ts";
import type { Scope } from "./scope.ts";
import { stepOf } from "./round.ts";

/** 355.1. A name as it is remembered once it has been chosen. */
export const nameOf = (name: ChoosableName): string => ("tag" in name ? name.tag : name.option);

/** Those who have chosen a name. */
export function playersWhoChose(
  { round }: Scope,
  name: ChoosableName,
  means: Reference["means"],
): readonly Player[] {
  const named = means.flatMap((referent) =>
    referent.is === "step" ? Object.entries(stepOf(round, referent.step)?.named ?? {}) : [],
  );
  return (["A", "B"] as const).filter((player) =>
    named.some(([by, chosen]) => by === player && chosen === nameOf(name)),
  );
}

type Chose = Extract<Condition, { readonly if: "chose" }>;
/** "If they choose Cards, …" */
export function hasChosenName(scope: Scope, { means, name, who }: Chose): boolean {
  const { you } = scope.context;
  const chose = playersWhoChose(scope, name, means);
  switch (who) {
    case "you":
      return chose.some((player) => player === you);
    case "an-opponent":
      return chose.some((player) => player !== you);
    case "a-player":
    case "they": // Whoever was to choose.
      return chose.length > 0;
    case "no-one":
      return chose.length === 0;
    default:
      return who satisfies never;
  }
}
