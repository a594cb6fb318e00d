import type { Choice } from "../../runtime/effects/selection.ts";

const boardKinds: ReadonlySet<string> = new Set([
  "unit",
  "gear",
  "permanent",
  "rune",
  "legend",
  "something",
  "facedown",
  "battlefield",
]);

/** 355.5, 355.9.a. Chosen as the item is finalized, among objects on the board. */
export const isTargetOnBoard = (choice: Choice): boolean =>
  choice.chosenAt === "finalization" && boardKinds.has(choice.of.kind);

const trashes: ReadonlySet<string> = new Set([
  "your-trash",
  "their-trash",
  "an-opponents-trash",
  "opponents-trashes",
  "a-trash",
  "trashes",
]);

/** 355.10.a.1. Trashes are public, so what is chosen in them is a target as well. */
export const isTargetInTrash = ({ chosenAt, of }: Choice): boolean =>
  chosenAt === "finalization" && of.kind === "card" && trashes.has(of.zone?.from ?? "");

/** How many must be chosen; 0 where none has to be (355.13). */
export function mandatoryCount(choice: Choice): number {
  switch (choice.select) {
    case "one":
    case "another":
    case "one-of-theirs":
      return 1;
    case "exactly":
      return choice.count;
    case "up-to":
    case "any-number":
      return 0;
    default:
      return choice satisfies never;
  }
}
