/**
 * The arrows between the houses. An import that goes against one is an error:
 *
 *   runtime -> nothing          grammar -> runtime/effects, types only
 *   compiler -> grammar, runtime
 *   linter -> compiler, runtime, grammar
 *   cli -> all                  generated cards -> runtime only
 */
const houses = ["grammar", "compiler", "runtime", "linter", "cards", "cli"];
const place = (house) => `^${house}/`;

/** A house imports no other house than those it may know. */
const mayKnow = (house, known) => ({
  name: `${house}-knows-${known.length > 0 ? known.join("-") : "nothing"}`,
  severity: "error",
  from: { path: place(house) },
  to: {
    path: [
      ...houses.filter((other) => other !== house && !known.includes(other)),
      "test",
      "tools",
      "bench",
    ].map(place),
  },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    mayKnow("runtime", []),
    mayKnow("grammar", ["runtime"]),
    mayKnow("compiler", ["grammar", "runtime"]),
    mayKnow("linter", ["compiler", "runtime", "grammar"]),
    mayKnow("cards", ["runtime"]),
    mayKnow("cli", houses),
    {
      name: "grammar-knows-effects-as-types-only",
      severity: "error",
      from: { path: place("grammar") },
      to: { path: place("runtime"), pathNot: "^runtime/effects/" },
    },
    {
      name: "grammar-imports-no-value-of-runtime",
      severity: "error",
      from: { path: place("grammar") },
      to: { path: place("runtime"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "runtime-imports-no-package",
      comment: "A game that ships compiled cards ships only the runtime: no packages, no Node built-ins.",
      severity: "error",
      from: { path: place("runtime") },
      to: { pathNot: place("runtime") },
    },
    {
      name: "no-cycles",
      comment: "Types may know each other; values may not.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "imports-resolve",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "shipped-code-needs-no-development-packages",
      severity: "error",
      from: { path: houses.map(place) },
      to: { dependencyTypes: ["npm-dev"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|coverage|reports)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
