import type { ObjectId } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** Things that happen at the same time, in the order in which the objects that they are about came onto the board. */
export function inOrderOfArrival<Each>(
  game: Game,
  list: readonly Each[],
  about: (each: Each) => ObjectId,
): readonly Each[] {
  if (list.length < 2) return list;
  const position = new Map(game.state.objects.map((object, index) => [object.id, index]));
  return [...list].sort((a, b) => (position.get(about(a)) ?? 0) - (position.get(about(b)) ?? 0));
}
