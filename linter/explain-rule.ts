import type { DiagnosticEntry } from "../grammar/diagnostics/registry.ts";
import { rules, setRules } from "./rules/index.ts";

/** What a code means. `page` is the name of its page in linter/rules/. */
export interface RuleExplanation extends DiagnosticEntry {
  readonly code: string;
  readonly page: string;
}

/** Nothing for a code that is no rule. */
export function explainRule(code: string): RuleExplanation | undefined {
  const rule = [...rules, ...setRules].find((one) => one.code === code);
  if (rule === undefined) return undefined;
  const { severity, message, why, help } = rule;
  return {
    code,
    severity,
    rules: rule.rules,
    message,
    ...(why === undefined ? {} : { why }),
    ...(help === undefined ? {} : { help }),
    page: `${code}.md`,
  };
}
