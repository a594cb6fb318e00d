type Fields = Readonly<Record<string, unknown>>;

/** The fields that an effect gets in place of, or beside, those it has; `undefined` takes one away. */
export type Change = Fields;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy of an ability in which one effect is changed. */
export function changed(ability: object, effect: object, change: Change): object | undefined {
  const after = copy(ability, effect, change);
  return isFields(after) ? after : undefined;
}

function copy(value: unknown, effect: object, change: Change): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => copy(element, effect, change));
  if (!isFields(value)) return value;
  const fields = value === effect ? { ...value, ...change } : value;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => [key, copy(field, effect, change)]),
  );
}
