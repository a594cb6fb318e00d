import type { ImportReporter } from "./reporter.ts";
import { canonicalText } from "./rich-text.ts";
import { importDiagnostics } from "./import-diagnostics.ts";

const { report } = importDiagnostics;

/** The canonical text of a rich one; nothing when a card file could not hold it. */
export function importedText(
  rich: string,
  pointer: string,
  reporter: ImportReporter,
): { readonly value: string } | undefined {
  const { text, unknownIcons } = canonicalText(rich);
  for (const icon of new Set(unknownIcons)) {
    reporter.add(report("unknown-icon", { pointer, icon }, reporter.spanOf(pointer), reporter.details));
  }
  const line = text.split("\n").find((each) => /^(#|---$|effect\s+text\s*:)/i.test(each));
  if (line === undefined) return { value: text };
  reporter.add(
    report(
      "unwritable-line",
      { pointer, line: line.slice(0, 40) },
      reporter.spanOf(pointer),
      reporter.details,
    ),
  );
  return undefined;
}
