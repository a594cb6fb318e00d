import { readdirSync } from "node:fs";
import type { AnyCategory } from "../../grammar/combinators/node.ts";

/** A part of the language, by what its sections are for. */
export interface Family {
  readonly title: string;
  readonly tells: string;
  /** Folders and files of grammar/phrases/ that declare it. */
  readonly from: RegExp;
}

export const families: readonly Family[] = [
  {
    title: "Abilities and sentences",
    tells: "what a line of a card is, and how its sentences are joined",
    from: /^(?:abilities|instructions|quoted-abilities|actions\/modes)/,
  },
  {
    title: "Costs and keywords",
    tells: "what is paid, and keywords with what stands behind them",
    from: /^(?:costs|keywords|cost-changes|cost-reductions|actions\/pay)/,
  },
  { title: "Actions", tells: "what is done", from: /^(?:actions|named-effects|gifts|duration|restrictions)/ },
  { title: "Triggers and events", tells: "when it is done", from: /^(?:triggers|events)/ },
  { title: "Conditions", tells: "what has to be so", from: /^conditions/ },
  {
    title: "What stands always",
    tells: "passive abilities, and what they change",
    from: /passives|^holders/,
  },
  {
    title: "Units, gear and other objects",
    tells: "what is meant, chosen and pointed at",
    from: /^(?:filters|objects|selecting|selections|references|possessed|quality|card-types|choosable-names)/,
  },
  {
    title: "Cards and zones",
    tells: "cards in hands, decks and trashes",
    from: /^(?:card-selections|decks|filters\/(?:cards|seen|zones))/,
  },
  { title: "Places", tells: "battlefields and bases", from: /^where/ },
  { title: "Players", tells: "who", from: /^players/ },
  {
    title: "Amounts",
    tells: "how much, and for each of what",
    from: /^(?:values|plain-amount|filters\/(?:counted|most-might))/,
  },
];

const folder = new URL("../../grammar/phrases/", import.meta.url);

/** The file that declares each category that a file gives away. */
async function filesOfCategories(): Promise<ReadonlyMap<unknown, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts"))
    .sort();
  const found = new Map<unknown, string>();
  for (const file of files) {
    if (/(^|\/)index\.ts$/.test(file)) continue;
    const declared: unknown = await import(new URL(file, folder).href);
    if (typeof declared !== "object" || declared === null) continue;
    for (const value of Object.values(declared)) if (!found.has(value)) found.set(value, file);
  }
  return found;
}

/** The family that a file belongs to: of those that name it, the one that does it most closely. */
const familyOfFile = (file: string): Family | undefined =>
  families
    .flatMap((family) => {
      const match = family.from.exec(file);
      return match === null ? [] : [{ family, length: match[0].length }];
    })
    .sort((first, second) => second.length - first.length)[0]?.family;

/**
 * The categories of each family, in their order. One that its file keeps to itself stands with the first that speaks of
 * it; `spokenOf` are the categories in the phrases of one.
 */
export async function byFamily(
  categories: Iterable<AnyCategory>,
  spokenOf: (category: AnyCategory) => readonly AnyCategory[],
): Promise<ReadonlyMap<Family, readonly AnyCategory[]>> {
  const files = await filesOfCategories();
  const familyOf = new Map<AnyCategory, Family>();
  const [first] = families;
  for (const category of categories) {
    const file = files.get(category);
    const family = (file === undefined ? undefined : familyOfFile(file)) ?? familyOf.get(category) ?? first;
    if (family === undefined) continue;
    familyOf.set(category, family);
    for (const inner of spokenOf(category))
      if (!familyOf.has(inner) && !files.has(inner)) familyOf.set(inner, family);
  }
  const sections = new Map<Family, AnyCategory[]>(families.map((family) => [family, []]));
  for (const [category, family] of familyOf) sections.get(family)?.push(category);
  return sections;
}
