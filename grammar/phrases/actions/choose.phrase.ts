import type { Choose, ChooseOpponent } from "../../../runtime/effects/actions/choose.ts";
import { field, optional, phrase, union, verb } from "../../combinators/phrase.ts";
import { gearChoice, spellChoice, unitChoice } from "../selections.phrase.ts";
import { battlefieldSelection } from "../where.phrase.ts";

const chosen = union("chosen", "a unit", () => [unitChoice, gearChoice, spellChoice, battlefieldSelection]);

/** 355.5. "Choose a friendly unit and an enemy unit." */
export const choose = phrase<Choose>()(
  { do: "choose" },
  verb("choose"),
  field("what", chosen),
  optional("and", field("and", chosen)),
);
/** "Choose an opponent. They score 1 point." */
export const chooseOpponent = phrase<ChooseOpponent>()(
  { do: "choose-opponent" },
  verb("choose"),
  "an opponent",
);
