/**
 * Bundles what the package ships into dist/:
 *   dist/cli/        the command, with its packages inside (a cold start must stay below half a second)
 *   dist/compiler/   the library for tools; its packages stay outside
 *   dist/runtime/    the library for games; depends on nothing
 *   dist/types/      declarations of both libraries, only with --types (slower)
 * A house that is not there yet is left out with a note, so that `npm ci` works at any time.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, rmSync } from "node:fs";
import { build } from "esbuild";
import type { BuildOptions, Metafile } from "esbuild";

const shared = {
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  outbase: ".",
  outdir: "dist",
  logLevel: "warning",
  metafile: true,
} as const satisfies BuildOptions;

/** Packages that are CommonJS inside call `require`, which a module does not have by itself. */
const requireForPackages =
  'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);';

async function buildCommand(): Promise<void> {
  await build({
    ...shared,
    entryPoints: ["cli/main.ts"],
    chunkNames: "cli/chunks/[name]-[hash]",
    external: ["ts-morph"],
    banner: { js: requireForPackages },
  });
  chmodSync("dist/cli/main.js", 0o755);
}

async function buildLibrary(entryPoint: string, chunks: string): Promise<Metafile> {
  const result = await build({
    ...shared,
    entryPoints: [entryPoint],
    chunkNames: `${chunks}/chunks/[name]-[hash]`,
    packages: "external",
  });
  return result.metafile;
}

/** A game ships the runtime alone: neither a package nor another house may be in it. */
function assertRuntimeStandsAlone(metafile: Metafile): void {
  const strangers = Object.keys(metafile.inputs).filter((path) => !path.startsWith("runtime/"));
  const imports = Object.values(metafile.outputs).flatMap((output) =>
    output.imports.filter((entry) => entry.external === true).map((entry) => entry.path),
  );
  const found = [...strangers, ...imports];
  if (found.length > 0)
    throw new Error(`The runtime bundle may hold only runtime/, but has: ${found.join(", ")}`);
}

const withTypes = process.argv.includes("--types");
const isThere = (entryPoint: string): boolean => {
  if (existsSync(entryPoint)) return true;
  console.error(`build: ${entryPoint} is not there, left out`);
  return false;
};

// `npm pack` builds twice, first with types: these stay.
for (const part of ["cli", "compiler", "runtime", ...(withTypes ? ["types"] : [])]) {
  rmSync(`dist/${part}`, { recursive: true, force: true });
}
if (isThere("cli/main.ts")) await buildCommand();
if (isThere("compiler/index.ts")) await buildLibrary("compiler/index.ts", "compiler");
if (isThere("runtime/index.ts")) assertRuntimeStandsAlone(await buildLibrary("runtime/index.ts", "runtime"));
if (withTypes && isThere("compiler/index.ts")) {
  const compiler = "node_modules/typescript/bin/tsc";
  execFileSync(process.execPath, [compiler, "--project", "tsconfig.build.json"], { stdio: "inherit" });
}
