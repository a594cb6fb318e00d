import type { Passive } from "../effects/index.ts";

/** ", to a minimum of 1 [M]", ", to a maximum of 5 [M]" */
export interface MightLimits {
  readonly minimum?: number;
  readonly maximum?: number;
}

export const isLimited = ({ maximum, minimum }: MightLimits): boolean =>
  maximum !== undefined || minimum !== undefined;

/**
 * 477.3.b, 477.3.e. What is left of a change of Might that was `before`: a decrease does not go below the minimum, nor an
 * increase above the maximum, and neither turns round where the Might is beyond it already.
 */
export function withinLimits(amount: number, { maximum, minimum }: MightLimits, before: number): number {
  if (amount < 0) return minimum === undefined ? amount : Math.min(0, Math.max(amount, minimum - before));
  return maximum === undefined ? amount : Math.max(0, Math.min(amount, maximum - before));
}

/**
 * 480. Whether the order of such abilities is seen: each of them looks at what the others have come to. All others either
 * add up, or come after what they depend on (479).
 */
export const isOrdered = (passive: Passive): boolean =>
  passive.passive === "might-increased-to" || (passive.passive === "have" && isLimited(passive));
