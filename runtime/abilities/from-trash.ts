import type { Action, ReplacementAbility, TriggeredAbility } from "../effects/index.ts";

/** "play me from your trash", "return this from your trash to your hand" */
const takesItself = (action: Action): boolean =>
  "from" in action &&
  action.from === "your-trash" &&
  "what" in action &&
  "refer" in action.what &&
  (action.what.refer === "me" || action.what.refer === "this");

/** 370.3, 385.2. It triggers, or can replace something, while the card is in the trash, and not anywhere else. */
export const worksFromTrash = (ability: TriggeredAbility | ReplacementAbility): boolean =>
  ability.instructions.some((sentence) =>
    [...sentence.actions, ...(sentence.to ?? []), ...(sentence.then?.actions ?? [])].some(takesItself),
  );
