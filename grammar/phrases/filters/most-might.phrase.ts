import type { GroupOfUnits, Quality, UnitFilter } from "../../../runtime/effects/filter.ts";
import type { Every } from "../../../runtime/effects/selection.ts";
import {
  choice,
  field,
  phrase,
  unsaid,
  wordings,
  type Category,
  type Phrase,
} from "../../combinators/phrase.ts";

type Extreme = Extract<Quality, { readonly with: "extreme" }>;
type Group = Pick<GroupOfUnits, "kind" | "side" | "youControl">;
type How = Extreme["how"];

const words = {
  highest: choice(["with the highest Might"], ["with the most Might"]),
  lowest: choice(["with the lowest Might"], ["with the least Might"]),
} as const satisfies Readonly<Record<How, unknown>>;
/** "with the most Might", of a unit of a group: among that group */
const most = (name: string, how: How, group: Group): Category<Quality> => {
  const among = wordings<Every<Group>>(`among-${name}`, "with the most Might", () => [
    phrase<Every<Group>>()({ select: "every" }, words[how], unsaid<Group>()("of", group)),
  ]);
  return wordings<Extreme>(`most-${name}`, "with the most Might", () => [
    phrase<
      Omit<Extreme, "among" | "how" | "property"> & { readonly among: Every<Group> } & {
        readonly how: How;
        readonly property: "might";
      }
    >()({ with: "extreme", how, property: "might" }, field("among", among)),
  ]);
};

type Most<Words> = Words & { readonly kind: "unit"; readonly quality: Quality };
const unitWith = (how: How): readonly Phrase<UnitFilter>[] => [
  phrase<Most<{ readonly youControl: true }>>()(
    { kind: "unit", youControl: true },
    "unit you control",
    field("quality", most(`${how}-you-control`, how, { kind: "unit", youControl: true })),
  ),
  phrase<Most<{ readonly side: "friendly" }>>()(
    { kind: "unit", side: "friendly" },
    "friendly unit",
    field("quality", most(`${how}-friendly`, how, { kind: "unit", side: "friendly" })),
  ),
  phrase<Most<{ readonly side: "enemy" }>>()(
    { kind: "unit", side: "enemy" },
    "enemy unit",
    field("quality", most(`${how}-enemy`, how, { kind: "unit", side: "enemy" })),
  ),
  phrase<Most<object>>()(
    { kind: "unit" },
    "unit",
    field("quality", most(`${how}-of-all`, how, { kind: "unit" })),
  ),
];
/** "unit you control with the most Might": the same as "unit you control with the highest Might among units you control" */
export const unitWithMost: Category<UnitFilter> = wordings<UnitFilter>(
  "unit-with-most",
  "unit with the most Might",
  () => [...unitWith("highest"), ...unitWith("lowest")],
);
