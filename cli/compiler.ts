import type * as compiler from "../compiler/index.ts";

/** The part of the compiler that commands use. */
export type Compiler = typeof compiler;

/** Loaded where a command needs it: the help needs no compiler. */
export const loadCompiler = (): Promise<Compiler> => import("../compiler/index.ts");
