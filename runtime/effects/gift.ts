import type { Keyword } from "./keyword.ts";
import type { Value } from "./value.ts";

/** What is given or had: Might or keywords. */
export type Gift =
  /** "+2 [M]", "-1 [M]", "an additional +1 [M]" */
  | { readonly gift: "might"; readonly additional?: true; readonly amount: number }
  /** "+[M] equal to its Might" */
  | { readonly gift: "might-equal-to"; readonly amount: Extract<Value, { readonly value: "might-of" }> }
  /** "[Assault 2] and [Tank]" */
  | { readonly gift: "keywords"; readonly keywords: readonly Keyword[] };
