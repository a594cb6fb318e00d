import type { FacedownFilter } from "../../../runtime/effects/filter.ts";
import { choice, either, noun, optional, phrase, spelling, wordings } from "../../combinators/phrase.ts";
import { sides } from "./permanent-words.phrase.ts";

/** 355.9.a.3. "facedown card", "friendly gear, unit, or facedown card"; older cards write "[Hidden] card". */
export const facedown = wordings<FacedownFilter>("facedown", "a facedown card", () => [
  phrase<FacedownFilter>()(
    { kind: "facedown" },
    optional(either("side", sides)),
    optional(
      either("or", {
        unit: "unit or",
        gear: "gear or",
        "unit-or-gear": [choice(["gear, unit, or"], [spelling("unit, gear, or")])],
      }),
    ),
    choice(["facedown"], [spelling("[Hidden]")]),
    noun("card"),
  ),
]);
