/**
 * The reference of the language, docs/language.md, written from the phrases.
 *
 *   npm run language              writes it
 *   npm run language -- --check   fails when it is not what the phrases say
 */
import { readFileSync, writeFileSync } from "node:fs";
import { defaultLanguage } from "../compiler/compile-text.ts";
import { languageReference } from "./language/reference.ts";

const file = new URL("../docs/language.md", import.meta.url);
const written = await languageReference(defaultLanguage());

if (process.argv.includes("--check")) {
  const found = readFileSync(file, "utf8");
  if (found !== written) {
    console.error("docs/language.md is not what the phrases say. Run: npm run language");
    process.exitCode = 1;
  } else console.log("docs/language.md is current");
} else {
  writeFileSync(file, written);
  console.log(`docs/language.md: ${String(written.split("\n").length)} lines`);
}
