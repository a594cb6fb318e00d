import { isAction, partsOf } from "../effects/guards.ts";
import { tokens } from "../../runtime/tokens.ts";
import { printKeyword, printKeywords } from "../effects/words.ts";
import type { LintedCard } from "../linted-card.ts";
import type { Token } from "../../runtime/effects/actions/create.ts";
import { defineSetRule, type SetFinding } from "../rule.ts";

/** What a text says of a token: the type of its card, its Might, its keywords. */
interface Description {
  readonly type: string;
  readonly might?: string;
  readonly keywords?: string;
  /** 187.7. The token has its keywords whether the text says them or not. */
  readonly keywordsAreOwn?: true;
}

const noKeyword = "no keyword";

/** 187.2. What the text says besides, that creates the token. */
const saidWith: ReadonlyMap<string, string> = new Map([["Sprite", "[Temporary]"]]);

/** 187.1-187.11. What a text says with the token; what the token has besides need not be said. */
const inTheRules: ReadonlyMap<string, Description> = new Map(
  tokens.map(({ abilities, might, name, type }): readonly [string, Description] => {
    if (type !== "unit") return [name, { type }];
    const own = abilities.flatMap((ability) => (ability.ability === "keyword" ? [ability.keyword] : []));
    const keywords = own.length > 0 ? printKeywords(own) : (saidWith.get(name) ?? noKeyword);
    return [
      name,
      { type, might: `${String(might)} [M]`, keywords, ...(own.length > 0 ? { keywordsAreOwn: true } : {}) },
    ];
  }),
);

/** 187. Tokens of one name are the same on all cards. */
export const tokenMismatch = defineSetRule(
  "token-mismatch",
  {
    severity: "warning",
    rules: ["187"],
    message: "The {name} token has {said} here and {usual} {where}.",
    why: "Tokens of one name are the same, whichever card creates them.",
    help: "Describe the token in the same way, or give it another name.",
  },
  function* (cards, report): Iterable<SetFinding> {
    const uses = cards.flatMap((of) => [...tokensOf(of)].map((token) => ({ of, token })));
    const usualOf = usualDescriptions(uses.map(({ token }) => token));
    for (const { of, token } of uses) {
      const usual = inTheRules.get(token.name) ?? usualOf.get(token.name);
      const difference = usual === undefined ? undefined : differenceOf(descriptionOf(token), usual);
      if (difference === undefined) continue;
      const where = !inTheRules.has(token.name) ? "on other cards" : "in the rules";
      yield { of, diagnostic: report(of.spanOf(token), { name: token.name, ...difference, where }) };
    }
  },
);

function* tokensOf({ card, inner }: LintedCard): Iterable<Token> {
  for (const each of inner) yield* tokensOf(each);
  for (const action of partsOf([card.abilities, card.effectText], isAction))
    if (action.do === "play-token" && !("copyOf" in action.what)) yield action.what;
}

/** Might that is not said is not compared: the token becomes a copy of something, or the rules say it. */
function descriptionOf(token: Token): Description {
  if (token.token === "gear") return { type: "gear" };
  const keywords = (token.keywords ?? []).map(printKeyword);
  return {
    type: "unit",
    ...(token.might === undefined ? {} : { might: `${token.might} [M]` }),
    keywords: keywords.length === 0 ? noKeyword : keywords.toSorted().join(" and "),
  };
}

function differenceOf(said: Description, usual: Description) {
  if (said.type !== usual.type) return { said: `the type ${said.type}`, usual: `the type ${usual.type}` };
  for (const aspect of ["might", "keywords"] as const) {
    const here = said[aspect];
    const there = usual[aspect];
    if (aspect === "keywords" && here === noKeyword && usual.keywordsAreOwn === true) continue;
    if (here !== undefined && there !== undefined && here !== there) return { said: here, usual: there };
  }
  return undefined;
}

interface Counted {
  readonly description: Description;
  times: number;
}
/** For each name, how most of the texts describe the token; of as many, the first one. */
function usualDescriptions(tokens: readonly Token[]): ReadonlyMap<string, Description> {
  const counts = new Map<string, Map<string, Counted>>();
  for (const token of tokens) {
    const description = descriptionOf(token);
    const known =
      counts.get(token.name) ?? new Map<string, { readonly description: Description; times: number }>();
    counts.set(token.name, known);
    const key = JSON.stringify(description);
    const counted = known.get(key);
    if (counted === undefined) known.set(key, { description, times: 1 });
    else counted.times += 1;
  }
  return new Map(
    [...counts].flatMap(([name, known]) => {
      const [most] = [...known.values()].sort((first, second) => second.times - first.times);
      return most === undefined ? [] : [[name, most.description] as const];
    }),
  );
}
