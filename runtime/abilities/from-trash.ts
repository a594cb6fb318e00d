import type { Action, TriggeredAbility } from "../effects/index.ts";

/** "play me from your trash", "return this from your trash to your hand" */
const takesItself = (action: Action): boolean =>
  "from" in action &&
  action.from === "your-trash" &&
  "what" in action &&
  "refer" in action.what &&
  (action.what.refer === "me" || action.what.refer === "this");

/** 385.2. It triggers while the card is in the trash, and not anywhere else. */
export const worksFromTrash = (ability: TriggeredAbility): boolean =>
  ability.instructions.some((sentence) =>
    [...sentence.actions, ...(sentence.to ?? []), ...(sentence.then?.actions ?? [])].some(takesItself),
  );
