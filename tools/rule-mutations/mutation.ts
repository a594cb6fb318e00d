/** A deliberate break of the code of one rule. */
export interface Mutation {
  readonly rule: string;
  /** What the game does then. */
  readonly what: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
}

type Break = readonly [rule: string, what: string, find: string, replace: string];

export const inFile = (file: string, ...breaks: readonly Break[]): readonly Mutation[] =>
  breaks.map(([rule, what, find, replace]) => ({ rule, what, file, find, replace }));
