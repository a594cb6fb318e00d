export { compileAbilities, compileText, printAbilities, printText } from "./compile-text.ts";
export type { Compiled, CompiledText, TextOptions } from "./compile-text.ts";
export { compileCard } from "./compile-card.ts";
export { spanOfEffect } from "./spans.ts";
