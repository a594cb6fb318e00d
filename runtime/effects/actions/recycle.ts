import type { Movables } from "../object.ts";
import type { RuneChoice } from "../selection.ts";

/** 416. "Recycle a friendly unit." "Recycle the rest." "Recycle one of your runes." */
export interface Recycle {
  readonly do: "recycle";
  readonly step: number;
  readonly what: Movables | RuneChoice;
  /** "after you play it" */
  readonly afterPlay?: true;
}

/** 416. "Recycle 3 from your trash." */
export interface RecycleFromTrash {
  readonly do: "recycle-from-trash";
  readonly step: number;
  readonly count: number;
}
