import { isAction, partsOf } from "../effects/guards.ts";
import type { LintedCard } from "../linted-card.ts";
import type { Token } from "../../runtime/effects/actions/create.ts";
import { defineSetRule, type SetFinding } from "../rule.ts";

type UnitToken = Extract<Token, { readonly token: "unit" }> & { readonly might: number };

/** 187.1-187.11. The Might that a text says with the token. */
const might: Readonly<Record<string, number>> = {
  Recruit: 1,
  Sprite: 3,
  "Sand Soldier": 2,
  Mech: 3,
  Reflection: 0,
  Bird: 1,
  Tentacle: 1,
  "Shadow Clone": 0,
};

/** 187. Tokens of one name are the same on all cards. */
export const tokenMismatch = defineSetRule(
  "token-mismatch",
  {
    severity: "style",
    rules: ["187"],
    message: "The {name} token has {said} here and {usual} {where}.",
    why: "Tokens of one name are the same, whichever card creates them.",
    help: "Use the same Might, or give the token another name.",
  },
  function* (cards, report): Iterable<SetFinding> {
    const uses = cards.flatMap((of) => [...tokensOf(of)].map((token) => ({ of, token })));
    for (const { of, token } of uses) {
      const usual = might[token.name] ?? mostOften(uses.map((use) => use.token).filter(sameName(token)));
      if (token.might === usual) continue;
      const where = might[token.name] === undefined ? "on other cards" : "in the rules";
      const values = { name: token.name, said: `${token.might} [M]`, usual: `${usual} [M]`, where };
      yield { of, diagnostic: report(of.spanOf(token), values) };
    }
  },
);

function* tokensOf({ card }: LintedCard): Iterable<UnitToken> {
  for (const action of partsOf([card.abilities, card.effectText], isAction))
    if (action.do === "play-token" && hasMight(action.what)) yield action.what;
}
const hasMight = (token: Token): token is UnitToken => token.token === "unit" && token.might !== undefined;
const sameName =
  ({ name }: UnitToken) =>
  (other: UnitToken): boolean =>
    other.name === name;

function mostOften(tokens: readonly UnitToken[]): number {
  const counts = new Map<number, number>();
  for (const token of tokens) counts.set(token.might, (counts.get(token.might) ?? 0) + 1);
  const [most] = [...counts].sort(
    ([first, firstCount], [second, secondCount]) => secondCount - firstCount || first - second,
  );
  return most?.[0] ?? 0;
}
