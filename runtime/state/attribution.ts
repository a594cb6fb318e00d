import type { ObjectId, Player } from "./object.ts";
import type { Source } from "./source.ts";

/** 428.5. To whom a kill is attributed, and who is responsible for it. */
export interface Attribution {
  readonly by: Player | null;
  readonly sources: readonly Source[];
  /** The spell or ability that resolved and told a unit to deal the damage (417.6.b.3): what "this kills" looks at. */
  readonly through?: ObjectId;
}
