import { defineDiagnostics } from "../../grammar/diagnostics/registry.ts";

/** What can be wrong with an export of cards. `{pointer}` is a JSON pointer into it. */
export const importDiagnostics = defineDiagnostics({
  "invalid-json": {
    severity: "error",
    rules: [],
    message: "The file is not JSON: {problem}.",
  },
  "unknown-export": {
    severity: "error",
    rules: [],
    message: "This JSON is no card export that can be read{what}.",
    why: "It is none of: a list of cards of the Riftcodex API, page data of the official card gallery, a list of cards as in schemas/card-list.schema.json.",
  },
  "invalid-card-data": {
    severity: "error",
    rules: [],
    message: "The card at {pointer} {problem}.",
    why: "The card is left out; the other ones are read.",
  },
  "two-cards-of-one-name": {
    severity: "error",
    rules: ["132.1"],
    message: 'There are two cards of one name: "{name}" at {first} and, with another {what}, at {second}.',
    why: "A name identifies a card. The first one is taken, the other one is left out.",
    help: "Give one of them another name.",
  },
  "two-wordings-of-one-name": {
    severity: "warning",
    rules: ["132.1"],
    message:
      'The print of "{name}" at {second} has another text than the one at {first}. The first one is taken.',
    why: "A name identifies a card, so the prints are of one card, and one of them is out of date.",
    help: "See which one is right; errata (--errata) correct a text.",
  },
  "unknown-icon": {
    severity: "warning",
    rules: ["135.2.e"],
    message: 'The text at {pointer} has the unknown icon "{icon}".',
    why: "It stays in the text as it is, and the text will not compile.",
  },
  "unwritable-line": {
    severity: "error",
    rules: [],
    message: 'The text at {pointer} has a line that starts like a part of a card file: "{line}".',
    why: "Written to a card file it would be read as something else, so the card is left out.",
  },
  "invalid-errata": {
    severity: "error",
    rules: [],
    message: "The errata cannot be read: {pointer} {problem}.",
    help: "Errata are a list of objects with set, name, old and new.",
  },
  "erratum-without-card": {
    severity: "warning",
    rules: [],
    message: 'There is an erratum for "{name}", but no such card.',
  },
  "erratum-of-another-text": {
    severity: "warning",
    rules: [],
    message: 'The erratum for "{name}" corrects another text than the card has. The corrected text is taken.',
    why: 'The card says "{text}"; the erratum corrects "{old}".',
  },
});
