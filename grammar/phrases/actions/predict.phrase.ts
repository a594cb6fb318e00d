import type { Predict } from "../../../runtime/effects/actions/predict.ts";
import { choice, phrase, set, valued } from "../../combinators/phrase.ts";

/** 436. "[Predict]." "[Predict 2]." */
export const predict = phrase<Predict>()(
  { do: "predict" },
  choice([set("count", 1), "[Predict]"], [valued("Predict", "count")]),
);
