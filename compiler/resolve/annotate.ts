import type { ChosenAt } from "../../runtime/effects/selection.ts";
import type { Noun, Referent } from "../../runtime/effects/reference.ts";
import type { Diagnostic, Span } from "../../grammar/diagnostics/diagnostic.ts";
import { compilerDiagnostics } from "../compiler-diagnostics.ts";
import { inner, isFields, isGroup, isList, isNode, type Fields } from "./fields.ts";
import { Mentions } from "./mention.ts";
import { mentionActed, mentionOf, mentionOfChoice, mentionOfEvent } from "./mentions-of.ts";
import { isParticiple, resolveReference, type Steps } from "./resolve-reference.ts";

/** Where the words of a node stand, and how they are written. */
export interface Source {
  readonly spanOf: (node: object) => Span;
  readonly textOf: (node: object) => string;
  /** What was made of a node stands where that stands. */
  readonly keepSpan: (effect: object, node: object) => void;
}

/** Zones whose cards are chosen on resolution: private ones, and those that are only known then (355.10.a). */
const resolution: ReadonlySet<unknown> = new Set([
  "your-hand",
  "their-hand",
  "among-them",
  "of-them",
  "seen",
  "revealed-this-way",
  "it",
]);
const seenZones: ReadonlySet<unknown> = new Set(["among-them", "of-them", "seen", "revealed-this-way", "it"]);
/** More than one player, each of whom chooses. */
const several: ReadonlySet<unknown> = new Set([
  "each-player",
  "each-other-player",
  "each-opponent",
  "opponents",
  "owners-of",
  "you-and",
]);
/** Actions that show cards: later words speak of "them". */
const showing: ReadonlySet<unknown> = new Set([
  "reveal",
  "look",
  "reveal-hand",
  "look-at-hand",
  "reveal-until",
]);

/**
 * Goes through the abilities of one card in the order of the text, numbers actions and choices, says when each choice
 * is made (355), and resolves what "it", "they", "there" point at (359.3.f).
 */
export class Annotator {
  readonly diagnostics: Diagnostic[] = [];
  private readonly source: Source;
  private mentions = new Mentions();
  private steps: Steps;
  /** Within what somebody else does: "they reveal their hand". */
  private acting = false;
  /** The tags that the card has listed last, in whichever line. */
  private listedTags: readonly string[] = [];
  private lastChoose: number | undefined;
  /** What "that unit" cannot be: that which becomes a copy of it. */
  private butNot: readonly Referent[] | undefined;
  /** What has been chosen in the clause that is read. */
  private chosen: ReturnType<typeof mentionOfChoice>[] = [];
  private past = false;
  /** What the move that is read moves. */
  private moving: readonly Referent[] | undefined;
  private nextStep = 0;
  /** What "it" can only be where it stands. */
  private itIs: Noun | undefined;
  private nextChoice = 0;

  constructor(source: Source, additionalCost: boolean) {
    this.source = source;
    this.steps = { additionalCost };
  }

  /** A new chain item: its own numbers, and nothing named before. */
  begin(): void {
    this.mentions = new Mentions();
    this.steps = { additionalCost: this.steps.additionalCost };
    this.nextStep = 0;
    this.nextChoice = 0;
    this.lastChoose = undefined;
  }
  annotate(ability: object): object {
    if (isNode(ability, "ability", "additional-cost")) return this.additionalCost(ability);
    return isFields(ability) ? this.node(ability, "finalization") : ability;
  }
  /** 356. The cost is chosen as it is paid; what its riders say points at what was paid. */
  private additionalCost(ability: Fields): Fields {
    const { riders, ...rest } = ability;
    this.mentions.paying = true;
    const paid = this.fields(rest, "cost");
    this.mentions.paying = false;
    const annotated = {
      ...paid,
      ...(riders === undefined ? {} : { riders: this.value(riders, "finalization") }),
    };
    this.source.keepSpan(annotated, ability);
    this.mentions = new Mentions(); // Other lines point at it only as "the killed unit".
    this.steps = { additionalCost: true };
    return annotated;
  }

  private value(value: unknown, chosenAt: ChosenAt): unknown {
    if (isList(value)) return value.map((element) => this.value(element, chosenAt));
    return isFields(value) ? this.node(value, chosenAt) : value;
  }
  private node(node: Fields, chosenAt: ChosenAt): Fields {
    const annotated = this.annotatedNode(node, chosenAt);
    this.source.keepSpan(annotated, node);
    return annotated;
  }
  private annotatedNode(node: Fields, chosenAt: ChosenAt): Fields {
    // "If it was an enemy unit": something that was there before this text made anything.
    if (!this.past && "if" in node && node["past"] === true) {
      this.past = true;
      const annotated = this.annotatedNode(node, chosenAt);
      this.past = false;
      return annotated;
    }
    if (isNode(node, "refer")) return this.reference(node);
    if (isNode(node, "select")) return this.selection(node, chosenAt);
    if (isNode(node, "do")) return this.action(node, chosenAt);
    if (isNode(node, "event") || isNode(node, "would")) return this.event(node, chosenAt);
    if (isNode(node, "gift", "ability")) return this.quoted(node);
    if ("actions" in node) return this.clause(node, chosenAt);
    if (isNode(node, "mode") || isNode(node, "case")) return this.mode(node, chosenAt);
    const fields = this.fields(node, chosenAt);
    this.mentionsIn(fields);
    if (node["count"] === "tags-among" || (node["if"] === "all-tags" && "tags" in node))
      this.listedTags = tagsIn(node);
    if (isNode(node, "if", "one-is"))
      this.mentions.add({ ...unitOfCondition, said: this.source.textOf(node) });
    if (isNode(node, "if", "player-has") && speaksOfCards(node))
      this.mentions.add({ ...cardsOfCondition, said: this.source.textOf(node) });
    const means = this.meansOf(node);
    return means === undefined ? fields : { ...fields, means };
  }
  /** "For each friendly unit, …": it. "If I'm at a battlefield, …": there. */
  private mentionsIn(node: Fields): void {
    const counted = isNode(node, "lead", "for-each") ? inner(node, "of") : undefined;
    if (counted !== undefined && isFields(counted["of"]))
      this.mentions.add({ ...mentionOf(inner(counted, "of"), "singular"), means: [{ is: "each" }] });
    if (isNode(node, "lead", "for-each") && isNode(inner(node, "of"), "count", "players"))
      this.steps = { ...this.steps, opponent: "each" };
    if (isNode(node, "if", "assigned-excess")) this.steps = { ...this.steps, excess: true };
    const isPlaced = isNode(node, "if", "is") && inner(node, "what")?.["be"] === "at";
    const who = isPlaced ? inner(node, "who") : undefined;
    if (who !== undefined && isList(who["means"]))
      this.mentions.add({ ...battlefieldOfEvent, means: [{ is: "self" }] });
  }
  private fields(node: Fields, chosenAt: ChosenAt, only: (key: string) => boolean = () => true): Fields {
    const fields: Record<string, unknown> = {};
    for (const key in node) {
      const { itIs } = this;
      if (key === "its" || key === "attachedTo") this.itIs = "unit"; // 716. "its Equipment": of a unit
      const annotated = only(key) ? this.value(node[key], timeOf(key, chosenAt)) : node[key];
      this.itIs = itIs;
      // "then move your unit there": not where that unit is
      if (key === "what" && node["do"] === "move") this.moving = referentsOf(annotated);
      fields[key] = annotated;
    }
    return fields;
  }

  /** 395. A quoted ability is another chain item: it has its own numbers, and names its own things. */
  private quoted(node: Fields): Fields {
    const { mentions, nextChoice, nextStep, steps } = this;
    this.begin();
    const fields = this.fields(node, "finalization");
    Object.assign(this, { mentions, nextChoice, nextStep, steps });
    return fields;
  }

  /** 434, 435. "Attach an Equipment to it": a unit is meant, not the Equipment that has just been named. */
  private attached(node: Fields, chosenAt: ChosenAt): Fields {
    const isUnit = (key: string): boolean => key === "to" || key === "from";
    const what = this.fields(node, chosenAt, (key) => !isUnit(key));
    this.itIs = "unit";
    const fields = this.fields(what, chosenAt, isUnit);
    this.itIs = undefined;
    return fields;
  }

  private reference(node: Fields): Fields {
    const among = this.butNot === undefined ? this.mentions : this.mentions.without(this.butNot);
    const resolved = resolveReference(node, among, this.steps, this.past, this.itIs);
    if ("means" in resolved) {
      // What is copied is only the model: "it" afterwards is what became a copy.
      if (resolved.mention !== undefined && this.butNot === undefined)
        this.mentions.refresh(resolved.mention);
      return { ...node, means: resolved.means };
    }
    const reference = this.source.textOf(node);
    const span = this.source.spanOf(node);
    this.diagnostics.push(
      resolved.problem === "unresolved"
        ? compilerDiagnostics.report("unresolved-reference", { reference, wanted: resolved.wanted }, span)
        : compilerDiagnostics.report(
            "ambiguous-reference",
            { reference, first: quoted(resolved.first), second: quoted(resolved.second) },
            span,
          ),
    );
    return { ...node, means: [] };
  }

  /** 355.5, 355.10, 355.17. */
  private selection(node: Fields, chosenAt: ChosenAt): Fields {
    if (isGroup(node["select"])) return this.fields(node, chosenAt);
    const choice = this.nextChoice++;
    const fields = this.fields(node, chosenAt);
    const mention = mentionOfChoice(node, choice, this.source.textOf(node));
    if (this.butNot === undefined) {
      this.mentions.add(mention);
      this.chosen.push(mention);
    }
    return { ...fields, choice, chosenAt: chosenAt === "finalization" ? timeOfChoice(fields) : chosenAt };
  }

  private action(node: Fields, chosenAt: ChosenAt): Fields {
    const step = this.nextStep++;
    const kind = node["do"];
    const isPrevention = kind === "change-damage" && isNode(node["what"], "refer");
    const fields = isPrevention
      ? { ...node, what: { refer: "it", means: [event] } }
      : kind === "become-copy"
        ? this.copy(node, chosenAt)
        : kind === "reduce-cost"
          ? this.reduced(node, chosenAt)
          : kind === "attach" || kind === "detach"
            ? this.attached(node, chosenAt)
            : this.fields(node, chosenAt);
    if (kind === "choose-name") this.steps = { ...this.steps, naming: step };
    if (kind === "choose") this.steps = { ...this.steps, choosing: step };
    if (showing.has(kind) || isNode(node["what"], "select", "top"))
      this.steps = { ...this.steps, seen: step };
    if (kind === "pay-any-amount" || kind === "heal") this.steps = { ...this.steps, counted: step };
    if (kind === "choose-opponent" || kind === "choose-player" || namesOpponent(node))
      this.steps = { ...this.steps, opponent: step };
    if (kind === "spend-buff")
      this.steps = {
        ...this.steps,
        buffsSpent: this.mentions.paying ? { is: "additional-cost" } : { is: "step", step },
      };
    this.moving = undefined;
    mentionActed(fields, step, this.mentions, this.source.textOf(node));
    const means =
      ((kind === "reveal-hand" || kind === "look-at-hand") && node["whose"] === "their") ||
      kind === "see-facedown-cards"
        ? this.their(node)
        : undefined;
    return { ...fields, step, ...(means === undefined ? {} : { means }) };
  }

  /** "Recycle a unit to play a Mech. Reduce its Energy cost …": that of what is played. */
  private reduced(node: Fields, chosenAt: ChosenAt): Fields {
    const what = inner(node, "what");
    const [played] = this.mentions.find({ done: "played" });
    const fields = this.fields(node, chosenAt, (key) => key !== "what");
    const meant = what?.["refer"] === "it" && played !== undefined;
    return { ...fields, what: meant ? { ...what, means: played.means } : this.value(what, chosenAt) };
  }

  private copy(node: Fields, chosenAt: ChosenAt): Fields {
    const all = this.mentions;
    this.mentions = all.ofUnits();
    const who = this.value(node["who"], chosenAt);
    for (const mention of this.mentions.since(all)) all.refresh(mention);
    this.mentions = all;
    this.butNot = isFields(who) && isReferents(who["means"]) ? who["means"] : undefined;
    const of = this.value(node["of"], chosenAt);
    this.butNot = undefined;
    return { ...node, who, of };
  }

  private event(node: Fields, chosenAt: ChosenAt): Fields {
    const fields = this.fields(node, chosenAt);
    const mention = mentionOfEvent(node, (part) => this.source.textOf(part));
    if (mention !== undefined) this.mentions.add(mention);
    const to = attaching.has(String(node["event"])) ? inner(fields, "to") : undefined;
    if (to !== undefined && isNode(to, "subject", "a"))
      this.mentions.add({
        ...unitOfCondition,
        said: this.source.textOf(inner(node, "to") ?? node),
        means: [{ is: "top-most" }],
      });
    if (node["event"] === "take-damage") this.steps = { ...this.steps, counted: "event" };
    if (namesPlayer(node)) this.steps = { ...this.steps, opponent: "event" };
    if (placeEvents.has(String(node["event"])))
      this.mentions.add(
        node["from"] === "a-location"
          ? { ...battlefieldOfEvent, means: [{ is: "origin" }] }
          : battlefieldOfEvent,
      );
    return fields;
  }

  /** What is named in a mode is named in that mode alone. */
  private mode(node: Fields, chosenAt: ChosenAt): Fields {
    const before = this.steps;
    const mentions = this.mentions;
    this.mentions = mentions.fork();
    const fields = this.fields(node, chosenAt);
    this.mentions = mentions;
    this.steps = before;
    return fields;
  }

  /** A sentence or a part of one. What another player chooses, and what is paid within it, is chosen on resolution. */
  private clause(node: Fields, chosenAt: ChosenAt): Fields {
    this.mentions.sentence++;
    const by = inner(node, "by")?.["player"];
    const others = by !== undefined && by !== "you" && chosenAt === "finalization";
    const [acting, first, chosenBefore] = [this.acting, this.nextStep, this.chosen];
    const { opponent } = this.steps;
    this.chosen = [];
    if (by !== undefined) this.acting = by !== "you";
    // 355.10.f. "You must recycle one of your runes": no target either.
    const must = node["must"] === true && chosenAt === "finalization";
    const time = others || must ? "resolution" : chosenAt;
    // Costs within it are paid, and which of two actions is done is chosen, as it is executed (355.10.c.1, 355.17).
    const costs = ("to" in node || "or" in node) && time === "finalization" ? "resolution" : time;
    const clause = Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        this.value(value, key === "actions" || key === "or" ? costs : time),
      ]),
    );
    this.acting = acting;
    // "Each player chooses a unit. Kill those units."
    if (several.has(by))
      for (const mention of this.chosen) this.mentions.add({ ...mention, number: "plural" });
    this.chosen = [...chosenBefore, ...this.chosen];
    if (isNode(firstOf(node["actions"]), "do", "choose")) this.choseOneOf(node, first);
    if (this.steps.opponent === "each") this.steps = { ...this.steps, opponent };
    // Who has just done something is "they" afterwards.
    if (by !== undefined && by !== "you" && by !== "they" && this.nextStep > first)
      this.steps = { ...this.steps, opponent: first };
    return clause;
  }

  /** "Choose a unit. If …, choose another unit instead.": "it" is the one that was chosen in the end. */
  private choseOneOf(sentence: Fields, step: number): void {
    const before = this.lastChoose;
    this.lastChoose = step;
    if (sentence["instead"] !== true || before === undefined) return;
    const choice = firstOf(sentence["actions"]);
    const what = isFields(choice) ? firstOf(choice["what"]) : undefined;
    if (!isFields(what)) return;
    const means: readonly Referent[] = [
      { is: "step", step: before },
      { is: "step", step },
    ];
    this.mentions.sentence++;
    this.mentions.add({ ...mentionOfChoice(what, 0, this.source.textOf(what)), means });
  }

  /** "their": of the player who does it, or of the one who was named before. */
  private their(node: Fields): readonly Referent[] {
    if (this.acting) return [{ is: "actor" }];
    return this.opponentOf(node);
  }
  /** The player who was named before. */
  private opponentOf(node: Fields): readonly Referent[] {
    const { opponent } = this.steps;
    if (opponent === "event") return [event];
    return opponent === "each" ? [{ is: "each" }] : this.stepOf(node, opponent, "player");
  }

  /** Words that point at something and are no references: "there", "that much damage", "from among them". */
  private meansOf(node: Fields): readonly Referent[] | undefined {
    if (node["at"] !== "the-same-battlefield" && placeWords.has(String(node["at"] ?? node["to"])))
      return this.place(node);
    // The action before the one that says it, which has its number already.
    if (node["value"] === "that-many")
      return this.stepOf(node, this.nextStep < 2 ? undefined : this.nextStep - 2, "number");
    if (node["value"] === "that-much" && this.steps.counted === undefined && this.steps.excess === true)
      return [{ is: "excess" }];
    if (node["value"] === "that-much")
      return this.steps.counted === "event" ? [event] : this.stepOf(node, this.steps.counted, "amount");
    // "Each opponent discards 1 unless they pay [1]."
    if (node["player"] === "they" && this.acting && this.steps.opponent === undefined)
      return [{ is: "actor" }];
    if (node["player"] === "they") return this.opponentOf(node);
    if (node["lead"] === "when-they") return this.their(node);
    // "When a player discards a card, deal 1 to a unit they control.": not of the player who deals.
    if (node["theyControl"] === true && !this.acting) return this.their(node);
    if (
      node["player"] === "that-player" &&
      this.steps.opponent !== undefined &&
      this.steps.opponent !== "event"
    )
      return this.opponentOf(node);
    if (seenZones.has(node["from"])) return this.stepOf(node, this.steps.seen, "cards");
    if (node["from"] === "their-hand" || node["from"] === "their-trash") return this.their(node);
    if (node["deck"] === "their-main-deck" || node["deck"] === "their-rune-deck") return this.their(node);
    if (node["that"] === "chose" || node["if"] === "chose")
      return this.stepOf(node, this.steps.naming, "choice between names");
    if (node["that"] === "did") {
      const { opponent } = this.steps;
      return this.stepOf(node, typeof opponent === "number" ? opponent : undefined, "player");
    }
    if (node["if"] === "all-tags" && "listed" in node) {
      const listed = this.listedTags;
      const tags = listed.length === node["listed"] ? listed : undefined;
      return this.found(node, tags && [{ is: "tags", tags }], "list of so many tags");
    }
    if (node["count"] === "buffs-spent") {
      const spent = this.steps.buffsSpent;
      return this.found(node, spent === undefined ? undefined : [spent], "spent buff");
    }
    if (node["if"] === "you-did-to-a-card") {
      const done = isParticiple(node["how"]) ? node["how"] : "revealed";
      return this.found(node, this.mentions.find({ done })[0]?.means, `${done} cards`);
    }
    if (node["count"] === "this-way") {
      const done = isParticiple(node["done"]) ? node["done"] : "revealed";
      const noun = done === "killed" ? "units" : "cards";
      return this.found(node, this.mentions.find({ done })[0]?.means, `${done} ${noun}`);
    }
    return undefined;
  }
  /** Where something is; not where that is which is moved there. */
  private place(node: Fields): readonly Referent[] {
    const without = this.moving;
    const battlefield = (node["at"] ?? node["to"]) !== "there";
    const [mention] = battlefield
      ? [
          ...this.mentions.find({ noun: "battlefield", place: true, without }),
          ...this.mentions.find({ place: true, without }),
        ]
      : this.mentions.find({ place: true, without });
    return this.found(node, mention?.means, "place");
  }
  private stepOf(node: Fields, step: number | undefined, wanted: string): readonly Referent[] {
    return this.found(node, step === undefined ? undefined : [{ is: "step", step }], wanted);
  }
  private found(node: Fields, means: readonly Referent[] | undefined, wanted: string): readonly Referent[] {
    if (means !== undefined) return means;
    const values = { reference: this.source.textOf(node), wanted };
    this.diagnostics.push(
      compilerDiagnostics.report("unresolved-reference", values, this.source.spanOf(node)),
    );
    return [];
  }
}

const tagsIn = ({ tags }: Fields): readonly string[] =>
  isList(tags)
    ? tags.flatMap((each) => (isFields(each) && typeof each["tag"] === "string" ? each["tag"] : []))
    : [];
const placeWords: ReadonlySet<string> = new Set(["there", "that-battlefield", "the-same-battlefield"]);
const event: Referent = { is: "event" };
/** "a player plays a spell", "an opponent holds": whom "they" means then. */
const namesPlayer = (node: Fields): boolean =>
  ["a-player", "an-opponent"].includes(String(node["by"] ?? inner(node, "who")?.["subject"]));
/** What happens at a battlefield, which "that battlefield" and "there" then mean. */
const placeEvents = new Set(["conquer", "hold", "conquer-or-hold", "win-combat", "move", "you-defend"]);
const battlefieldOfEvent = {
  means: [event],
  number: "singular",
  noun: "battlefield",
  said: "the battlefield",
  isPlace: true,
} as const;
/** What attaches something to a unit, or has it attached. */
const attaching: ReadonlySet<string> = new Set(["become-attached", "you-attach"]);
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
const speaksOfCards = (condition: Fields): boolean => {
  const what = inner(condition, "what");
  return what !== undefined && inner(what, "of")?.["have"] === "cards";
};
/** What a selection or a reference points at. */
function referentsOf(selected: unknown): readonly Referent[] | undefined {
  if (!isFields(selected)) return undefined;
  // "Move an enemy unit and a friendly unit there": not where either of them is.
  if (isNode(selected, "select", "both"))
    return [selected["first"], selected["second"]].flatMap((each) => referentsOf(each) ?? []);
  if (typeof selected["choice"] === "number") return [{ is: "choice", choice: selected["choice"] }];
  return isReferents(selected["means"]) ? selected["means"] : undefined;
}
const isReferents = (value: unknown): value is readonly Referent[] =>
  isList(value) && value.every((each) => isNode(each, "is"));
const firstOf = (value: unknown): unknown => (isList(value) ? value[0] : undefined);
const namesOpponent = (action: Fields): boolean =>
  action["whose"] === "an-opponents" || String(inner(action, "deck")?.["deck"]).startsWith("an-opponents-");
const quoted = (text: string): string => `"${text}"`;
/** The costs of an activated ability are chosen as they are paid (357). */
const timeOf = (key: string, chosenAt: ChosenAt): ChosenAt => (key === "cost" ? "cost" : chosenAt);

/**
 * 355.10.a: cards in a private zone, 355.10.e: what another player chooses, and what can only be known while the text
 * is executed ("more than the killed unit", "a unit that player controls") are chosen on resolution.
 */
function timeOfChoice(selection: Fields): ChosenAt {
  const filter = inner(selection, "of");
  const zone = filter === undefined ? undefined : inner(filter, "zone")?.["from"];
  // A card without a zone is one that may be played: from the hand (419.1.a).
  const isPrivate = resolution.has(zone) || (filter?.["kind"] === "card" && zone === undefined);
  const waits =
    JSON.stringify(filter ?? {}).match(/"is":"(?:step|rest|additional-cost|actor|each)"/) !== null;
  return isPrivate || waits || selection["select"] === "one-of-theirs" ? "resolution" : "finalization";
}
