export {
  compileAbilities,
  compileText,
  faultOfKeywords,
  isWordOfTexts,
  printAbilities,
  printText,
  useProjectNames,
} from "./compile-text.ts";
export type { LexiconAdditions } from "../grammar/lexicon/additions.ts";
export type { Compiled, CompiledText, TextOptions } from "./compile-text.ts";
export { compileCard } from "./compile-card.ts";
export { spanIn, spansIn, type Spans } from "./spans.ts";
