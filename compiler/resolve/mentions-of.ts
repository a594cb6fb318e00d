import type { Side } from "../../runtime/effects/filter.ts";
import type { Noun, Participle, Referent } from "../../runtime/effects/reference.ts";
import { inner, isFields, isList, isNode, type Fields } from "./fields.ts";
import type { Mention, Mentions } from "./mention.ts";

type NewMention = Omit<Mention, "sentence">;

/** What the filter of a selection or an event speaks of. */
export function nounOf(filter: Fields | undefined): Mention["noun"] {
  switch (filter?.["kind"]) {
    case "unit":
    case "gear":
    case "spell":
    case "rune":
    case "battlefield":
    case "permanent":
      return filter["kind"];
    case "either":
    case "among":
      return "permanent";
    case "card": {
      const type = filter["type"];
      return type === "unit" || type === "gear" || type === "spell" ? type : "card";
    }
    default:
      return "card";
  }
}
/** "friendly unit", "unit you control" */
function sideOf(filter: Fields | undefined): { readonly side?: Side } {
  const side = filter?.["side"];
  if (side === "friendly" || side === "enemy") return { side };
  if (filter?.["yours"] === true || filter?.["youControl"] === true) return { side: "friendly" };
  return filter?.["youDoNotControl"] === true ? { side: "enemy" } : {};
}
const isPlural = (selection: Fields): boolean => {
  const select = selection["select"];
  if (select === "up-to" || select === "top")
    return selection["count"] !== 1 || selection["atEach"] !== undefined;
  return ["exactly", "any-number", "all", "every", "both"].includes(String(select));
};
const isPlace = (noun: Mention["noun"]): boolean =>
  noun === "unit" || noun === "battlefield" || noun === "permanent";

/** One or more things of a kind. */
export const mentionOf = (
  filter: Fields | undefined,
  number: Mention["number"],
): Omit<NewMention, "means"> => {
  const noun = nounOf(filter);
  return { number, noun, ...sideOf(filter), said: noun, isPlace: isPlace(noun) };
};

/** A choice, once it is made. */
export function mentionOfChoice(selection: Fields, choice: number, said: string): NewMention {
  const noun = nounOf(inner(selection, "of"));
  return {
    means: [{ is: "choice", choice }],
    number: isPlural(selection) ? "plural" : "singular",
    noun,
    ...sideOf(inner(selection, "of")),
    said,
    isPlace: isPlace(noun),
  };
}

/** Events after which the card itself, as gear, is "it": "When you play this, attach it to a unit." */
const ofThis: ReadonlySet<string> = new Set(["you-play-this", "leave", "die"]);
/** 369.1. "As you draw this, you may reveal it.", "When you discard this, …": the card, whatever it is. */
const ofThisCard: ReadonlySet<string> = new Set(["you-do-with-cards", "is-done"]);

/** What a trigger condition or a replacement names: "a friendly unit", "you play a gear". */
export function mentionOfEvent(event: Fields, said: (node: Fields) => string): NewMention | undefined {
  // "I deal damage to a unit": the unit.
  const isDeal = event["event"] === "deal-damage";
  const who = isDeal ? inner(event, "to") : (inner(event, "who") ?? inner(event, "what"));
  // "When you play this, attach it to a unit."
  if (who !== undefined && isNode(who, "refer", "this") && ofThis.has(String(event["event"])))
    return { means: [{ is: "self" }], number: "singular", noun: "gear", said: said(who), isPlace: false };
  if (who !== undefined && isNode(who, "refer", "this") && ofThisCard.has(String(event["event"])))
    return { means: [{ is: "self" }], number: "singular", noun: "card", said: said(who), isPlace: false };
  if (who === undefined || isNode(who, "refer")) return undefined;
  const subject = who["subject"];
  if (subject === "you") return undefined;
  const filter = isNode(who, "kind") ? who : inner(who, "of");
  const noun = isNode(who, "played") ? playedNoun(who) : nounOf(filter);
  return {
    means: [{ is: "event" }],
    number: String(subject).startsWith("one-or-more") ? "plural" : "singular",
    noun,
    ...sideOf(filter),
    said: said(who),
    isPlace: isPlace(noun),
    ...(who["token"] === "token" || who["type"] === "token" ? { isToken: true } : {}),
  };
}
const playedNoun = (played: Fields): Mention["noun"] => {
  // "another Mech": a permanent with that tag
  if (typeof played["tag"] === "string") return "permanent";
  const type = played["type"];
  return type === "unit" || type === "gear" || type === "spell" ? type : "card";
};

const participles: Readonly<Record<string, Participle>> = {
  kill: "killed",
  reveal: "revealed",
  discard: "discarded",
  burn: "burned",
  "discard-cards": "discarded",
  "discard-hand": "discarded",
  "reveal-hand": "revealed",
  "reveal-until": "revealed",
  banish: "banished",
  recycle: "recycled",
  exhaust: "exhausted",
  ready: "readied",
  move: "moved",
  stun: "stunned",
  heal: "healed",
  buff: "buffed",
  empower: "empowered",
  recall: "recalled",
  "return-to-hand": "returned",
  play: "played",
  choose: "chosen",
};

/** Actions that act on cards which their words count but do not choose. */
const cardActions = new Set([
  "burn",
  "discard",
  "discard-hand",
  "reveal-hand",
  "look-at-hand",
  "reveal-until",
]);

/** What lies in the deck that an action speaks of. */
const inDeck = (action: Fields): Noun =>
  String(inner(action, "deck")?.["deck"]).endsWith("rune-deck") ? "rune" : "card";

/** What an action leaves to point at: the killed unit, the revealed cards, the token. */
export function mentionActed(action: Fields, step: number, mentions: Mentions, said: string): void {
  const means: readonly Referent[] = [{ is: "step", step }];
  const kind = String(action["do"]);
  const done = participles[kind];
  const operand = inner(action, "what") ?? inner(action, "to") ?? inner(action, "among");
  const group = isFields(operand) && ["all", "every"].includes(String(operand["select"]));
  const isTop = isFields(operand) && isNode(operand, "select", "top");
  const noun = isTop
    ? inDeck(operand)
    : isFields(operand) && isNode(operand, "select")
      ? nounOf(inner(operand, "of"))
      : "card";
  if (kind === "choose") mentionBoth(action, mentions, said);
  else if (done !== undefined && operand !== undefined) {
    const number = isNode(operand, "select") && isPlural(operand) ? "plural" : "singular";
    mentions.add({
      means,
      number,
      noun: isNode(operand, "refer") ? "permanent" : noun,
      done,
      said,
      isPlace: true,
    });
  }
  if (group) mentions.add({ means, number: "plural", noun, said, isPlace: false });
  // 431.1.b. "Put the top 3 cards of your Main Deck into your trash. You may banish one of them."
  if (isTop)
    mentions.add({
      means,
      number: isPlural(operand) ? "plural" : "singular",
      noun: inDeck(operand),
      said,
      isPlace: false,
    });
  if (cardActions.has(kind)) {
    const isOne = action["count"] === 1 || (kind === "reveal-until" && action["count"] === undefined);
    const number = isOne ? "singular" : "plural";
    const card = kind === "reveal-until" ? nounOf(inner(action, "until")) : inDeck(action);
    mentions.add({ means, number, noun: card, said, isPlace: false });
    if (done !== undefined) mentions.add({ means, number, noun: card, done, said, isPlace: false });
  }
  // 355.4. "Move me to an occupied enemy battlefield if … there"
  if (kind === "move" && inner(action, "destination")?.["to"] === "a-battlefield")
    mentions.add({ means, number: "singular", noun: "battlefield", said, isPlace: true });
  if (kind === "play-token") {
    const token: Noun = isNode(action["what"], "token", "gear") ? "gear" : "unit";
    const number = action["count"] === 1 && action["per"] === undefined ? "singular" : "plural";
    mentions.add({ made: true, isToken: true, means, number, noun: token, said, isPlace: token === "unit" });
  }
}

/** "Choose a friendly unit and an enemy unit. They …" */
function mentionBoth(action: Fields, mentions: Mentions, said: string): void {
  const { what } = action;
  const both = (isList(what) ? what : []).flatMap((selection) => {
    if (!isFields(selection)) return [];
    const { choice } = selection;
    return typeof choice === "number" ? [{ selection, choice }] : [];
  });
  const means = both.map(({ choice }): Referent => ({ is: "choice", choice }));
  const [first] = both;
  if (first === undefined) return;
  const noun = nounOf(inner(first.selection, "of"));
  if (both.length > 1) mentions.add({ means, number: "plural", noun, said, isPlace: false });
  for (const { selection, choice } of both)
    mentions.add({ ...mentionOfChoice(selection, choice, said), done: "chosen" });
}
