import type { Card } from "../../runtime/index.ts";
import type { TreeNode } from "./tree.ts";

export const explainCard = (card: Card): TreeNode => ({ label: card.name, parts: [] });
