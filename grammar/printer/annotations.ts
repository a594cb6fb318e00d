import type { AnnotationKey } from "../../runtime/effects/annotation.ts";

const annotations = {
  step: true,
  choice: true,
  chosenAt: true,
  means: true,
  standsFor: true,
} as const satisfies {
  readonly [Key in AnnotationKey]: true;
};
/** Keys that the compiler adds: nothing on the card says them. */
export const isAnnotation = (key: string): key is AnnotationKey => Object.hasOwn(annotations, key);
