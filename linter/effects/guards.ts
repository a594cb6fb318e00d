import { partsOfText } from "../../compiler/nodes.ts";
import type { Action } from "../../runtime/effects/action.ts";
import type { Condition } from "../../runtime/effects/condition.ts";
import type { Where } from "../../runtime/effects/filter.ts";
import type { Me, Reference, Referent, This } from "../../runtime/effects/reference.ts";
import type { All, Choice, Every, TopCards } from "../../runtime/effects/selection.ts";

/** Everything that matches; nobody chooses. */
export type Group = All<object> | Every<object> | TopCards;

const has = (node: object, key: string): boolean => Object.hasOwn(node, key);

export const isAction = (node: object): node is Action => has(node, "do");
export const isChoice = (node: object): node is Choice => has(node, "select") && has(node, "choice");
export const isGroup = (node: object): node is Group => has(node, "select") && !has(node, "choice");
export const isReference = (node: object): node is Reference => has(node, "refer");
export const isCondition = (node: object): node is Condition => "if" in node && typeof node.if === "string";
export const isWhere = (node: object): node is Where => "at" in node && typeof node.at === "string";

export const isSelf = (node: object): node is Me | This =>
  isReference(node) && (node.refer === "me" || node.refer === "this");

/**
 * The nodes of an effect, in the order of the text. A quoted ability is another object's: its "me", its choices and its
 * numbers are not those of the card (395).
 */
function* nodesIn(value: unknown): Iterable<object> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value;
  if ("gift" in value && value.gift === "ability") return;
  for (const part of partsOfText(value)) yield* nodesIn(part);
}

/** All parts of an effect that are of one kind, in the order of the text. */
export function* partsOf<Kind extends object>(
  effect: unknown,
  isKind: (node: object) => node is Kind,
): Iterable<Kind> {
  for (const node of nodesIn(effect)) if (isKind(node)) yield node;
}

/** The words of an effect that point at something: it, that unit, there, that much. */
export function* referentsIn(effect: unknown): Iterable<Referent> {
  for (const node of nodesIn(effect)) {
    if (isPointer(node)) yield* node.means;
  }
}
const isPointer = (node: object): node is { readonly means: readonly Referent[] } =>
  "means" in node && Array.isArray(node.means);
