import { isConjunction, type AnyCategory, type Conjunction, type Node } from "../combinators/node.ts";
import { matchBoth, matchEmpty } from "./matcher.ts";
import { call, consumeOf, firstOf, type Build, type Rule } from "./productions.ts";
import { before, lazily, type Rest } from "./rest.ts";

/** "Draw 1. Draw 2.", "[1], [E]", "A and B", "A, B, and C" */
export function buildList(node: Node & { readonly is: "list" }, rule: Rule, rest: Rest): Build {
  const { firstSets, lookahead, matchers, occurrences, productions, vocabulary } = rule;
  const category = node.category();
  const { separator } = node;
  const element = () => matchers.ofCategory(category);
  if (separator === "only") {
    const readOne = call(rule, category, rest);
    return () => {
      productions.write(node.key, [readOne()]);
    };
  }
  if (node.end !== undefined) return buildEnded(node, node.end(), rule, rest);
  const hasComma = separator !== "none";
  const another = lazily(() => matchBoth(hasComma ? matchers.word(",") : matchEmpty, element()));
  const end = isConjunction(separator)
    ? before(() => {
        const last = matchers.last(element(), separator);
        return node.several === true ? last : matchers.optional(last);
      }, rest)
    : rest;
  const after = before(() => matchers.repeated(another()), end);
  const [readFirst, readMore] = [call(rule, category, after), call(rule, category, after)];
  const consumeComma = hasComma ? consumeOf(rule, vocabulary.wordOf(",")) : undefined;
  const many = occurrences.next("many");
  const first = () => (hasComma ? firstOf(rule, ",") : firstSets.ofCategory(category));
  const takeMore = lookahead.optional(rule.name, "many", () => ({ first: first(), matcher: another() }), end);
  const readLast = isConjunction(separator) ? buildLast(node, separator, rule, rest) : undefined;
  return () => {
    const elements = [readFirst()];
    productions.write(node.key, elements);
    productions.many(many, takeMore, () => {
      consumeComma?.();
      elements.push(readMore());
    });
    readLast?.(elements);
  };
}

/** "A, and B": a comma that the canonical wording of two does not have. */
export const saidComma = (key: string): `said:${string}` => `said:<${key}> ,`;

/** ", and C" */
function buildLast(
  { key, category: of }: Node & { readonly is: "list" },
  conjunction: Conjunction,
  rule: Rule,
  rest: Rest,
): (elements: object[]) => void {
  const category = of();
  const { lookahead, matchers, occurrences, productions, vocabulary } = rule;
  const element = () => matchers.ofCategory(category);
  const [last, comma] = [occurrences.next("option"), occurrences.next("option")];
  const lastPart = () => ({
    first: firstOf(rule, ",", conjunction),
    matcher: matchers.last(element(), conjunction),
  });
  const takeLast = lookahead.optional(rule.name, "option", lastPart, rest);
  const afterComma = before(() => matchers.word(conjunction), before(element, rest));
  const commaPart = () => ({ first: firstOf(rule, ","), matcher: matchers.word(",") });
  const takeComma = lookahead.optional(rule.name, "option", commaPart, afterComma);
  const consumeComma = consumeOf(rule, vocabulary.wordOf(","));
  const consumeConjunction = consumeOf(rule, vocabulary.wordOf(conjunction));
  const read = call(rule, category, rest);
  return (elements) => {
    productions.option(last, takeLast, () => {
      productions.option(comma, takeComma, () => {
        consumeComma();
        if (elements.length === 1) productions.write(saidComma(key), true);
      });
      consumeConjunction();
      elements.push(read());
    });
  };
}

/** Any number of elements, and one that nothing can follow; not neither. */
function buildEnded(node: Node & { readonly is: "list" }, end: AnyCategory, rule: Rule, rest: Rest): Build {
  const { firstSets, lookahead, matchers, occurrences, productions } = rule;
  const category = node.category();
  const element = () => matchers.ofCategory(category);
  const last = () => matchers.ofCategory(end);
  const after = before(() => matchers.optional(last()), rest);
  const [many, option] = [occurrences.next("many"), occurrences.next("option")];
  const part = () => ({ first: firstSets.ofCategory(category), matcher: element() });
  const takeMore = lookahead.optional(rule.name, "many", part, after);
  const read = call(
    rule,
    category,
    before(() => matchers.repeated(element()), after),
  );
  const takeLast = lookahead.optional(
    rule.name,
    "option",
    () => ({ first: firstSets.ofCategory(end), matcher: last() }),
    rest,
  );
  const readLast = call(rule, end, rest);
  return () => {
    const elements: object[] = [];
    productions.write(node.key, elements);
    productions.many(many, takeMore, () => {
      elements.push(read());
    });
    productions.option(option, takeLast, () => {
      elements.push(readLast());
    });
  };
}
