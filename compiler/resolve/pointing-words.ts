import type { Referent } from "../../runtime/effects/reference.ts";
import type { Fields } from "./fields.ts";
import { event } from "./named-by.ts";
import type { Reading } from "./reading.ts";
import { isParticiple } from "./resolve-reference.ts";

const seenZones: ReadonlySet<unknown> = new Set([
  "burned-this-way",
  "among-them",
  "of-them",
  "seen",
  "revealed-this-way",
  "it",
]);
const placeWords: ReadonlySet<string> = new Set(["there", "that-battlefield", "the-same-battlefield"]);

/** "their": of the player who does it, or of the one who was named before. */
export function their(reading: Reading, node: Fields): readonly Referent[] {
  if (reading.acting) return [{ is: "actor" }];
  return opponentOf(reading, node);
}
/** The player who was named before. */
function opponentOf(reading: Reading, node: Fields): readonly Referent[] {
  const { opponent } = reading.steps;
  if (opponent === "event") return [event];
  return opponent === "each" ? [{ is: "each" }] : reading.stepOf(node, opponent, "player");
}

/** Words that point at something and are no references: "there", "that much damage", "from among them". */
export function meansOf(reading: Reading, node: Fields): readonly Referent[] | undefined {
  if (node["at"] !== "the-same-battlefield" && placeWords.has(String(node["at"] ?? node["to"])))
    return place(reading, node);
  // The action before the one that says it, which has its number already.
  if (node["value"] === "that-many")
    return reading.stepOf(node, reading.nextStep < 2 ? undefined : reading.nextStep - 2, "number");
  if (node["value"] === "that-much" && reading.steps.counted === undefined && reading.steps.excess === true)
    return [{ is: "excess" }];
  if (node["value"] === "that-much")
    return reading.steps.counted === "event"
      ? [event]
      : reading.stepOf(node, reading.steps.counted, "amount");
  // "Each opponent discards 1 unless they pay [1]."
  if (node["player"] === "they" && reading.acting && reading.steps.opponent === undefined)
    return [{ is: "actor" }];
  if (node["player"] === "they") return opponentOf(reading, node);
  if (node["lead"] === "when-they") return their(reading, node);
  // "When a player discards a card, deal 1 to a unit they control.": not of the player who deals.
  if ((node["theyControl"] ?? node["theyDoNotControl"]) === true && !reading.acting)
    return their(reading, node);
  if (node["player"] === "that-player" && reading.steps.opponent !== "event")
    return opponentOf(reading, node);
  if (seenZones.has(node["from"])) return reading.stepOf(node, reading.steps.seen, "cards");
  if (node["from"] === "their-hand" || node["from"] === "their-trash") return their(reading, node);
  if (node["deck"] === "their-main-deck" || node["deck"] === "their-rune-deck") return their(reading, node);
  if (node["that"] === "chose" || node["if"] === "chose")
    return reading.stepOf(node, reading.steps.naming, "choice between names");
  if (node["that"] === "did") {
    const { opponent } = reading.steps;
    return reading.stepOf(node, typeof opponent === "number" ? opponent : undefined, "player");
  }
  if (node["if"] === "all-tags" && "listed" in node) {
    const listed = reading.listedTags;
    const tags = listed.length === node["listed"] ? listed : undefined;
    return reading.found(node, tags && [{ is: "tags", tags }], "list of so many tags");
  }
  if (node["count"] === "buffs-spent") {
    const spent = reading.steps.buffsSpent;
    return reading.found(node, spent === undefined ? undefined : [spent], "spent buff");
  }
  if (node["if"] === "you-did-to-a-card") {
    const done = isParticiple(node["how"]) ? node["how"] : "revealed";
    return reading.found(node, reading.mentions.find({ done })[0]?.means, `${done} cards`);
  }
  if (node["with"] === "this-way" && isParticiple(node["done"])) {
    const { done } = node;
    return reading.found(node, reading.mentions.find({ done })[0]?.means, `${done} units`);
  }
  if (node["count"] === "this-way") {
    const done = isParticiple(node["done"]) ? node["done"] : "revealed";
    const noun = done === "killed" ? "units" : "cards";
    return reading.found(node, reading.mentions.find({ done })[0]?.means, `${done} ${noun}`);
  }
  return undefined;
}
/** Where something is; not where that is which is moved there. */
function place(reading: Reading, node: Fields): readonly Referent[] {
  const without = reading.moving;
  const battlefield = (node["at"] ?? node["to"]) !== "there";
  const [mention] = battlefield
    ? [
        ...reading.mentions.find({ noun: "battlefield", place: true, without }),
        ...reading.mentions.find({ place: true, without }),
      ]
    : reading.mentions.find({ place: true, without });
  return reading.found(node, mention?.means, "place");
}
