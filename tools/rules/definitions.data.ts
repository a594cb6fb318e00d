/**
 * Rules that leave the machine nothing to do, with the reason in our words. definition: it names, sums up or points
 * elsewhere. outside: it speaks of something that this machine does not play, such as games of more than two.
 */
export interface DefinitionGroup {
  readonly kind: "definition" | "outside";
  readonly reason: string;
  /** Numbers, separated by spaces. */
  readonly rules: string;
}

export const definitions: readonly DefinitionGroup[] = [];

export const numbersOf = ({ rules }: DefinitionGroup): readonly string[] =>
  rules.split(/\s+/).filter((number) => number !== "");
