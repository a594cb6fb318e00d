import type { Node, Payload } from "../combinators/node.ts";
import { buildList } from "./build-list.ts";
import { buildResources } from "./build-resources.ts";
import { call, consumeOf, partOf, type Build, type Rule } from "./productions.ts";
import { before, type Rest } from "./rest.ts";

/** What reads a part of a phrase. `rest` is what follows it inside the phrase. */
export function build(node: Node, rule: Rule, rest: Rest): Build {
  const { lookahead, occurrences, productions, vocabulary } = rule;
  switch (node.is) {
    case "word":
      return consumeOf(rule, vocabulary.wordOf(node.word));
    case "forms":
      return consumeOf(rule, vocabulary.pairOf(node.singular, node.plural));
    case "case":
      return consumeOf(rule, vocabulary.pairOf(node.subject, node.object));
    case "number":
    case "capital":
      return () => undefined;
    case "set":
      return () => {
        productions.write(node.key, typeof node.value === "object" ? { ...node.value } : node.value);
      };
    case "payload":
      return buildPayload(node.key, node.payload, rule);
    case "keyword":
      return buildKeyword(node.valued, rule);
    case "valued": {
      const consume = consumeOf(rule, vocabulary.valuedOf(node.keyword));
      return () => {
        const value = consume();
        if (value?.value === "keyword" || value?.value === "number")
          productions.write(node.key, value.number);
      };
    }
    case "resources":
      return buildResources(node.key, rule, rest);
    case "spelling": {
      const read = build(node.of, rule, rest);
      const { key } = node;
      if (key === null) return read;
      return () => {
        productions.write(key, true);
        read();
      };
    }
    case "sequence":
      return buildSequence(node.of, rule, rest);
    case "choice": {
      const occurrence = occurrences.next("or");
      const parts = () => node.of.map((part) => partOf(rule, part));
      const choose = lookahead.choice(rule.name, parts, rest);
      const alternatives = node.of.map((part) => ({ ALT: build(part, rule, rest) }));
      return () => {
        productions.or(occurrence, choose, alternatives);
      };
    }
    case "optional": {
      const occurrence = occurrences.next("option");
      const take = lookahead.optional(rule.name, "option", () => partOf(rule, node.of), rest);
      const part = build(node.of, rule, rest);
      return () => {
        productions.option(occurrence, take, part);
      };
    }
    case "field": {
      const read = call(rule, node.category(), rest);
      return () => {
        productions.write(node.key, read());
      };
    }
    case "list":
      return buildList(node, rule, rest);
    default:
      return node satisfies never;
  }
}

function buildSequence(parts: readonly Node[], rule: Rule, rest: Rest): Build {
  const rests: Rest[] = [];
  parts.reduceRight((after, part, index) => {
    rests[index] = after;
    return before(() => rule.matchers.of(part), after);
  }, rest);
  const builds = parts.map((part, index) => build(part, rule, rests[index] ?? rest));
  return () => {
    for (const each of builds) each();
  };
}

function buildPayload(key: string, payload: Payload, rule: Rule): Build {
  const consume = consumeOf(rule, rule.vocabulary.payloads[payload]);
  return () => {
    const value = consume();
    if (value?.value === "number") rule.productions.write(key, value.number);
    if (value?.value === "name") rule.productions.write(key, value.name);
  };
}

function buildKeyword(valued: boolean, rule: Rule): Build {
  const consume = consumeOf(rule, rule.vocabulary.payloads[valued ? "keyword" : "keyword-name"]);
  return () => {
    const value = consume();
    if (value?.value !== "keyword") return;
    rule.productions.write("keyword", value.name);
    if (value.number !== undefined) rule.productions.write("value", value.number);
  };
}
