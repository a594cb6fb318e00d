import type { ChosenAt } from "../../runtime/effects/selection.ts";
import type { Noun, Referent } from "../../runtime/effects/reference.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { compilerDiagnostics } from "../compiler-diagnostics.ts";
import { inner, isFields, isGroup, isList, isNode, type Fields } from "./fields.ts";
import { countedKeyword, declaredKeyword, isKeyword } from "../keywords/annotate-keyword.ts";
import { Mentions } from "./mention.ts";
import { mentionActed, mentionOfChoice, mentionOfEvent } from "./mentions-of.ts";
import {
  battlefieldOfEvent,
  event,
  nameTopMost,
  nameWhatIsSaid,
  namesPlayer,
  placeEvents,
} from "./named-by.ts";
import { meansOf, their } from "./pointing-words.ts";
import { Reading } from "./reading.ts";
import { isReferents, referentsOf } from "./referents.ts";
import type { Source } from "./source.ts";
import { stepsAfter } from "./steps-after.ts";
import { timeOf, timeOfChoice } from "./when-chosen.ts";
import { resolveReference } from "./resolve-reference.ts";

/** More than one player, each of whom chooses. */
const several: ReadonlySet<unknown> = new Set([
  "each-player",
  "each-other-player",
  "each-opponent",
  "opponents",
  "you-and",
]);
/**
 * Goes through the abilities of one card in the order of the text, numbers actions and choices, says when each choice
 * is made (355), and resolves what "it", "they", "there" point at (359.3.f).
 */
export class Annotator {
  private readonly reading: Reading;
  private lastChoose: number | undefined;
  /** What "that unit" cannot be: that which becomes a copy of it. */
  private butNot: readonly Referent[] | undefined;
  /** What has been chosen in the clause that is read. */
  private chosen: ReturnType<typeof mentionOfChoice>[] = [];
  private past = false;
  /** What "it" can only be where it stands. */
  private itIs: Noun | undefined;

  constructor(source: Source, additionalCost: boolean) {
    this.reading = new Reading(source, additionalCost);
  }
  get diagnostics(): readonly Diagnostic[] {
    return this.reading.diagnostics;
  }

  /** A new chain item: its own numbers, and nothing named before. */
  begin(): void {
    this.reading.begin();
    this.lastChoose = undefined;
  }
  annotate(ability: object): object {
    if (isNode(ability, "ability", "additional-cost")) return this.additionalCost(ability);
    return isFields(ability) ? this.node(ability, "finalization") : ability;
  }
  /** 356. The cost is chosen as it is paid; what its riders say points at what was paid. */
  private additionalCost(ability: Fields): Fields {
    const { riders, ...rest } = ability;
    this.reading.mentions.paying = true;
    const paid = this.fields(rest, "cost");
    this.reading.mentions.paying = false;
    const annotated = {
      ...paid,
      ...(riders === undefined ? {} : { riders: this.value(riders, "finalization") }),
    };
    this.reading.source.keepSpan(annotated, ability);
    this.reading.mentions = new Mentions(); // Other lines point at it only as "the killed unit".
    this.reading.steps = { additionalCost: true };
    return annotated;
  }

  private value(value: unknown, chosenAt: ChosenAt): unknown {
    if (isList(value)) return value.map((element) => this.value(element, chosenAt));
    return isFields(value) ? this.node(value, chosenAt) : value;
  }
  private node(node: Fields, chosenAt: ChosenAt): Fields {
    const annotated = this.annotatedNode(node, chosenAt);
    this.reading.source.keepSpan(annotated, node);
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
    if (isNode(node, "gift", "equal-to")) countedKeyword(this.reading, node);
    if ("actions" in node) return this.clause(node, chosenAt);
    if (isNode(node, "mode") || isNode(node, "case")) return this.mode(node, chosenAt);
    if (isKeyword(node)) return declaredKeyword(this.reading, this.fields(node, chosenAt), node);
    const fields = this.fields(node, chosenAt);
    nameWhatIsSaid(this.reading, fields);
    const means = meansOf(this.reading, node);
    return means === undefined ? fields : { ...fields, means };
  }
  private fields(node: Fields, chosenAt: ChosenAt, only: (key: string) => boolean = () => true): Fields {
    const fields: Record<string, unknown> = {};
    for (const key in node) {
      const { itIs } = this;
      if (key === "its" || key === "attachedTo") this.itIs = "unit"; // 716. "its Equipment": of a unit
      const annotated = only(key) ? this.value(node[key], timeOf(key, chosenAt)) : node[key];
      this.itIs = itIs;
      // "then move your unit there": not where that unit is
      if (key === "what" && node["do"] === "move") this.reading.moving = referentsOf(annotated);
      fields[key] = annotated;
    }
    return fields;
  }

  /** 395. A quoted ability is another chain item: it has its own numbers, and names its own things. */
  private quoted(node: Fields): Fields {
    const { lastChoose } = this;
    const fields = this.reading.apart(() => this.fields(node, "finalization"));
    this.lastChoose = lastChoose;
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
    const among =
      this.butNot === undefined ? this.reading.mentions : this.reading.mentions.without(this.butNot);
    const resolved = resolveReference(node, among, this.reading.steps, this.past, this.itIs);
    if ("means" in resolved) {
      // What is copied is only the model: "it" afterwards is what became a copy.
      if (resolved.mention !== undefined && this.butNot === undefined)
        this.reading.mentions.refresh(resolved.mention);
      return { ...node, means: resolved.means };
    }
    // "deal 4 instead" leaves out "to it".
    const reference = this.reading.source.textOf(node) || String(node["refer"]);
    const span = this.reading.source.spanOf(node);
    this.reading.diagnostics.push(
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
    const choice = this.reading.nextChoice++;
    const fields = this.fields(node, chosenAt);
    const mention = mentionOfChoice(node, choice, this.reading.source.textOf(node));
    if (this.butNot === undefined) {
      this.reading.mentions.add(mention);
      this.chosen.push(mention);
    }
    return { ...fields, choice, chosenAt: chosenAt === "finalization" ? timeOfChoice(fields) : chosenAt };
  }

  private action(node: Fields, chosenAt: ChosenAt): Fields {
    const step = this.reading.nextStep++;
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
    this.reading.steps = stepsAfter(this.reading.steps, node, step, this.reading.mentions.paying);
    this.reading.moving = undefined;
    mentionActed(fields, step, this.reading.mentions, this.reading.source.textOf(node));
    const means =
      ((kind === "reveal-hand" || kind === "look-at-hand") && node["whose"] === "their") ||
      kind === "see-facedown-cards"
        ? their(this.reading, node)
        : undefined;
    return { ...fields, step, ...(means === undefined ? {} : { means }) };
  }

  /** "Recycle a unit to play a Mech. Reduce its Energy cost …": that of what is played. */
  private reduced(node: Fields, chosenAt: ChosenAt): Fields {
    const what = inner(node, "what");
    const [played] = this.reading.mentions.find({ done: "played" });
    const fields = this.fields(node, chosenAt, (key) => key !== "what");
    const meant = what?.["refer"] === "it" && played !== undefined;
    return { ...fields, what: meant ? { ...what, means: played.means } : this.value(what, chosenAt) };
  }

  private copy(node: Fields, chosenAt: ChosenAt): Fields {
    const all = this.reading.mentions;
    this.reading.mentions = all.ofUnits();
    const who = this.value(node["who"], chosenAt);
    for (const mention of this.reading.mentions.since(all)) all.refresh(mention);
    this.reading.mentions = all;
    this.butNot = isFields(who) && isReferents(who["means"]) ? who["means"] : undefined;
    const of = this.value(node["of"], chosenAt);
    this.butNot = undefined;
    return { ...node, who, of };
  }

  private event(node: Fields, chosenAt: ChosenAt): Fields {
    const fields = this.fields(node, chosenAt);
    const mention = mentionOfEvent(node, (part) => this.reading.source.textOf(part));
    if (mention !== undefined) this.reading.mentions.add(mention);
    if (node["event"] === "take-damage") this.reading.steps = { ...this.reading.steps, counted: "event" };
    if (namesPlayer(node)) this.reading.steps = { ...this.reading.steps, opponent: "event" };
    nameTopMost(this.reading, fields, node);
    if (placeEvents.has(String(node["event"])) || node["act"] === "hide")
      this.reading.mentions.add(
        node["from"] !== undefined && node["to"] === undefined
          ? { ...battlefieldOfEvent, means: [{ is: "origin" }] }
          : battlefieldOfEvent,
      );
    return fields;
  }

  /** What is named in a mode is named in that mode alone. */
  private mode(node: Fields, chosenAt: ChosenAt): Fields {
    const before = this.reading.steps;
    const mentions = this.reading.mentions;
    this.reading.mentions = mentions.fork();
    const fields = this.fields(node, chosenAt);
    this.reading.mentions = mentions;
    this.reading.steps = before;
    return fields;
  }

  /** A sentence or a part of one. What another player chooses, and what is paid within it, is chosen on resolution. */
  private clause(node: Fields, chosenAt: ChosenAt): Fields {
    this.reading.mentions.sentence++;
    const by = inner(node, "by")?.["player"];
    const others = by !== undefined && by !== "you" && chosenAt === "finalization";
    const [acting, first, chosenBefore] = [this.reading.acting, this.reading.nextStep, this.chosen];
    const { opponent } = this.reading.steps;
    this.chosen = [];
    if (by !== undefined) this.reading.acting = by !== "you";
    // 355.10.f. "You must recycle one of your runes": no target either.
    const must = node["must"] === true && chosenAt === "finalization";
    const time = others || must ? "resolution" : chosenAt;
    // Costs within it are paid, and which of two actions is done is chosen, as it is executed (355.10.c.1, 355.17).
    const costs = ("to" in node || "or" in node) && time === "finalization" ? "resolution" : time;
    const clause = Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === "by"
          ? this.doer(value, time, acting)
          : this.value(value, key === "actions" || key === "or" ? costs : time),
      ]),
    );
    this.reading.acting = acting;
    // "Each player chooses a unit. Kill those units."
    if (several.has(by) || isNode(inner(node, "by")?.["of"], "refer", "they"))
      for (const mention of this.chosen) this.reading.mentions.add({ ...mention, number: "plural" });
    this.chosen = [...chosenBefore, ...this.chosen];
    if (isNode(firstOf(node["actions"]), "do", "choose")) this.choseOneOf(node, first);
    if (this.reading.steps.opponent === "each") this.reading.steps = { ...this.reading.steps, opponent };
    // Who has just done something is "they" afterwards.
    if (by !== undefined && by !== "you" && by !== "they" && this.reading.nextStep > first)
      this.reading.steps = { ...this.reading.steps, opponent: first };
    return clause;
  }

  /** Who acts is told by what was said before: "they" are not those who they are themselves. */
  private doer(by: unknown, chosenAt: ChosenAt, actingBefore: boolean): unknown {
    const { acting } = this.reading;
    this.reading.acting = actingBefore;
    const doer = this.value(by, chosenAt);
    this.reading.acting = acting;
    return doer;
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
    this.reading.mentions.sentence++;
    this.reading.mentions.add({ ...mentionOfChoice(what, 0, this.reading.source.textOf(what)), means });
  }
}
const firstOf = (value: unknown): unknown => (isList(value) ? value[0] : undefined);
const quoted = (text: string): string => `"${text}"`;
