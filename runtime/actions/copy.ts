import type { AsCopy, GameObject, TokenTraits } from "../state/index.ts";
import type { Executor } from "./executor.ts";
import { pendingOf } from "../chain/pending-of.ts";
import { idsOf } from "../evaluate/references.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { selectUnits } from "./select.ts";

/** 477.1.b.1.a. What a token takes from what it copies: the printed traits are those of the card with its name. */
export const traitsOf = (copied: GameObject): TokenTraits => copied.token ?? { might: null, keywords: [] };

/** What something takes from what it copies. A card stays a card: what it is called where it goes is what it was. */
export const copyOf = (
  copied: GameObject,
  { name, printedName, token }: Pick<GameObject, "name" | "printedName" | "token">,
): AsCopy =>
  token === null
    ? { name: copied.name, printedName: printedName ?? name, baseMight: copied.token?.might ?? null }
    : { name: copied.name, token: traitsOf(copied) };

/** 477.1.b. The copyable traits are replaced; counters, damage and the like stay. */
export const becomeCopy: Executor<"become-copy"> = (game, scope, action) => {
  const [copied] = selectUnits(game, scope, action.of, action);
  if (copied === undefined) return ignored;
  const changed = idsOf(game, scope, action.who).filter((id) => {
    const object = game.find(id);
    const cause = causeOf(scope, "477.1.b");
    if (object !== undefined) {
      game.patch(id, copyOf(copied, object));
      game.log(cause, { what: "copy", object: id, name: copied.name });
      game.needsCleanup(); // 319.7
      return true;
    }
    // 354.3, 355.1. What this text plays, and a card that says it of itself as it is played, comes onto the board afterwards.
    const item = pendingOf(game, id);
    if (item?.kind !== "permanent") return false;
    game.patchItem(item.id, { copyOf: copyOf(copied, { name: item.context.name, token: item.token }) });
    return true;
  });
  return changed.length === 0 ? ignored : did(changed);
};

/** 136.2. The text of the card that this is attached to, or of another unit, is appended once more. */
export const copyText: Executor<"copy-text"> = (game, scope, action) => {
  const [unit] = game.findAll(idsOf(game, scope, action.of));
  const gear = game.find(scope.context.appendedBy ?? scope.context.self);
  if (unit === undefined || gear === undefined) return ignored;
  const name = unit.name;
  game.patch(gear.id, { copiedText: { name, while: action.whileAttached === true ? unit.id : null } });
  game.log(causeOf(scope, "136.2.c"), { what: "copy", object: gear.id, name });
  game.needsCleanup(); // 319.7
  return did([gear.id]);
};
