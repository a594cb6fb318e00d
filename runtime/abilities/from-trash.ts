import type { TriggeredAbility } from "../effects/index.ts";

/** 385.2. "… play me from your trash": it triggers while the card is in the trash, and not anywhere else. */
export const worksFromTrash = (ability: TriggeredAbility): boolean =>
  ability.instructions.some((sentence) =>
    [...sentence.actions, ...(sentence.to ?? []), ...(sentence.then?.actions ?? [])].some(
      (action) =>
        action.do === "play" &&
        action.from === "your-trash" &&
        "refer" in action.what &&
        (action.what.refer === "me" || action.what.refer === "this"),
    ),
  );
