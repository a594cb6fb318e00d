import type { Card } from "./effects/index.ts";

/** The cards of a game, by name. The state holds names only. */
export type CardRegistry = ReadonlyMap<string, Card>;
