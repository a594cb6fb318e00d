import type { KeywordName, Sentence, Value } from "../effects/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { AddReaction } from "../core/add-while-paying.ts";
import type { GameObject, Player, Round } from "../state/index.ts";

/**
 * Where the rules go round in circles: the Might of a unit may hang on a condition that asks for the Might of a unit,
 * and what replaces a death may kill. These are handed to `Game`, so that no module has to know one that knows it.
 */
export interface Rules<Game> {
  readonly might: (game: Game, object: GameObject) => number;
  readonly keyword: (game: Game, object: GameObject, keyword: KeywordName) => number;
  readonly tags: (game: Game, object: GameObject) => readonly string[];
  readonly value: (game: Game, scope: Scope, value: Value) => number | null;
  readonly perform: (game: Game, scope: Scope, sentences: readonly Sentence[]) => Round;
  readonly addReactions: (game: Game, player: Player) => readonly AddReaction[];
  readonly carryOut: (game: Game, scope: Scope, sentences: readonly Sentence[]) => void;
}
