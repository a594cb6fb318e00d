import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Token } from "../vocabulary/token.ts";
import { pluralOf } from "../lexicon/plural.ts";

/** The plurals of English that are not the name with an "s". */
const plurals: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/ves$/, "f"],
  [/ies$/, "y"],
  [/(?<=s|x|z|ch|sh)es$/, ""],
  [/(?<=[^s])s$/, ""],
];

/** "Goblins" as the entry of a tag: Goblin; "Wolves" with its plural, which the name alone does not tell. */
function tagEntry(image: string): string {
  for (const [ending, singular] of plurals) {
    if (!ending.test(image)) continue;
    const name = image.replace(ending, singular);
    return pluralOf(name) === image ? name : `{ name: ${name}, plural: ${image} }`;
  }
  return image;
}

const tokenKinds: Readonly<Record<string, { readonly key: string; readonly type: string }>> = {
  unit: { key: "unitTokens", type: "Token Unit" },
  gear: { key: "gearTokens", type: "Token Gear" },
  battlefield: { key: "battlefieldTokens", type: "Token Battlefield" },
};

/** "Wolf Cubs", where "Wolf Cub" is a unit token: "Wolf Cub unit" */
function tokenNamed(written: string, { unitTokens, gearTokens }: Lexicon): string | undefined {
  const named = (names: readonly string[]): string | undefined =>
    names.find((name) => written === name || written === pluralOf(name));
  const [unit, gear] = [named(unitTokens), named(gearTokens)];
  return unit === undefined ? gear && `${gear} gear` : `${unit} unit`;
}

/** A word with a capital may be a name of the project: of a token, before "unit token", or else a tag. */
export function declareHint(token: Token, tokens: readonly Token[], lexicon: Lexicon): string | undefined {
  if (!/^[A-Z][a-z]+$/.test(token.image)) return undefined;
  const at = tokens.indexOf(token);
  const declared =
    tokenNamed(`${tokens[at - 1]?.image ?? ""} ${token.image}`, lexicon) ?? tokenNamed(token.image, lexicon);
  if (declared !== undefined) return `It is a token of your set: "two ${declared} tokens".`;
  const rest = tokens.slice(tokens.indexOf(token)).map(({ image }) => image);
  const noun = rest.findIndex((word) => !/^[A-Z]/.test(word));
  const kind = /^tokens?$/.test(rest[noun + 1] ?? "") ? tokenKinds[rest[noun] ?? ""] : undefined;
  return kind === undefined
    ? `If it is a tag of your set, give it to a card (\`tags:\`), or declare it in riftscript.config.yaml: "tags: [${tagEntry(token.image)}]".`
    : `If it is a token of your set, make a card of it (\`type: ${kind.type}\`), or declare it in riftscript.config.yaml: "${kind.key}: [${rest.slice(0, noun).join(" ")}]".`;
}

/** Where a keyword of one's own is declared: "Drain 2" */
export const declareKeyword = (written: string): string => {
  const [name = "", value] = written.split(" ");
  const entry =
    value === undefined ? `{ name: ${name}, means: "…" }` : `{ name: ${name}, value: true, means: "…" }`;
  return `If it is a keyword of your set, declare it in riftscript.config.yaml: "keywords: [${entry}]".`;
};
