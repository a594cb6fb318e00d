import type { Ability, PassiveAbility } from "../effects/index.ts";

interface Line {
  readonly ability: Ability;
}
const isInsteadOf = (ability: Ability, before: PassiveAbility): boolean =>
  ability.ability === "passive" &&
  ability.instead === true &&
  ability.passive.passive === before.passive.passive;

/**
 * "[Level 3][>] I cost [2] less." "[Level 6][>] I cost [4] less instead.": a line that says "instead" and is active
 * stands in place of the lines of the same kind before it.
 */
export function isReplacedByLine<Of extends Line>(
  lines: readonly Of[],
  position: number,
  isActive: (line: Of) => boolean,
): boolean {
  const ability = lines[position]?.ability;
  if (ability?.ability !== "passive") return false;
  return lines.slice(position + 1).some((line) => isInsteadOf(line.ability, ability) && isActive(line));
}
