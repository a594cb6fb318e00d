/** A node of a said text, whatever its type: the resolver goes through all of them in the order of the text. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A field of a node that is a node itself. */
export const inner = (node: Fields, key: string): Fields | undefined => {
  const value = node[key];
  return isFields(value) ? value : undefined;
};
export const isNode = (value: unknown, key: string, kind?: string): value is Fields =>
  isFields(value) && (kind === undefined ? typeof value[key] === "string" : value[key] === kind);
/** Selections that ask nobody themselves: a group, the top cards of a deck, or two things that are each chosen or pointed at. */
export const isGroup = (select: unknown): boolean => ["all", "every", "both", "top"].includes(String(select));
