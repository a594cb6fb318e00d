import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // No test is about time; a busy machine may take long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    typecheck: { enabled: true, include: ["test/**/*.test-d.ts"], ignoreSourceErrors: true },
    coverage: { include: ["grammar/**", "compiler/**", "runtime/**", "linter/**", "cli/**"] },
  },
});
