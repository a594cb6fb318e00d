/**
 * What the compiler adds to a parsed text. A parsed text and a compiled one are the same objects: the parser fills in
 * what is written, the compiler fills in these keys, the printer passes over them.
 */
export type AnnotationKey = "step" | "choice" | "chosenAt" | "means" | "standsFor";

/** The form of an effect as the parser gives it: without what only the compiler can know. */
export type Said<T> = T extends readonly (infer Element)[]
  ? readonly Said<Element>[]
  : T extends object
    ? { readonly [Key in keyof T as Key extends AnnotationKey ? never : Key]: Said<T[Key]> }
    : T;
