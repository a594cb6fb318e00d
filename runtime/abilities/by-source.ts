import type { BySource } from "../effects/index.ts";
import type { EventFrame } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";

/** 411.6, 740.1. "by an enemy spell or ability": whether what has done it is such a thing. */
export function isBySource(
  { context: { you } }: Scope,
  by: BySource | undefined,
  { by: player, sources }: Pick<EventFrame, "by" | "sources">,
): boolean {
  if (by === undefined) return true;
  const isOf = (kind: "spell" | "ability"): boolean => sources.some((source) => source.kind === kind);
  if (!(by.includes("spell") && isOf("spell")) && !(by.endsWith("ability") && isOf("ability"))) return false;
  if (!by.includes("enemy") && !by.includes("friendly")) return true;
  return you !== null && player !== null && (player === you) === by.includes("friendly");
}
