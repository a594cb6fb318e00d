import type { CardRegistry } from "../../../runtime/index.ts";
import { permanents } from "./cards/permanents.ts";
import { spells } from "./cards/spells.ts";

/** Hand-made cards. */
export const cards: CardRegistry = new Map([...permanents, ...spells].map((card) => [card.name, card]));
