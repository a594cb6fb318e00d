import type { CardFrame } from "../../runtime/effects/card-frame.ts";
import { cardFileDiagnostics } from "../diagnostics/card-file-diagnostics.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/suggestions.ts";
import { headerKeys } from "./card-source.ts";
import type { HeaderKey } from "./card-source.ts";
import { adviceForHeader, adviceForMightOn } from "./header-advice.ts";
import { capitalised } from "./frame-words.ts";
import { readCost, readDomains, readMight, readMightBonus, readTags, readType } from "./header-values.ts";
import type { HeaderValue } from "./header-values.ts";
import type { SourceLine } from "./source-lines.ts";

const { report } = cardFileDiagnostics;

/** Longer than any name, tag list or set. */
const longestValue = 1000;

export type HeaderValues = ReadonlyMap<HeaderKey, HeaderValue>;

export interface Headers {
  readonly values: HeaderValues;
  /** Headers that are there, but whose value was reported and left out. */
  readonly refused: ReadonlySet<HeaderKey>;
}

/** A card cannot leave these headers out. */
const helpForEmpty: Partial<Record<HeaderKey, string>> = {
  name: "Write a line such as `name: Void Seeker`.",
  type: "Write a line such as `type: Spell`.",
};

const asHeaderKey = (written: string): HeaderKey | undefined => headerKeys.find((key) => key === written);

/** The key of a line `key: value`, as the list of headers has it. */
export function headerKeyOf(line: SourceLine): HeaderKey | undefined {
  const [, key = ""] = /^([^:]*):/.exec(line.text) ?? [];
  return asHeaderKey(key.trim().replace(/\s+/g, " ").toLowerCase());
}

/** The values of the lines, by their keys. Of a header that is there twice the first one counts. */
export function readHeaderLines(lines: readonly SourceLine[], problems: Diagnostic[]): Headers {
  const values = new Map<HeaderKey, HeaderValue>();
  const refused = new Set<HeaderKey>();
  for (const line of lines) {
    const colon = line.text.indexOf(":");
    const keySpan = trimmed(line.text.slice(0, colon === -1 ? undefined : colon), line.start);
    const key = headerKeyOf(line);
    if (colon === -1) problems.push(report("malformed-header", {}, keySpan));
    else if (key === undefined) {
      const help =
        adviceForHeader(keySpan.text, line.text.slice(colon + 1).trim()) ??
        didYouMean(keySpan.text, headerKeys);
      const values = { key: shortened(keySpan.text), known: headerKeys.join(", ") };
      problems.push(report("unknown-header", values, keySpan, { help }));
    } else if (values.has(key) || refused.has(key))
      problems.push(report("duplicate-header", { key }, keySpan));
    else {
      const value = trimmed(line.text.slice(colon + 1), line.start + colon + 1);
      const { length } = value.text;
      if (length > 0 && length <= longestValue) {
        values.set(key, value);
        continue;
      }
      refused.add(key);
      problems.push(
        length === 0
          ? report("empty-header", { key }, keySpan, { help: helpForEmpty[key] })
          : report("value-too-long", { key, length, limit: longestValue }, value),
      );
    }
  }
  return { values, refused };
}

function trimmed(text: string, textStart: number): HeaderValue {
  const start = textStart + (text.length - text.trimStart().length);
  const inner = text.trim();
  return { text: inner, start, end: start + inner.length };
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The frame that the headers describe, as far as they are right; nothing without a name and a type. */
export function readFrame(
  { values, refused }: Headers,
  card: Span,
  problems: Diagnostic[],
): CardFrame | undefined {
  const name = values.get("name");
  const typeValue = values.get("type");
  const known = typeValue === undefined ? undefined : readType(typeValue, problems);
  const domains = ifThere(values.get("domain"), (value) => readDomains(value, problems)) ?? [];
  const cost = ifThere(values.get("cost"), (value) => readCost(value, problems));
  // 143.2. On another card it is the header that is wrong, not its value.
  const isUnit = known === undefined || known.type === "unit";
  const might = ifThere(values.get("might"), (value) => (isUnit ? readMight(value, problems) : undefined));
  const mightBonus = ifThere(values.get("might bonus"), (value) => readMightBonus(value, problems));
  const tags = ifThere(values.get("tags"), (value) => readTags(value, problems)) ?? [];
  if (name === undefined && !refused.has("name")) problems.push(report("missing-name", {}, card));
  if (typeValue === undefined && !refused.has("type")) problems.push(report("missing-type", {}, card));
  if (name === undefined || known === undefined) return undefined;

  checkAgainstType(known, values, problems);
  const [set, number, rarity] = [values.get("set"), values.get("number"), values.get("rarity")];
  return {
    name: name.text,
    ...known,
    domains,
    ...(cost === undefined ? {} : { cost }),
    ...(might === undefined ? {} : { might }),
    ...(mightBonus === undefined ? {} : { mightBonus }),
    tags,
    ...(set === undefined ? {} : { set: set.text }),
    ...(number === undefined ? {} : { number: number.text }),
    ...(rarity === undefined ? {} : { rarity: rarity.text }),
  };
}

function ifThere<Result>(
  value: HeaderValue | undefined,
  read: (value: HeaderValue) => Result,
): Result | undefined {
  return value === undefined ? undefined : read(value);
}

function checkAgainstType(
  { type, supertypes }: Pick<CardFrame, "type" | "supertypes">,
  values: HeaderValues,
  problems: Diagnostic[],
): void {
  const typeName = capitalised(type);
  const cost = values.get("cost");
  const isPlayed = type === "unit" || type === "spell" || type === "gear";
  // 131.1: Main Deck cards have a Cost.
  if (cost !== undefined && !isPlayed) problems.push(report("cost-without-play", { type: typeName }, cost));
  // 185.3.a: tokens do not have costs.
  if (cost !== undefined && supertypes.includes("token")) {
    problems.push(report("cost-without-play", { type: "Token" }, cost, { rules: ["185.3.a"] }));
  }
  // 143.2: Might is the combat statistic of a Unit.
  const might = values.get("might");
  if (might !== undefined && type !== "unit")
    problems.push(
      report("might-without-unit", { type: typeName }, might, { help: adviceForMightOn(type, might.text) }),
    );
  // 137.3: a Might Bonus counts while its card is attached.
  const bonus = values.get("might bonus");
  if (bonus !== undefined && !isAttachable(type)) {
    problems.push(report("not-attachable", { type: typeName, what: "a Might Bonus" }, bonus));
  }
}

/** 133.4.a.2: permanents stay on the board and can be attached there. */
export const isAttachable = (type: CardFrame["type"]): boolean => type === "unit" || type === "gear";
