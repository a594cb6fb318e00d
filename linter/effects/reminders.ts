import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { DeclaredKeyword, Keyword } from "../../runtime/effects/keyword.ts";

/**
 * 135.2.d. The reminder text of a keyword on a line of its own; nothing where no one wording is usual. `cost` is the cost
 * behind the keyword, if it has one that is written in symbols.
 */
export function reminderOf(
  { keyword, value = 1 }: Keyword,
  type: CardType,
  cost?: string,
): string | undefined {
  const me = type === "unit" || type === "legend" ? "me" : "this";
  switch (keyword) {
    case "Accelerate":
      return "You may pay [1][C] as an additional cost to have me enter ready.";
    case "Action":
      return "Play on your turn or in showdowns.";
    case "Reaction":
      return type === "unit"
        ? "Play any time, even before spells and abilities resolve, including to a battlefield you control."
        : "Play any time, even before spells and abilities resolve.";
    case "Ambush":
      return "You may play me as a [Reaction] to a battlefield where you have units.";
    case "Assault":
      return `+${value} [M] while I'm an attacker.`;
    case "Shield":
      return `+${value} [M] while I'm a defender.`;
    case "Backline":
      return "I must be assigned combat damage last.";
    case "Tank":
      return "I must be assigned combat damage first.";
    case "Deflect":
      return `Opponents must pay ${"[A]".repeat(value)} to choose ${me} with a spell or ability.`;
    case "Ganking":
      return "I can move from battlefield to battlefield.";
    case "Hidden":
      return "Hide now for [A] to react with later for [0].";
    case "Hunt":
      return `When I conquer or hold, gain ${value} XP.`;
    case "Quick-Draw":
      return "This has [Reaction]. When you play it, attach it to a unit you control.";
    case "Repeat":
      return "You may pay the additional cost to repeat this spell's effect.";
    case "Unique":
      return "Your deck can have only 1 card with this name.";
    case "Vision":
      return `When you play ${me}, look at the top card of your Main Deck. You may recycle it.`;
    case "Weaponmaster":
      return "When you play me, you may [Equip] one of your Equipment to me for [A] less, even if it's already attached.";
    case "Equip":
      return cost === undefined ? undefined : `${cost}: Attach this to a unit you control.`;
    // What they do is said by what stands behind them, or depends on the place of the card.
    case "Deathknell":
    case "Empower":
    case "Empowered":
    case "Flow":
    case "Legion":
    case "Level":
    case "Temporary":
      return undefined;
    default:
      keyword satisfies DeclaredKeyword;
      return undefined;
  }
}
