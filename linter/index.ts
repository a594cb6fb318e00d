export { lintCard, lintCards } from "./lint.ts";
export type { CardFindings, LintOptions } from "./lint.ts";
export type { CardToLint } from "./linted-card.ts";
export { explainRule } from "./explain-rule.ts";
export type { RuleExplanation } from "./explain-rule.ts";
export { rules, setRules } from "./rules/index.ts";
