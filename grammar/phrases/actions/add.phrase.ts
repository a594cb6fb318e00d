import type { AddResources, AddThatMuch, ResourceUse } from "../../../runtime/effects/actions/add.ts";
import {
  category,
  choice,
  either,
  field,
  optional,
  phrase,
  plural,
  resources,
  spelling,
  tag,
} from "../../combinators/phrase.ts";
import { cardTypes } from "../card-types.phrase.ts";
import { quality } from "../quality.phrase.ts";
import { thatMuch } from "../values.phrase.ts";
import { counted } from "../filters/counted.phrase.ts";

type UseOf<Kind extends ResourceUse["use"]> = Extract<ResourceUse, { readonly use: Kind }>;
const owners = { gear: "gear", unit: "unit", legend: "legend" } as const;

/** After "[Add] [2].": what it can be spent for. */
const use = category<ResourceUse, "use">("resource-use", "Use only to …", "use", () => ({
  play: phrase<UseOf<"play">>()(
    { use: "play" },
    choice(["use only"], [spelling("spend this Energy only")], [spelling("spend this Power only")]),
    "to play",
    cardTypes,
    optional(field("quality", quality)),
    optional("or use", either("orAbilitiesOf", owners), "abilities"),
  ),
  "play-tag": phrase<UseOf<"play-tag">>()({ use: "play-tag" }, "use only to play", plural, tag("tag")),
  abilities: phrase<UseOf<"abilities">>()(
    { use: "abilities" },
    "use only to use",
    either("of", owners),
    "abilities",
  ),
  "in-showdowns": phrase<UseOf<"in-showdowns">>()(
    { use: "in-showdowns" },
    "spend this",
    either("resource", { energy: "Energy", power: "Power" }),
    "only during showdowns",
  ),
}));
const only = optional(".", field("only", use));

/** 429. "[Add] [R]." "[Add] [2]. Use only to play spells." */
export const add = [
  phrase<AddResources>()(
    { do: "add" },
    "[Add]",
    resources("resources"),
    optional("for each", field("per", counted)),
    only,
  ),
  phrase<AddThatMuch>()(
    { do: "add" },
    "[Add]",
    field("amount", thatMuch),
    either("of", { energy: "Energy", power: "[A]" }),
    only,
  ),
];
