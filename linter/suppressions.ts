import type { CardSource } from "../grammar/card-files/card-source.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import { didYouMean } from "../grammar/diagnostics/suggestions.ts";
import { defineDiagnostics } from "../grammar/diagnostics/registry.ts";

export const suppressionDiagnostics = defineDiagnostics({
  "unused-suppression": {
    severity: "warning",
    rules: [],
    message: 'The card has no finding "{code}" to be kept quiet.',
    why: "A comment that is not needed any more hides the next finding of that kind.",
    help: "Delete the comment, or correct its code.",
  },
});

/**
 * Takes out what `# riftscript-disable CODE: reason` keeps quiet, and reports each such comment that keeps nothing
 * quiet. `isFixed` tells which findings cannot be kept quiet: a text that is not understood stays so. `known` are the codes that there are.
 */
export function suppress(
  { suppressions }: CardSource,
  findings: readonly Diagnostic[],
  isFixed: (finding: Diagnostic) => boolean,
  known: readonly string[],
): readonly Diagnostic[] {
  if (suppressions.length === 0) return findings;
  const isQuiet = (finding: Diagnostic): boolean =>
    !isFixed(finding) && suppressions.some(({ code }) => code === finding.code);
  const unused = suppressions.filter(
    ({ code }) => !findings.some((finding) => finding.code === code && isQuiet(finding)),
  );
  return [
    ...findings.filter((finding) => !isQuiet(finding)),
    ...unused.map(({ code, span }) => {
      const edits = [{ start: span.start, end: span.end, text: "" }];
      const fix = { title: "Delete the comment", safe: false, edits };
      const there = [...new Set([...findings.map((finding) => finding.code), ...known])];
      const help = there.includes(code) ? undefined : didYouMean(code, there);
      return suppressionDiagnostics.report("unused-suppression", { code }, span, { fix, help });
    }),
  ];
}
