import type { BracketedWord, KeywordName } from "../../runtime/effects/keyword.ts";
import type { AnnotationKey } from "../../runtime/effects/annotation.ts";
import type { ResourceCost } from "../../runtime/effects/card-frame.ts";
import type {
  AnyCategory,
  AnyPhrase,
  Conjunction,
  Constant,
  Node,
  Payload,
  Separator,
  Unsaid,
} from "./node.ts";

/**
 * Typed combinators. A phrase is declared once, for an effect type: its fields must be exactly the fields of the
 * type, with phrases of the right type in them, or it does not compile. What the compiler adds (AnnotationKey) is not
 * said by any phrase.
 */

declare const fields: unique symbol;
declare const stands: unique symbol;

/** A piece of a phrase that contributes these fields. Invariant, so that no field can be lost by widening. */
export interface Part<Fields extends object> {
  readonly node: Node;
  readonly [fields]?: (value: Fields) => Fields;
}
export interface Phrase<Effect extends object> extends AnyPhrase {
  readonly [stands]?: Effect;
}
export interface Category<Effect> extends AnyCategory {
  readonly [stands]?: Effect;
}

type Piece = string | { readonly node: Node };

type FieldsOf<Piece> = Piece extends Part<infer Fields> ? Fields : unknown;
type Merge<Items extends readonly Piece[]> = Items extends readonly [
  infer Head,
  ...infer Rest extends readonly Piece[],
]
  ? FieldsOf<Head> & Merge<Rest>
  : unknown;
type Flat<Type> = Type extends unknown ? { readonly [Key in keyof Type]: Type[Key] } : never;
type FieldsIn<Items extends readonly Piece[]> =
  Flat<Merge<Items>> extends infer Fields extends object ? Fields : never;
type Without<Type, Key extends PropertyKey> = Type extends unknown
  ? { readonly [Name in keyof Type as Name extends Key ? never : Name]: Type[Name] }
  : never;
type KeysOf<Type> = Type extends unknown ? keyof Type : never;

/** Says in the error message of tsc what does not fit. */
type Problem<Needed, Given> = [Exclude<KeysOf<Needed>, KeysOf<Given>>] extends [never]
  ? [Exclude<KeysOf<Given>, KeysOf<Needed>>] extends [never]
    ? { readonly "wrong phrase for a field": { readonly needed: Needed; readonly given: Given } }
    : { readonly "not a field of the effect": Exclude<KeysOf<Given>, KeysOf<Needed>> }
  : { readonly "field missing in the phrase": Exclude<KeysOf<Needed>, KeysOf<Given>> };
type Checked<Needed, Given, Items> = [Needed, Given] extends [Given, Needed] ? Items : Problem<Needed, Given>;

/** Cuts written words as the scanner does: "units," are two. */
const wordPattern =
  /\[[^\]]*\]|non-(?![a-z])|it's|[A-Za-z]+?(?:[-'][A-Za-z]+)*(?='s\b)|[A-Za-z]+(?:[-'][A-Za-z]+)*|'s?|\d+|[^\s\w]/g;
const written = (words: string): Node => {
  const parts: Node[] = (words.match(wordPattern) ?? []).map((word) => ({ is: "word", word }));
  const [only, ...more] = parts;
  return only !== undefined && more.length === 0 ? only : { is: "sequence", of: parts };
};
const toNode = (piece: Piece): Node => (typeof piece === "string" ? written(piece) : piece.node);
const together = (pieces: readonly Piece[]): Node => {
  const [only, ...more] = pieces;
  return only !== undefined && more.length === 0 ? toNode(only) : { is: "sequence", of: pieces.map(toNode) };
};

/** A verb: its base form, and the one with s. Agrees with its subject; without one it is imperative. */
export const verb = (base: string, withS = `${base}s`): Part<object> => ({
  node: { is: "forms", singular: withS, plural: base },
});
/** A noun: agrees with its determiner. */
export const noun = (singular: string, plural = `${singular}s`): Part<object> => ({
  node: { is: "forms", singular, plural },
});
/** A pronoun: I / me. */
export const pronoun = (subject: string, object: string): Part<object> => ({
  node: { is: "case", subject, object },
});
/** What follows is printed with a capital. */
export const capital: Part<object> = { node: { is: "capital" } };
export const singular: Part<object> = { node: { is: "number", number: "singular" } };
export const plural: Part<object> = { node: { is: "number", number: "plural" } };

export const set = <const Key extends string, const Value extends Constant>(
  key: Key,
  value: Value,
): Part<{ readonly [Name in Key]: Value }> => ({ node: { is: "set", key, value } });

/** What is understood without a word, in a spelling whose canonical wording says it: "you", "it". */
export const unsaid =
  <Value extends object>() =>
  <const Key extends string>(
    key: Key,
    value: Without<Value, AnnotationKey> & Unsaid,
  ): Part<{ readonly [Name in Key]: Value }> => ({ node: { is: "set", key, value } });

/** A field whose value is one of a few constants, each with its words. */
export const either = <const Key extends string, const Value extends string>(
  key: Key,
  words: { readonly [Name in Value]: string | readonly Piece[] },
): Part<{ readonly [Name in Key]: Value }> => ({
  node: {
    is: "choice",
    of: Object.entries<string | readonly Piece[]>(words).map(([value, said]) => ({
      is: "sequence",
      of: [{ is: "set", key, value }, typeof said === "string" ? written(said) : together(said)],
    })),
  },
});

export const field = <const Key extends string, Value>(
  key: Key,
  category: Category<Value> | (() => Category<Value>),
): Part<{ readonly [Name in Key]: Value }> => ({
  node: {
    is: "field",
    key,
    category: typeof category === "function" ? category : () => category,
    position: "object",
    agree: false,
  },
});
/** A field that is the subject: the verb after it agrees with it. */
export const subject = <const Key extends string, Value>(
  key: Key,
  category: Category<Value> | (() => Category<Value>),
): Part<{ readonly [Name in Key]: Value }> => ({
  node: {
    is: "field",
    key,
    category: typeof category === "function" ? category : () => category,
    position: "subject",
    agree: true,
  },
});
export const list = <const Key extends string, Value>(
  key: Key,
  category: Category<Value> | (() => Category<Value>),
  separator: Separator,
): Part<{ readonly [Name in Key]: readonly Value[] }> => ({
  node: {
    is: "list",
    key,
    category: typeof category === "function" ? category : () => category,
    separator,
  },
});

/** "A and B", "A, B, and C", never "A" alone. */
export const listOfSeveral = <const Key extends string, Value>(
  key: Key,
  category: Category<Value>,
  separator: Conjunction,
): Part<{ readonly [Name in Key]: readonly Value[] }> => ({
  node: { is: "list", key, category: () => category, separator, several: true },
});

/** A list without separators whose last element, or only one, may be one that nothing can follow. */
export const listWithEnd = <const Key extends string, Value, End extends Value>(
  key: Key,
  category: Category<Value>,
  end: Category<End>,
): Part<{ readonly [Name in Key]: readonly Value[] }> => ({
  node: { is: "list", key, category: () => category, separator: "none", end: () => end },
});

const payloadNode = (key: string, payload: Payload, agree = false): Node => ({
  is: "payload",
  key,
  payload,
  agree,
});
const numberAs =
  (kind: Payload, agree = false) =>
  <const Key extends string>(key: Key): Part<{ readonly [Name in Key]: number }> => ({
    node: payloadNode(key, kind, agree),
  });
const nameAs =
  (kind: Payload, agree = false) =>
  <const Key extends string>(key: Key): Part<{ readonly [Name in Key]: string }> => ({
    node: payloadNode(key, kind, agree),
  });
/** "4" */
export const number = numberAs("number");
/** "1 rune", "2 runes": the noun agrees with it. */
export const numberOf = numberAs("number", true);
/** "[5]", where no Power can stand */
export const energy = numberAs("energy");
/** "two units" */
export const numeral = numberAs("numeral");
/** "+2" */
export const signed = numberAs("signed");
/** "a Mech", "your Mechs" */
export const tag = nameAs("tag", true);
/** "non-Mech units": always the name itself */
export const tagName = nameAs("tag");
export const tokenName = nameAs("token-name");
export const resources = <const Key extends string>(
  key: Key,
): Part<{ readonly [Name in Key]: ResourceCost }> => ({ node: { is: "resources", key } });

/** "[Level 6]" */
export const valued = <const Key extends string>(
  keyword: KeywordName | BracketedWord,
  key: Key,
): Part<{ readonly [Name in Key]: number }> => ({ node: { is: "valued", keyword, key } });

export const optional = <const Items extends readonly Piece[]>(
  ...items: Items
): Part<Partial<FieldsIn<Items>>> => ({ node: { is: "optional", of: together(items) } });
export const sequence = <const Items extends readonly Piece[]>(...items: Items): Part<FieldsIn<Items>> => ({
  node: together(items),
});
/** One of several wordings, each with its own fields. The first is the canonical one where they say the same. */
export const choice = <const Alternatives extends readonly (readonly Piece[])[]>(
  ...alternatives: Alternatives
): Part<{ [Index in keyof Alternatives]: FieldsIn<Alternatives[Index]> }[number]> => ({
  node: { is: "choice", of: alternatives.map(together) },
});
/** The words of a part by themselves: what a spelling is known by. */
const wordsIn = (node: Node): readonly string[] => {
  switch (node.is) {
    case "word":
      return [node.word];
    case "forms":
      return [node.plural];
    case "sequence":
    case "choice":
      return node.of.flatMap(wordsIn);
    case "optional":
    case "spelling":
      return wordsIn(node.of);
    case "set":
    case "field":
    case "list":
    case "payload":
      return [`<${node.key}>`];
    case "case":
    case "capital":
    case "number":
    case "resources":
    case "keyword":
    case "valued":
      return [];
    default:
      return node satisfies never;
  }
};
export const spellingOf = (node: Node): Node => ({
  is: "spelling",
  key: `said:${wordsIn(node).join(" ")}`,
  of: node,
});
/** Another spelling of the same: accepted, printed back where it was said, and not the canonical wording. */
export const spelling = (...items: readonly Piece[]): Part<object> => ({
  node: spellingOf(together(items)),
});

/** The same mark in another form: accepted, and never printed. */
export const mark = (words: string): Part<object> => ({
  node: { is: "spelling", key: null, of: written(words) },
});

/** The same for a part with fields. */
export const spelled = <Fields extends object>(part: Part<Fields>): Part<Fields> => ({
  node: spellingOf(part.node),
});

/** phrase<Deal>()({ do: "deal" }, verb("deal"), …): the head gives the discriminants, the parts give the rest. */
export const phrase =
  <Effect extends object>() =>
  <const Head extends Readonly<Record<string, Constant>>, const Items extends readonly Piece[]>(
    head: Head,
    ...items: Checked<Without<Effect, AnnotationKey | keyof Head>, FieldsIn<Items>, Items> & Items
  ): Phrase<Effect> => ({ head, node: together(items) });

/**
 * The phrases of a union, by the key that tells its members apart: a member without a phrase does not compile.
 * Lazy, so that categories may refer to each other. Where a member has several wordings, the first that fits is
 * printed.
 */
export const category = <Effect extends object, const Key extends keyof Effect>(
  name: string,
  label: string,
  _key: Key,
  phrases: () => {
    readonly [Kind in Effect[Key] & string]:
      | Phrase<Extract<Effect, { readonly [Name in Key]: Kind }>>
      | readonly Phrase<Extract<Effect, { readonly [Name in Key]: Kind }>>[];
  },
): Category<Effect> => ({
  name,
  label,
  phrases: once(() => Object.values<AnyPhrase | readonly AnyPhrase[]>(phrases()).flat()),
});
/** A category of one type, with one or more wordings. */
export const wordings = <Effect extends object>(
  name: string,
  label: string,
  phrases: () => readonly Phrase<Effect>[],
): Category<Effect> => ({ name, label, phrases: once(phrases) });
/** All phrases of some categories. */
export const union = <const Categories extends readonly Category<unknown>[]>(
  name: string,
  label: string,
  categories: () => Categories,
): Category<EffectOf<Categories[number]>> => ({
  name,
  label,
  phrases: once(() => categories().flatMap((part) => part.phrases())),
});
/**
 * A category whose phrases are declared elsewhere: game actions have costs, and costs are game actions. `define` is
 * called once, where the phrases are.
 */
export interface ForwardCategory<Effect> extends Category<Effect> {
  readonly define: (category: Category<Effect>) => void;
}
export const forward = <Effect>(name: string, label: string): ForwardCategory<Effect> => {
  let defined: Category<Effect> | undefined;
  return {
    name,
    label,
    phrases: once(() => {
      if (defined === undefined) throw new Error(`the category ${name} has no phrases`);
      return defined.phrases();
    }),
    define: (category) => {
      defined = category;
    },
  };
};
type EffectOf<Some> = Some extends Category<infer Effect> ? Effect : never;

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};
