import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compileText } from "../compiler/index.ts";
import type { Card, State } from "../runtime/index.ts";
import { answer, createState, submit } from "../runtime/index.ts";
import { cpuTime } from "./cpu-time.ts";
import type { Row } from "./rows.ts";

const sentences = 50;
const boards = [10, 100] as const;
const target = 100_000;
const secondsOfOneBoard = 3;
/** The median of them is taken: a machine that does other things as well slows some of them down. */
const windows = 9;
/**
 * In about one process of ten the engine keeps what has just been made as if it would live long; such a process collects
 * garbage for most of its time and is five times as slow. So several are measured, and the slowest is told too.
 */
const processes = 5;

function compiled(name: string, type: "unit" | "spell", text: string, might?: number): Card {
  const { card } = compileText(text, { type, name });
  if (card === undefined) throw new Error(`${name} does not compile`);
  return might === undefined ? card : { ...card, might };
}

const cards: ReadonlyMap<string, Card> = new Map(
  [
    compiled("Straw Titan", "unit", "", 1_000_000),
    compiled("Long Rain", "spell", `Choose an enemy unit. ${"Deal 1 to it. ".repeat(sentences)}`.trim()),
  ].map((card) => [card.name, card]),
);

/** A board with so many units, half of them of each player, and the spell in hand. */
const boardOf = (units: number): State =>
  createState(
    {
      battlefields: { field: {}, hill: {} },
      objects: Object.fromEntries(
        Array.from({ length: units }, (_, index) => [
          `unit${index}`,
          { card: "Straw Titan", controller: index % 2 === 0 ? "A" : "B" },
        ]),
      ),
      A: { hand: ["Long Rain"] },
    },
    cards,
  );

/** Plays the spell and resolves it. Returns how many instructions were executed. */
function playThrough(start: State): number {
  let executed = 0;
  let state = start;
  const take = (outcome: ReturnType<typeof submit>): void => {
    if (outcome.refused !== undefined) throw new Error(outcome.refused);
    state = outcome.state;
    executed += outcome.events.filter(({ what }) => what === "execute").length;
  };
  const object = start.players.A.hand[0]?.id ?? "";
  take(submit(state, cards, { act: "play", player: "A", object, from: "hand" }));
  const request = state.waiting?.request;
  if (request?.ask === "targets")
    take(answer(state, cards, { ask: "targets", value: request.options.slice(0, 1) }));
  take(submit(state, cards, { act: "pass", player: "A" }));
  take(submit(state, cards, { act: "pass", player: "B" }));
  if (executed <= sentences) throw new Error(`only ${executed} instructions were executed`);
  return executed;
}

/** Looking at the clock costs as much as an instruction. */
const playsBetweenLooks = 20;
function playSome(start: State): number {
  let executed = 0;
  for (let i = 0; i < playsBetweenLooks; i++) executed += playThrough(start);
  return executed;
}

/** How many instructions a second are executed in one window of the time. */
function speedOf(start: State): number {
  let executed = 0;
  const begin = cpuTime();
  while (cpuTime() - begin < (secondsOfOneBoard * 1000) / windows) executed += playSome(start);
  return executed / ((cpuTime() - begin) / 1000);
}
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Of this process, for each board. */
function speeds(): readonly number[] {
  return boards.map((units) => {
    const start = boardOf(units);
    const warm = cpuTime();
    while (cpuTime() - warm < secondsOfOneBoard * 1000) playSome(start);
    return median(Array.from({ length: windows }, () => speedOf(start)));
  });
}
export function printSpeeds(): void {
  console.log(speeds().join(" "));
}
function speedsOfAnother(): readonly number[] {
  const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), "speeds"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return output.split(" ").map(Number);
}
const whole = (speed: number): string => Math.round(speed).toLocaleString("en");

/** How many instructions the machine executes in a second, and how large its state is. */
export function runningRows(): readonly Row[] {
  const measured = Array.from({ length: processes }, speedsOfAnother);
  return boards.flatMap((units, board): readonly Row[] => {
    const ofBoard = measured.map((each) => each[board] ?? Number.NaN);
    const perSecond = median(ofBoard);
    const bytes = new TextEncoder().encode(JSON.stringify(boardOf(units))).length;
    return [
      {
        what: `instructions in a second, ${units} units`,
        measured: whole(perSecond),
        target: `at least ${target.toLocaleString("en")}`,
        reached: perSecond >= target,
      },
      { what: `the slowest of ${processes} processes`, measured: whole(Math.min(...ofBoard)) },
      { what: `state as JSON, ${units} units`, measured: `${bytes.toLocaleString("en")} bytes` },
    ];
  });
}
