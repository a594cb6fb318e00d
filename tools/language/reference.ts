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
import { reachableFrom } from "../../grammar/vocabulary/words.ts";
import { categoryName, diagramOf, spellingsOf } from "./diagram.ts";

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

const examples = 12;

/** The shortest of a few texts that the phrase makes. */
function exampleOf(phrase: AnyPhrase, language: Language, generator: Generator): string | undefined {
  const alone: AnyCategory = { name: "example", label: "an example", phrases: () => [phrase] };
  const texts = Array.from({ length: examples }, (_, seed) => {
    const object = generator.make(alone, randomFrom(seed + 1), 4);
    return language.printer.print(alone, object);
  }).filter((text) => text !== undefined);
  return texts.sort((first, second) => first.length - second.length || (first < second ? -1 : 1))[0];
}

/** The whole language, category by category, as Markdown. The same phrases give the same text. */
export function languageReference(language: Language): string {
  const roots = [language.line];
  const generator = new Generator(roots, language.vocabulary.lexicon);
  const { categories, phrases } = reachableFrom(roots);
  const lines = [
    "# The language",
    "",
    "Written from the phrases by `npm run language`; do not edit. A phrase is declared once, and the parser, the printer,",
    "the error messages and this page are made from it.",
    "",
    "How to read it: words stand as they are written; `a/b` agrees with what stands before; `[ … ]` may be left out;",
    "`( … | … )` is one of several; `<name>` is any phrase of that section; capitals stand for what varies.",
    "",
    `${String(categories.size)} sections, ${String(phrases.size)} phrases.`,
  ];
  for (const category of categories) {
    lines.push("", `## ${categoryName(category).slice(1, -1)}`, "", `${capital(category.label)}.`, "");
    for (const phrase of category.phrases()) {
      const numbers = rulesOf(phrase);
      const example = exampleOf(phrase, language, generator);
      const also = [...new Set(spellingsOf(phrase.node))];
      lines.push(
        `- \`${diagramOf(phrase.node)}\`${numbers.length > 0 ? ` (rule ${numbers.join(", ")})` : ""}`,
      );
      if (example !== undefined) lines.push(`  - for example: \`${oneLine(example)}\``);
      if (also.length > 0) lines.push(`  - understood too: ${also.map((text) => `\`${text}\``).join(", ")}`);
    }
  }
  return `${lines.join("\n")}\n`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const oneLine = (text: string): string => text.replace(/\n/g, " / ");
