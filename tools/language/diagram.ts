import { isConjunction, type AnyCategory, type Node } from "../../grammar/combinators/node.ts";

/**
 * A phrase on one line: words as they are written, "a / b" where a form agrees with what stands before, [ … ] for what
 * may be left out, ( … | … ) for one of several, <label> for a category, NUMBER and the like for what varies.
 */
export const diagramOf = (node: Node): string => tidy(drawn(node));

const payloads = {
  number: "NUMBER",
  numeral: "NUMERAL",
  signed: "+NUMBER",
  energy: "[ENERGY]",
  power: "[POWER]",
  keyword: "[KEYWORD]",
  "keyword-name": "[KEYWORD]",
  tag: "TAG",
  "token-name": "TOKEN NAME",
} as const;

function drawn(node: Node): string {
  switch (node.is) {
    case "word":
      return node.word;
    case "forms":
      return `${node.plural}/${node.singular}`;
    case "case":
      return `${node.subject}/${node.object}`;
    case "sequence":
      return node.of.map(drawn).join(" ");
    case "optional": {
      const inner = tidy(drawn(node.of));
      return inner === "" ? "" : `[ ${inner} ]`;
    }
    case "choice": {
      const parts = node.of.map((part) => tidy(drawn(part)));
      const said = [...new Set(parts.filter((part) => part !== ""))];
      if (said.length === 0) return "";
      const isOptional = node.of.some((part, index) => part.is !== "spelling" && parts[index] === "");
      if (said.length === 1 && !isOptional) return said.join("");
      return isOptional ? `[ ${said.join(" | ")} ]` : `( ${said.join(" | ")} )`;
    }
    case "spelling":
    case "set":
    case "number":
    case "capital":
      return "";
    case "payload":
      return payloads[node.payload];
    case "resources":
      return "[COST]";
    case "keyword":
      return "[KEYWORD]";
    case "valued":
      return `[${node.keyword} NUMBER]`;
    case "field":
      return categoryName(node.category());
    case "list": {
      const one = categoryName(node.category());
      if (node.separator === "only") return one;
      if (node.separator === "none") return `${one} …`;
      return isConjunction(node.separator)
        ? `${one} { , ${one} } ${node.separator} ${one}`
        : `${one} { , ${one} }`;
    }
    default:
      return node satisfies never;
  }
}

export const categoryName = ({ name }: AnyCategory): string => `<${name}>`;
const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The other spellings of a phrase, which are understood and not canonical. */
export function spellingsOf(node: Node): readonly string[] {
  switch (node.is) {
    case "spelling":
      return node.key === null ? [] : [tidy(drawn(node.of))].filter((text) => text !== "");
    case "sequence":
    case "choice":
      return node.of.flatMap(spellingsOf);
    case "optional":
      return spellingsOf(node.of);
    case "word":
    case "forms":
    case "case":
    case "set":
    case "number":
    case "capital":
    case "payload":
    case "resources":
    case "keyword":
    case "valued":
    case "field":
    case "list":
      return [];
    default:
      return node satisfies never;
  }
}
