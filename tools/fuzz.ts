/**
 * Plays random games: random boards, random cards, anything that players might try, and random answers that fit. After
 * every step the state is looked at: see test/runtime/support/broken-invariants.ts. Every game is played twice, and has to
 * end in the same way.
 *
 *   npm run fuzz                              20,000 steps with a seed of its own, which is printed
 *   npm run fuzz -- --steps 100000 --seed 7   so many steps; the same seed, the same games
 *   npm run fuzz -- --seed 7 --game 31        plays that one game again, and tells what is done
 *   npm run fuzz -- cards/own/might.card      with these cards only
 *
 * Without files it plays all cards of cards/, and those of the corpus when it is there. Exit code 1 when something is
 * found.
 */
import { loadCards } from "./fuzz/load-cards.ts";
import { playGame } from "./fuzz/play-game.ts";

const parameters = process.argv.slice(2);
function numberAfter(flag: string): number | undefined {
  const position = parameters.indexOf(flag);
  if (position < 0) return undefined;
  const value = Number(parameters[position + 1]);
  if (!Number.isSafeInteger(value) || value < 0) {
    console.error(`fuzz: ${flag} needs a whole number from 0 on`);
    process.exit(2);
  }
  return value;
}
const steps = numberAfter("--steps") ?? 20_000;
const seed = numberAfter("--seed") ?? Math.floor(Math.random() * 1_000_000);
const only = numberAfter("--game");
const files = parameters.filter(
  (each, index) => !each.startsWith("--") && parameters[index - 1]?.startsWith("--") !== true,
);

const { cards, left } = loadCards(files);
const registry = new Map(cards.map((card) => [card.name, card]));
console.log(
  `seed ${seed}: ${cards.length} cards${left.length === 0 ? "" : `; these do not compile: ${left.join(", ")}`}`,
);
/** Seeds of the games of one run do not overlap with those of the next run. */
const seedOf = (game: number): number => seed * 100_003 + game;

if (only !== undefined) {
  const { end, finding, steps: done } = playGame(cards, registry, seedOf(only), Infinity, console.log);
  console.log(`${done} steps; the state at the end has ${end.length} bytes`);
  if (finding !== null) fail(only, finding.step, finding.what);
} else {
  const start = performance.now();
  let [done, refused, asked, game] = [0, 0, 0, 0];
  for (; done < steps; game++) {
    const most = steps - done;
    const played = playGame(cards, registry, seedOf(game), most);
    done += played.steps;
    refused += played.refused;
    asked += played.asked;
    if (played.finding !== null) fail(game, played.finding.step, played.finding.what);
    else if (playGame(cards, registry, seedOf(game), most).end !== played.end)
      fail(game, played.steps, ["played again it ends in another way"]);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${done} steps in ${game} games, ${refused} refused, ${asked} with a question; ${seconds} s`);
  if (process.exitCode === undefined) console.log("no crash, no broken invariant");
}

function fail(game: number, step: number, what: readonly string[]): void {
  process.exitCode = 1;
  console.error(`\ngame ${game}, step ${step}: npm run fuzz -- --seed ${seed} --game ${game}`);
  for (const line of what.slice(0, 5)) console.error(`  ${line.split("\n").slice(0, 6).join("\n  ")}`);
}
