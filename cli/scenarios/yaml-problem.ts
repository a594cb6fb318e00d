import type { YAMLParseError } from "yaml";

type Problem = Pick<YAMLParseError, "code" | "message">;

/** What is wrong with a YAML file, in our words; what the library says stands only where there are none. */
const problems: Partial<Record<Problem["code"], string>> = {
  BAD_ALIAS: "the name behind * or & is not right",
  BAD_DQ_ESCAPE: "a backslash in quotation marks stands before a letter that has no meaning there",
  BAD_INDENT: "the line is not indented as those that it belongs to",
  BAD_SCALAR_START: "a text cannot begin with this character; put the text in quotation marks",
  BLOCK_AS_IMPLICIT_KEY: "a key and its value belong on a line of their own",
  BLOCK_IN_FLOW: "lines with dashes or keys cannot stand within brackets",
  DUPLICATE_KEY: "the same key stands there twice",
  KEY_OVER_1024_CHARS: "the key is too long",
  MISSING_CHAR: "a bracket, quotation mark or colon is missing here",
  MULTILINE_IMPLICIT_KEY: "a colon is missing, or the text before it runs over several lines",
  MULTIPLE_DOCS: "the file holds more than one document",
  TAB_AS_INDENT: "lines are indented by spaces, and not by tabs",
  TAG_RESOLVE_FAILED: "a text that begins with ! has to be put in quotation marks",
  UNEXPECTED_TOKEN: "this cannot stand here",
};

/** `Unexpected … at line 3, column 4:\n\n…` without the place, which the report shows by itself. */
export const withoutPlace = (message: string): string =>
  (message.split(/ at line \d+, column \d+|\n/)[0] ?? message).trim().replace(/[.:]$/, "");

export const yamlProblem = ({ code, message }: Problem): string =>
  /must end with|and end with/.test(message)
    ? "a bracket that is opened is not closed"
    : (problems[code] ?? withoutPlace(message));
