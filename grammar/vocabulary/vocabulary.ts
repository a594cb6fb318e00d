import { createToken, Lexer, type TokenType } from "chevrotain";
import type { Node, Payload } from "../combinators/node.ts";
import { writtenKeyword, type Lexicon } from "../lexicon/lexicon.ts";
import type { KeywordName } from "../../runtime/effects/keyword.ts";
import { formsOf, type Reachable } from "./words.ts";

const pairName = (first: string, second: string): string => `${first.toLowerCase()}/${second.toLowerCase()}`;
const token = (name: string, label: string, categories: TokenType[] = []): TokenType =>
  createToken({ name, label, pattern: Lexer.NA, categories });

const keywordType = token("Keyword", "a keyword");

/**
 * The token types of a language: one for each word with all its forms, one for each kind of number, symbol and name.
 * A keyword in brackets that phrases also use as a word ("[Stun] a unit") belongs to the category of keywords as well.
 */
export class Vocabulary {
  readonly payloads: Readonly<Record<Payload, TokenType>> = {
    number: token("Number", "a number"),
    numeral: token("Numeral", '"two", "three"'),
    signed: token("Signed", "+1"),
    energy: token("Energy", "[1]"),
    power: token("Power", "[R]"),
    keyword: keywordType,
    "keyword-name": token("KeywordName", "a keyword", [keywordType]),
    tag: token("Tag", "a tag"),
    "token-name": token("TokenName", "the name of a token"),
  };
  /** A word that is not in the language. */
  readonly unknown = token("Unknown", "an unknown word");
  readonly all: TokenType[] = [];
  readonly lexicon: Lexicon;
  private readonly words = new Map<string, TokenType>();
  private readonly pairs = new Map<string, TokenType>();
  private readonly forms = new Map<number, readonly string[]>();
  private readonly keywords = new Map<KeywordName, TokenType>();
  /** By what stands in the brackets. */
  private readonly keywordNames: ReadonlyMap<string, KeywordName>;
  /** "[stun]" */
  private readonly keywordForms: ReadonlyMap<string, KeywordName>;
  private readonly valuedKeywords = new Map<string, TokenType>();
  private readonly names = new Map<string, { readonly name: string; readonly type: TokenType }>();
  /** Made when it is first asked for: all types are there then. */
  private byCategory: ReadonlyMap<TokenType, readonly number[]> | undefined;

  constructor({ nodes }: Reachable, lexicon: Lexicon) {
    this.lexicon = lexicon;
    this.keywordNames = new Map(lexicon.keywords.map((name) => [writtenKeyword(name), name]));
    this.keywordForms = new Map(
      [...this.keywordNames].map(([written, name]) => [`[${written.toLowerCase()}]`, name]),
    );
    this.all.push(...Object.values(this.payloads), this.unknown);
    this.addWords(nodes);
    this.addKeywords();
    this.addNames();
  }

  /** The type of a word that some phrase uses. */
  word(form: string): TokenType | undefined {
    return this.words.get(form.toLowerCase());
  }
  /** The type of a word in any of two forms. */
  pairOf(first: string, second: string): TokenType {
    return this.pairs.get(pairName(first, second)) ?? this.wordOf(first);
  }
  wordOf(form: string): TokenType {
    const type = this.word(form);
    if (type === undefined) throw new Error(`no phrase uses the word ${form}`);
    return type;
  }
  keyword(name: KeywordName): TokenType {
    return this.keywords.get(name) ?? this.payloads["keyword-name"];
  }
  /** A keyword with a value: its own type where a phrase asks for this keyword. */
  valued(name: string): TokenType | undefined {
    const keyword = this.keywordNamed(name);
    return this.valuedKeywords.get(name) ?? (keyword === undefined ? undefined : this.payloads.keyword);
  }
  valuedOf(name: string): TokenType {
    const type = this.valued(name);
    if (type === undefined) throw new Error(`no phrase uses ${name} with a value`);
    return type;
  }
  /** "Tank" of "[Tank]", "[Drain]" of "[Drain]". */
  keywordNamed(written: string): KeywordName | undefined {
    return this.keywordNames.get(written);
  }
  /** What can stand in the brackets of a keyword. */
  keywordsWritten(): readonly string[] {
    return [...this.keywordNames.keys()];
  }
  name(form: string): { readonly name: string; readonly type: TokenType } | undefined {
    return this.names.get(form);
  }
  /** Names that the pattern of a word does not take in as a whole ("Lee Sin", "Kai'Sa", "Dr. Mundo"), the longest first. */
  longNames(): readonly string[] {
    return [...this.names.keys()]
      .filter((name) => !/^[A-Za-z]+(?:-[A-Za-z]+|'[a-z]+)*$/.test(name))
      .sort((a, b) => b.length - a.length);
  }
  /** How a token of this type can be written, for error messages and completion. */
  spellings(tokenTypeIndex: number): readonly string[] {
    return this.forms.get(tokenTypeIndex) ?? [];
  }
  /** The same for people: words in quotation marks, or the kind of token. */
  described(tokenTypeIndex: number): readonly string[] {
    const words = this.spellings(tokenTypeIndex);
    if (words.length > 0) return words.map((word) => `"${word}"`);
    const type = this.all.find((candidate) => candidate.tokenTypeIdx === tokenTypeIndex);
    return type?.LABEL === undefined ? [] : [type.LABEL];
  }
  /** Everything that can be written as one word. */
  allSpellings(): readonly string[] {
    return [...this.words.keys(), ...this.names.keys(), ...this.bracketedKeywords()];
  }
  /** The types that are read where this one is expected: itself and its members, if it is a category. */
  members(type: TokenType): readonly number[] {
    this.byCategory ??= membersByCategory(this.all);
    return this.byCategory.get(type) ?? [];
  }

  private register(type: TokenType, forms: readonly string[]): TokenType {
    this.all.push(type);
    if (type.tokenTypeIdx !== undefined) this.forms.set(type.tokenTypeIdx, forms);
    return type;
  }
  /** A type for each word, and for each pair of forms one that has both as members. */
  private addWords(nodes: Iterable<Node>): void {
    for (const node of nodes) {
      const types = formsOf(node).map((form) => this.addWord(form));
      if (node.is === "valued" && !this.valuedKeywords.has(node.keyword)) {
        const isKeyword = this.lexicon.keywords.some((name) => name === node.keyword);
        const categories = isKeyword ? [this.payloads.keyword] : [];
        const type = token(`Valued${node.keyword}`, `[${node.keyword} 1]`, categories);
        this.valuedKeywords.set(node.keyword, this.register(type, [`[${node.keyword} 1]`]));
      }
      if (node.is === "forms") this.addPair(node.singular, node.plural, types);
      if (node.is === "case") this.addPair(node.subject, node.object, types);
    }
    const article = this.words.get("a");
    if (article !== undefined) this.words.set("an", article);
  }
  private addWord(form: string): TokenType {
    const lower = form.toLowerCase();
    const known = this.words.get(lower);
    if (known !== undefined) return known;
    const keyword = this.keywordForms.get(lower);
    const categories = keyword === undefined ? [] : [this.payloads.keyword, this.payloads["keyword-name"]];
    if (/^\[[RGBOPYAC]\]$/.test(form)) categories.push(this.payloads.power);
    if (/^\d+$/.test(form)) categories.push(this.payloads.number);
    const type = token(`Word${String(this.words.size)}`, form, categories);
    this.register(type, [form]);
    this.words.set(lower, type);
    if (keyword !== undefined) this.keywords.set(keyword, type);
    return type;
  }
  private addPair(first: string, second: string, types: readonly TokenType[]): void {
    const name = pairName(first, second);
    if (first === second || this.pairs.has(name)) return;
    const pair = token(`Pair${String(this.pairs.size)}`, name);
    this.register(pair, [first, second]);
    this.pairs.set(name, pair);
    for (const type of types) type.CATEGORIES = [...(type.CATEGORIES ?? []), pair];
  }
  private bracketedKeywords(): readonly string[] {
    return this.keywordsWritten().map((written) => `[${written}]`);
  }
  private addKeywords(): void {
    for (const name of this.lexicon.keywords)
      if (!this.keywords.has(name)) this.keywords.set(name, this.payloads["keyword-name"]);
    const names = this.bracketedKeywords();
    this.describe("keyword-name", names);
    this.describe("keyword", names);
  }
  private addNames(): void {
    const { unitTokens, gearTokens, battlefieldTokens = [] } = this.lexicon;
    const tokens = [...unitTokens, ...gearTokens, ...battlefieldTokens];
    const both = token("TagAndTokenName", "a name", [this.payloads.tag, this.payloads["token-name"]]);
    this.register(both, []);
    for (const name of tokens)
      this.names.set(name, { name, type: this.lexicon.tags.has(name) ? both : this.payloads["token-name"] });
    for (const [name, plural] of this.lexicon.tags) {
      const type = tokens.includes(name) ? both : this.payloads.tag;
      this.names.set(name, { name, type }).set(plural, { name, type });
    }
    this.describe("tag", [...this.lexicon.tags].flat());
    this.describe("token-name", tokens);
  }
  private describe(payload: Payload, forms: readonly string[]): void {
    const index = this.payloads[payload].tokenTypeIdx;
    if (index !== undefined) this.forms.set(index, forms);
  }
}

function membersByCategory(types: readonly TokenType[]): ReadonlyMap<TokenType, readonly number[]> {
  const members = new Map<TokenType, number[]>();
  for (const type of types)
    for (const category of [type, ...(type.CATEGORIES ?? [])])
      members.set(category, [
        ...(members.get(category) ?? []),
        ...(type.tokenTypeIdx === undefined ? [] : [type.tokenTypeIdx]),
      ]);
  return members;
}
