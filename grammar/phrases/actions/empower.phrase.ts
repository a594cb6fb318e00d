import type { Disempower, Empower } from "../../../runtime/effects/actions/empower.ts";
import { choice, field, phrase, set, verb } from "../../combinators/phrase.ts";
import { exhaustibleObjects } from "../objects.phrase.ts";

/** 441. "Empower me." */
export const empower = phrase<Empower>()(
  { do: "empower" },
  choice([set("asKeyword", true), "[Empower]"], [verb("empower")]),
  field("what", exhaustibleObjects),
);
/** 442. "Disempower all units you control." */
export const disempower = phrase<Disempower>()(
  { do: "disempower" },
  verb("disempower"),
  field("what", exhaustibleObjects),
);
