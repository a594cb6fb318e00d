import type { Choose, ChooseOpponent, ChoosePlayer } from "../../../runtime/effects/actions/choose.ts";
import { list, phrase, union, verb } from "../../combinators/phrase.ts";
import { cardChoice } from "../card-selections.phrase.ts";
import {
  gearChoice,
  legendChoice,
  permanentChoice,
  runeChoice,
  spellChoice,
  unitChoice,
} from "../selections.phrase.ts";
import { battlefieldSelection } from "../where.phrase.ts";

const chosen = union("chosen", "a unit", () => [
  unitChoice,
  gearChoice,
  permanentChoice,
  runeChoice,
  legendChoice,
  spellChoice,
  battlefieldSelection,
  cardChoice,
]);

/** 355.5. "Choose a friendly unit and an enemy unit." */
export const choose = phrase<Choose>()({ do: "choose" }, verb("choose"), list("what", chosen, "and"));
/** "Choose an opponent. They score 1 point." */
export const chooseOpponent = phrase<ChooseOpponent>()(
  { do: "choose-opponent" },
  verb("choose"),
  "an opponent",
);
/** "Choose a player. They discard 1." */
export const choosePlayer = phrase<ChoosePlayer>()({ do: "choose-player" }, verb("choose"), "a player");
