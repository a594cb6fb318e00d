import type { AnyCategory, AnyPhrase } from "../../grammar/combinators/node.ts";
import {
  rulesOfAbilities,
  rulesOfActions,
  rulesOfConditions,
  rulesOfEvents,
  rulesOfLeads,
  rulesOfPassives,
} from "../../cli/explain/rules-of.ts";
import { Generator } from "../../grammar/generator/generate.ts";
import { randomFrom } from "../../grammar/generator/random.ts";
import type { Language } from "../../grammar/language.ts";
import { nodesIn, reachableFrom } from "../../grammar/vocabulary/words.ts";
import { categoryName, diagramOf, spellingsOf } from "./diagram.ts";
import { byFamily } from "./families.ts";
import { anchorOf, guide, linkTo } from "./guide.ts";

/** Rules by the discriminant of an effect and its value: "do deal". */
const rules = new Map<string, readonly string[]>(
  (
    [
      ["do", rulesOfActions],
      ["ability", rulesOfAbilities],
      ["if", rulesOfConditions],
      ["event", rulesOfEvents],
      ["lead", rulesOfLeads],
      ["passive", rulesOfPassives],
    ] as const
  ).flatMap(([key, table]) =>
    Object.entries<readonly string[]>(table).map(([kind, numbers]) => [`${key} ${kind}`, numbers] as const),
  ),
);
const rulesOf = ({ head }: AnyPhrase): readonly string[] =>
  Object.entries(head).flatMap(([key, value]) => rules.get(`${key} ${String(value)}`) ?? []);

const depths = [2, 3, 4];
const examplesOfEach = 6;

/** The shortest of a few texts that the phrase makes: the plainest. */
function exampleOf(phrase: AnyPhrase, language: Language, generator: Generator): string | undefined {
  const alone: AnyCategory = { name: "example", label: "an example", phrases: () => [phrase] };
  const texts = depths
    .flatMap((depth) =>
      Array.from({ length: examplesOfEach }, (_, seed) =>
        language.printer.print(alone, generator.make(alone, randomFrom(seed + 1), depth)),
      ),
    )
    .filter((text) => text !== undefined);
  return texts.sort((first, second) => first.length - second.length || (first < second ? -1 : 1))[0];
}

/** The categories that the phrases of one speak of. */
function spokenOf(category: AnyCategory): readonly AnyCategory[] {
  const nodes = category.phrases().flatMap(({ node }) => nodesIn(node));
  return [
    ...new Set(
      nodes.flatMap((node) => {
        if (node.is === "field") return [node.category()];
        return node.is === "list" ? [node.category(), ...(node.end === undefined ? [] : [node.end()])] : [];
      }),
    ),
  ];
}

/** The whole language, family by family, as Markdown. The same phrases give the same text. */
export async function languageReference(language: Language): Promise<string> {
  const roots = [language.line];
  const generator = new Generator(roots, language.vocabulary.lexicon);
  const { categories, phrases } = reachableFrom(roots);
  const sections = await byFamily(categories, spokenOf);
  const lines = [
    ...guide(new Set([...categories].map(nameOf))),
    "",
    "## Contents",
    "",
    `${String(categories.size)} sections, ${String(phrases.size)} phrases.`,
    "",
    ...[...sections].map(
      ([{ title, tells }, of]) =>
        `- [${title}](#${anchorOf(title)}): ${tells}. ${of.map((category) => linkTo(nameOf(category))).join(", ")}`,
    ),
  ];
  for (const [{ title, tells }, of] of sections) {
    lines.push("", `## ${title}`, "", `${capital(tells)}.`);
    for (const category of of) lines.push(...section(category, language, generator));
  }
  return `${lines.join("\n")}\n`;
}

function section(category: AnyCategory, language: Language, generator: Generator): readonly string[] {
  const lines = ["", `### ${nameOf(category)}`, "", `${capital(category.label)}.`, ""];
  for (const phrase of category.phrases()) {
    const numbers = rulesOf(phrase);
    const example = exampleOf(phrase, language, generator);
    const also = [...new Set(spellingsOf(phrase.node))];
    const diagram = diagramOf(phrase.node);
    const cited = numbers.length > 0 ? ` (rule ${numbers.join(", ")})` : "";
    lines.push(`- ${diagram === "" ? "another wording only" : `\`${diagram}\``}${cited}`);
    if (example !== undefined) lines.push(`  - for example: \`${oneLine(example)}\``);
    if (also.length > 0) lines.push(`  - understood too: ${also.map((text) => `\`${text}\``).join(", ")}`);
  }
  return lines;
}

const nameOf = (category: AnyCategory): string => categoryName(category).slice(1, -1);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const oneLine = (text: string): string => text.replace(/\n/g, " / ");
