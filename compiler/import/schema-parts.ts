import { capitalised, cardTypes, domains, supertypes } from "../../grammar/card-files/frame-words.ts";

/** Parts of the schemas of exports. */

const word = (words: readonly string[]): object => ({
  type: "string",
  enum: words.flatMap((each) => [each, capitalised(each)]),
});

export const cardTypeSchema = word(cardTypes);
export const supertypeSchema = word(supertypes);
/** "Colorless" is the word of exports for no domain. */
export const domainSchema = word([...domains, "colorless"]);
/** A number that is printed on a card: none has more digits. */
export const countSchema = { type: ["integer", "null"], minimum: 0, maximum: 99 };
export const nameSchema = { type: "string", minLength: 1, maxLength: 300 };
export const optionalText = { type: ["string", "null"] };
