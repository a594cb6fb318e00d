import { choice, either, noun, spelling } from "../combinators/phrase.ts";

/** Several cards of a type. */
export const cardTypes = either("type", {
  card: "cards",
  unit: "units",
  spell: "spells",
  gear: "gear",
  equipment: "Equipment",
  permanent: "units or gear",
});
/** One or several: agrees with its determiner. */
export const cardType = either("type", {
  card: [noun("card")],
  unit: [noun("unit")],
  spell: [noun("spell")],
  gear: "gear",
  equipment: "Equipment",
  permanent: [choice(["unit or gear"], [spelling("unit or a gear")])],
});
