import type { Referent } from "../../runtime/effects/reference.ts";
import { inner, isFields, isList, isNode, type Fields } from "./fields.ts";
import { mentionOf } from "./mentions-of.ts";
import type { Reading } from "./reading.ts";

export const event: Referent = { is: "event" };
/** Whom "they" and "that player" mean then: "an opponent holds", "each player's turn", "returned to a player's hand". */
export const namesPlayer = (node: Fields): boolean =>
  ["a-player", "an-opponent"].includes(String(node["by"] ?? inner(node, "who")?.["subject"])) ||
  (isNode(node, "event") && ["each-player", "each-opponent"].includes(String(node["whose"]))) ||
  (isList(node["done"]) && node["done"].some((done) => isNode(done, "done", "returned-to-hand")));
/** What happens at a battlefield, which "that battlefield" and "there" then mean. */
export const placeEvents = new Set([
  "conquer",
  "hold",
  "conquer-or-hold",
  "win-combat",
  "move",
  "you-defend",
  "you-control",
]);
export const battlefieldOfEvent = {
  means: [event],
  number: "singular",
  noun: "battlefield",
  said: "the battlefield",
  isPlace: true,
} as const;
/** "a unit here is alone": the unit that "it" means then. */
const unitOfCondition = {
  means: [{ is: "condition" }],
  number: "singular",
  noun: "unit",
  isPlace: true,
} as const;
/** "there are four spells banished with me": the cards that "them" means then */
const cardsOfCondition = {
  means: [{ is: "condition" }],
  number: "plural",
  noun: "card",
  isPlace: false,
} as const;
/** What attaches something to a unit, or has it attached. */
const attaching: ReadonlySet<string> = new Set(["become-attached", "you-attach"]);
/** "When an Equipment becomes attached to a unit you control, give it …": that unit. */
export function nameTopMost({ mentions, source }: Reading, event: Fields, said: Fields): void {
  const to = attaching.has(String(event["event"])) ? inner(event, "to") : undefined;
  if (to === undefined || !isNode(to, "subject", "a")) return;
  const words = source.textOf(inner(said, "to") ?? said);
  mentions.add({ ...unitOfCondition, said: words, means: [{ is: "top-most" }] });
}
const tagsIn = ({ tags }: Fields): readonly string[] =>
  isList(tags)
    ? tags.flatMap((each) => (isFields(each) && typeof each["tag"] === "string" ? each["tag"] : []))
    : [];
/** What a part of a text names by the way: "for each friendly unit" it, "if I'm at a battlefield" there. */
export function nameWhatIsSaid(reading: Reading, node: Fields): void {
  if (isNode(node, "lead", "for-each")) nameEach(reading, inner(node, "of"));
  if (isNode(node, "if")) nameInCondition(reading, node);
  if (node["count"] === "tags-among" || (node["if"] === "all-tags" && "tags" in node))
    reading.listedTags = tagsIn(node);
}
function nameEach(reading: Reading, counted: Fields | undefined): void {
  if (counted === undefined) return;
  if (isFields(counted["of"]))
    reading.mentions.add({ ...mentionOf(inner(counted, "of"), "singular"), means: [{ is: "each" }] });
  if (isNode(counted, "count", "players")) reading.steps = { ...reading.steps, opponent: "each" };
}
function nameInCondition(reading: Reading, condition: Fields): void {
  const { mentions, source } = reading;
  const what = inner(condition, "what");
  switch (condition["if"]) {
    case "some-are":
      mentions.add({ ...unitOfCondition, said: source.textOf(condition) });
      return;
    case "player-has":
      if (what !== undefined && inner(what, "of")?.["have"] === "cards")
        mentions.add({ ...cardsOfCondition, said: source.textOf(condition) });
      return;
    case "assigned-excess":
      reading.steps = { ...reading.steps, excess: true };
      return;
    case "is":
      if (what?.["be"] === "at" && isList(inner(condition, "who")?.["means"]))
        mentions.add({ ...battlefieldOfEvent, means: [{ is: "self" }] });
      return;
    default:
      return;
  }
}
