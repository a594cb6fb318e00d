import type { Attach, Detach } from "../../../runtime/effects/actions/attach.ts";
import { field, optional, phrase, verb } from "../../combinators/phrase.ts";
import { gearObjects, unitObjects } from "../objects.phrase.ts";
import { singleReference } from "../references.phrase.ts";

/** 434. "Attach it to a unit you control." */
export const attach = phrase<Attach>()(
  { do: "attach" },
  verb("attach", "attaches"),
  field("what", gearObjects),
  "to",
  field("to", unitObjects),
);
/** 435. "Detach an Equipment from it." */
export const detach = phrase<Detach>()(
  { do: "detach" },
  verb("detach", "detaches"),
  field("what", gearObjects),
  optional("from", field("from", singleReference)),
);
