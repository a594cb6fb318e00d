import type { Ability } from "../../runtime/effects/ability.ts";
import { isFields, isGroup, isList, isNode } from "./fields.ts";

/** Whether everything that only the compiler can know has been filled in. */
export function isAnnotated(value: object): value is Ability {
  return everyNode(value, (node) => {
    if (isNode(node, "refer")) return isList(node["means"]) && node["means"].length > 0;
    if (isNode(node, "do")) return typeof node["step"] === "number";
    if (isNode(node, "select") && !isGroup(node["select"]))
      return typeof node["choice"] === "number" && typeof node["chosenAt"] === "string";
    return true;
  });
}

function everyNode(value: unknown, holds: (node: Readonly<Record<string, unknown>>) => boolean): boolean {
  if (isList(value)) return value.every((element) => everyNode(element, holds));
  if (!isFields(value)) return true;
  if (!holds(value)) return false;
  for (const key in value) if (!everyNode(value[key], holds)) return false;
  return true;
}
