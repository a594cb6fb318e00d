import type { Player } from "./object.ts";
import type { Source } from "./event.ts";

/** 428.5. To whom a kill is attributed, and who is responsible for it. */
export interface Attribution {
  readonly by: Player | null;
  readonly sources: readonly Source[];
}
