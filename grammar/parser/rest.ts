import { matchBoth, type Matcher } from "./matcher.ts";

/**
 * What follows a part of a phrase. Worked out when it is asked for the first time: a text uses few of all phrases, and to
 * prepare the others costs most of the start.
 */
export type Rest = () => Matcher;

export function lazily(make: () => Matcher): Rest {
  let matcher: Matcher | undefined;
  return () => (matcher ??= make());
}
/** A part, and what follows it. */
export const before = (part: Rest, rest: Rest): Rest => lazily(() => matchBoth(part(), rest()));
