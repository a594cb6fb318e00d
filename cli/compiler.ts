import type * as compiler from "../compiler/index.ts";

/** The part of the compiler that commands use. */
export type Compiler = typeof compiler;

let loaded: Compiler | undefined;
/** Loaded where a command needs it: the help needs no compiler. */
export const loadCompiler = async (): Promise<Compiler> => (loaded ??= await import("../compiler/index.ts"));
/** The compiler if a command of this process has used it; it may still have the names of that command. */
export const loadedCompiler = (): Compiler | undefined => loaded;
