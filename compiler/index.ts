export {
  compileAbilities,
  compileText,
  faultOfKeywords,
  isWordOfTexts,
  printAbilities,
  printText,
  useNamesOfCards,
  useProjectNames,
} from "./compile-text.ts";
export type { LexiconAdditions } from "../grammar/lexicon/additions.ts";
export type { Compiled, CompiledText, TextOptions } from "./compile-text.ts";
export { compileCard, compileCards } from "./compile-card.ts";
export { spanIn, spansIn, type Spans } from "./spans.ts";
