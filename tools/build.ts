/**
 * Bundles what the package ships into dist/:
 *   dist/cli/        the command, with its packages inside (a cold start must stay below half a second)
 *   dist/compiler/   the library for tools, with its packages inside: importing Chevrotain file by file takes half a second
 *   dist/runtime/    the library for games; depends on nothing
 *   dist/types/      declarations of both libraries, only with --types (slower)
 * A house that is not there yet is left out with a note, so that `npm ci` works at any time.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
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

async function buildCommand(): Promise<Metafile> {
  const { metafile } = await build({
    ...shared,
    entryPoints: ["cli/main.ts"],
    chunkNames: "cli/chunks/[name]-[hash]",
    external: ["ts-morph"],
    banner: { js: requireForPackages },
    minifyWhitespace: true, // What is read at every start is a quarter less.
    minifySyntax: true,
  });
  chmodSync("dist/cli/main.js", 0o755);
  return metafile;
}

async function buildLibrary(house: string): Promise<Metafile> {
  const { metafile } = await build({
    ...shared,
    entryPoints: [`${house}/index.ts`],
    chunkNames: `${house}/chunks/[name]-[hash]`,
  });
  return metafile;
}

/** A game ships the runtime alone: neither a package nor another house may be in it. */
function assertRuntimeStandsAlone({ inputs, outputs }: Metafile): void {
  const strangers = Object.keys(inputs).filter((path) => !path.startsWith("runtime/"));
  const imports = Object.values(outputs).flatMap((output) =>
    output.imports.filter((entry) => entry.external === true).map((entry) => entry.path),
  );
  const found = [...strangers, ...imports];
  if (found.length > 0)
    throw new Error(`The runtime bundle may hold only runtime/, but has: ${found.join(", ")}`);
}

/** Removes what an earlier build left; not before, so that a command that runs meanwhile finds its parts. */
function removeStale(house: string, { outputs }: Metafile): void {
  const fresh = new Set(Object.keys(outputs));
  for (const entry of readdirSync(`dist/${house}`, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !fresh.has(path)) rmSync(path);
  }
}

const isThere = (entryPoint: string): boolean => {
  if (existsSync(entryPoint)) return true;
  console.error(`build: ${entryPoint} is not there, left out`);
  return false;
};

if (isThere("cli/main.ts")) removeStale("cli", await buildCommand());
if (isThere("compiler/index.ts")) removeStale("compiler", await buildLibrary("compiler"));
if (isThere("runtime/index.ts")) {
  const metafile = await buildLibrary("runtime");
  assertRuntimeStandsAlone(metafile);
  removeStale("runtime", metafile);
}
if (process.argv.includes("--types") && isThere("compiler/index.ts")) {
  rmSync("dist/types", { recursive: true, force: true });
  const compiler = "node_modules/typescript/bin/tsc";
  execFileSync(process.execPath, [compiler, "--project", "tsconfig.build.json"], { stdio: "inherit" });
}
