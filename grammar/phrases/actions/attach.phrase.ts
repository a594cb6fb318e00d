import type { Attach, Detach } from "../../../runtime/effects/actions/attach.ts";
import { field, optional, phrase, union, verb } from "../../combinators/phrase.ts";
import { gearObjects, unitObjects } from "../objects.phrase.ts";
import { singleReference } from "../references.phrase.ts";
import { unitChoice } from "../selections.phrase.ts";

/** 434. "Attach it to a unit you control." */
export const attach = phrase<Attach>()(
  { do: "attach" },
  verb("attach", "attaches"),
  field("what", gearObjects),
  "to",
  field("to", unitObjects),
);
const detachedFrom = union("detached-from", "it or a unit", () => [singleReference, unitChoice]);
/** 435. "Detach an Equipment from it." */
export const detach = phrase<Detach>()(
  { do: "detach" },
  verb("detach", "detaches"),
  field("what", gearObjects),
  optional("from", field("from", detachedFrom)),
);
