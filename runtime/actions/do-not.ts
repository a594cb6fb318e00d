import type { Executor } from "./executor.ts";
import { ignored } from "./executor.ts";

/** What it says has been seen to where the others were told: see ../chain/spared.ts. */
export const doNot: Executor<"do-not"> = () => ignored;
