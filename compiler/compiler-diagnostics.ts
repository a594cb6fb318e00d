import { defineDiagnostics } from "../grammar/diagnostics/registry.ts";

/** What can be wrong with the meaning of a text that is well formed. */
export const compilerDiagnostics = defineDiagnostics({
  "unresolved-reference": {
    severity: "error",
    rules: ["359.3.f"],
    message: '"{reference}" points at nothing: the text names no {wanted} before it.',
    why: "A reference takes its information from what the text or its trigger condition has named.",
    help: "Name it first, or say what is meant.",
  },
  "ambiguous-reference": {
    severity: "error",
    rules: ["359.3.f"],
    message: '"{reference}" can mean {first} or {second}.',
    why: "The two readings do different things.",
    help: "Name the one that is meant, or put it in a sentence of its own.",
  },
  "invalid-damage": {
    severity: "error",
    rules: ["417.1.e"],
    message: "{amount} is not a valid amount of damage.",
    why: "Only 1 or more damage, a whole number, is dealt.",
    help: "Write an amount of at least 1.",
  },
  "invalid-bonus-damage": {
    severity: "error",
    rules: ["714.1", "714.2"],
    message: "{amount} is not a valid amount of Bonus Damage.",
    why: "Bonus Damage is always positive; where it would be less than 1, none is applied.",
    help: "Write an amount of at least 1.",
  },
  "damage-to-non-unit": {
    severity: "error",
    rules: ["417.1", "417.2"],
    message: 'Damage cannot be dealt to "{reference}": it is {noun}.',
    why: "Only units can be dealt damage.",
    help: "Name a unit.",
  },
  "keyword-without-value": {
    severity: "error",
    rules: ["800"],
    message: "[{keyword}] is declared without a number.",
    why: "Nothing says what the number would change.",
    help: 'Take the number away, or declare the keyword with "value: true" and an X where the number stands in its text.',
  },
  "keyword-does-not-fit": {
    severity: "error",
    rules: ["800"],
    message: "What [{keyword}] stands for cannot be on a {type}: {fault}",
    why: "The text of a keyword of the project is compiled as a text of the card that it is on.",
    help: "Give the keyword to units, or declare another one for this type.",
  },
  "keyword-with-counted-value": {
    severity: "error",
    rules: ["800"],
    message: "What [{keyword}] stands for is known only for a number that is printed.",
    why: "The text of a keyword of the project is compiled with the number in it; here the number is counted in the game.",
    help: 'Give it with a number, "[{keyword} 2]", or give what it stands for in quotation marks.',
  },
  "dangling-link": {
    severity: "error",
    rules: ["359.3.e.14"],
    message: '"{word}" is linked to nothing: there is no sentence before that it could mean.',
    why: "What is linked to another instruction is carried out, or not, because of that instruction.",
    help: "Put it after the sentence that it means.",
  },
  "replacement-needs-would": {
    severity: "error",
    rules: ["369.1", "370.1.c", "390.3"],
    message: "“Instead” comes too late: the event has happened.",
    why: "A replacement effect changes what would happen; a trigger is looked at after its event.",
    help: 'Say what would happen: "If it would die, … instead", or "The next time it would die this turn, …".',
  },
  "canonical-wording": {
    severity: "style",
    rules: [],
    message: "The same is usually written: {canonical}",
    why: "One wording for one meaning: players and tools read it at once.",
    help: "Write: {canonical}",
  },
  "unprintable-text": {
    severity: "error",
    rules: [],
    message: "The text is understood, but it has no canonical wording.",
    why: "A text that cannot be written back might have lost a part of its meaning.",
    help: "Say it in other words, and report it as a fault of the language.",
  },
});
