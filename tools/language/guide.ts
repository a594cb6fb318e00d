import { firstPhrases } from "./first-phrases.data.ts";

/** As a heading is linked to. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
export const linkTo = (heading: string): string => `[${heading}](#${anchorOf(heading)})`;

const inTable = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", "` `");

/** What stands before the sections: for somebody who has a card to write. `sections` are those that there are. */
export function guide(sections: ReadonlySet<string>): readonly string[] {
  const rows = firstPhrases.map(({ what, on, text, sections: named }) => {
    const missing = named.filter((name) => !sections.has(name));
    if (missing.length > 0)
      throw new Error(`the guide links to sections that are not there: ${missing.join(", ")}`);
    return `| ${what} | ${on} | \`${inTable(text)}\` | ${named.map(linkTo).join(", ")} |`;
  });
  return [
    "# The language",
    "",
    "Written from the phrases by `npm run language`; do not edit. A phrase is declared once, and the parser, the printer,",
    "the error messages and this page are made from it.",
    "",
    'To write a card, nobody has to read this page: write the text, and `npx riftscript explain "…"` tells what it does, or',
    "what is wrong and what to write. The page is for looking up what else may stand in a place.",
    "",
    "## The phrases that are needed first",
    "",
    "Each text can be written as it stands. The sections tell what may stand in the place of its parts.",
    "",
    "| What | On a | Text | What varies |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
    "## How to read a section",
    "",
    "A section is a part of a sentence, and its lines are the phrases that can stand there:",
    "",
    "    ( kill/kills | [Kill] ) <permanent-objects> [ at <place> ]",
    "",
    "- words stand as they are written;",
    "- `kill/kills` agrees with what stands before: I kill, it kills;",
    "- `[ … ]` with blanks inside may be left out; `[Tank]` and `[2]` without blanks are symbols of the card;",
    "- `( … | … )` is one of several;",
    "- `{ , <cost-part> }` may be said again, as often as needed;",
    "- `<permanent-objects>` is any phrase of the section of that name;",
    "- capitals, such as `NUMBER` and `TAG`, stand for what varies;",
    "- an example below a phrase is made at random, the shortest of a few: it shows the form, and no card need have it;",
    "- what is “understood too” is read, and the first wording is printed in its place by `fmt`.",
  ];
}
