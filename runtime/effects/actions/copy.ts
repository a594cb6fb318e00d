import type { Units } from "../object.ts";
import type { It, Reference, That } from "../reference.ts";

/** 477.1.b. "It becomes a copy of that unit." "They become copies of me." */
export interface BecomeCopy {
  readonly do: "become-copy";
  readonly step: number;
  readonly who: Reference;
  readonly of: Units;
}

/** 136, 477. "Copy that unit's text to this Equipment's effect text": its abilities are appended where this is attached. */
export interface CopyText {
  readonly do: "copy-text";
  readonly step: number;
  readonly of: It | That;
  /** "for as long as this is attached to it" */
  readonly whileAttached?: true;
}
