import type { Act, PlayedFrom } from "../state/index.ts";
import { isPlayer, isCount, isRecord, isText, isTexts } from "./guards.ts";

const zones: readonly unknown[] = [
  "hand",
  "trash",
  "deck",
  "champion",
  "facedown",
  "banished",
] satisfies readonly PlayedFrom[];
const isPlayedFrom = (value: unknown): value is PlayedFrom => zones.includes(value);

/** The act that something is, or why it is none. Whether the rules allow it is looked at as it is performed. */
export function parseAct(given: unknown): Act | string {
  if (!isRecord(given)) return "that is no act: an act is an object with `act`";
  const { act, ability, amount, at, by, count, from, object, objects, player, to, units } = given;
  const lacks = (what: string): string => `that is no act: ${String(act)} needs ${what}`;
  const aPlayer = "a `player`, A or B";
  switch (act) {
    case "play":
      if (!isPlayer(player)) return lacks(aPlayer);
      if (!isText(object)) return lacks("an `object`, the id of a card");
      return isPlayedFrom(from) ? { act, player, object, from } : lacks("a zone that it is played `from`");
    case "activate":
      if (!isPlayer(player)) return lacks(aPlayer);
      if (!isText(object)) return lacks("an `object`, an id");
      return isCount(ability) ? { act, player, object, ability } : lacks("an `ability`, counted from 1");
    case "standard-move":
      if (!isPlayer(player)) return lacks(aPlayer);
      if (!isTexts(units)) return lacks("`units`, a list of ids");
      return isText(to) ? { act, player, units, to } : lacks("a place to move `to`");
    case "hide":
      if (!isPlayer(player)) return lacks(aPlayer);
      if (!isText(object)) return lacks("an `object`, the id of a card");
      return isText(at) ? { act, player, object, at } : lacks("a battlefield to be hidden `at`");
    case "pass":
    case "start-turn":
      return isPlayer(player) ? { act, player } : lacks(aPlayer);
    case "end-turn":
      return { act };
    case "deal":
      if (!isText(to)) return lacks("a unit to deal `to`");
      // 417.1.e.1. None is no fault: it is not dealt.
      if (!isCount(amount)) return "417.1.e: damage is a whole number of at least 1";
      return isPlayer(by) ? { act, to, amount, by } : lacks("a player that it is `by`, A or B");
    case "kill":
    case "heal":
      return isTexts(objects) ? { act, objects } : lacks("`objects`, a list of ids");
    case "draw":
      if (!isPlayer(player)) return lacks(aPlayer);
      return isCount(count) ? { act, player, count } : lacks("a `count`, a whole number");
    case "move":
      if (!isTexts(objects)) return lacks("`objects`, a list of ids");
      return isText(to) ? { act, objects, to } : lacks("a place to move `to`");
    default:
      return isText(act) ? `there is no act "${act}"` : "that is no act: `act` must be a text";
  }
}
