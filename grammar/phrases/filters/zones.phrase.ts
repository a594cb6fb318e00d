import type { FromZone } from "../../../runtime/effects/filter.ts";
import { category, choice, field, phrase, spelling } from "../../combinators/phrase.ts";
import { self } from "../references.phrase.ts";

/** A zone of the effects. */
export type From<Kind extends FromZone["from"]> = Extract<FromZone, { readonly from: Kind }>;

export type NamedZone = Exclude<FromZone, From<"seen" | "of-them">>;

export const zone = category<NamedZone, "from">("zone", "from …", "from", () => ({
  "your-trash": phrase<From<"your-trash">>()(
    { from: "your-trash" },
    choice(["from your trash"], [spelling("in your trash")]),
  ),
  "your-hand": phrase<From<"your-hand">>()(
    { from: "your-hand" },
    choice(["from your hand"], [spelling("from hand")], [spelling("in your hand")]),
  ),
  "your-champion-zone": phrase<From<"your-champion-zone">>()(
    { from: "your-champion-zone" },
    "from your Champion Zone",
  ),
  "your-champion-zone-or-board": phrase<From<"your-champion-zone-or-board">>()(
    { from: "your-champion-zone-or-board" },
    "from your Champion Zone or the board",
  ),
  "their-trash": phrase<From<"their-trash">>()({ from: "their-trash" }, "from their trash"),
  "their-hand": phrase<From<"their-hand">>()(
    { from: "their-hand" },
    choice(["from their hand"], [spelling("in their hand")], [spelling("in their hands")]),
  ),
  "an-opponents-trash": phrase<From<"an-opponents-trash">>()(
    { from: "an-opponents-trash" },
    choice(["from an opponent's trash"], [spelling("in an opponent's trash")]),
  ),
  "opponents-trashes": phrase<From<"opponents-trashes">>()(
    { from: "opponents-trashes" },
    "from opponents' trashes",
  ),
  "a-trash": phrase<From<"a-trash">>()(
    { from: "a-trash" },
    choice(["from a trash"], [spelling("from any trash")], [spelling("from any player's trash")]),
  ),
  trashes: phrase<From<"trashes">>()({ from: "trashes" }, "from trashes"),
  "among-them": phrase<From<"among-them">>()({ from: "among-them" }, "from among them"),
  "revealed-this-way": phrase<From<"revealed-this-way">>()(
    { from: "revealed-this-way" },
    "revealed this way",
  ),
  "burned-this-way": phrase<From<"burned-this-way">>()({ from: "burned-this-way" }, "burned this way"),
  "your-banishment": phrase<From<"your-banishment">>()({ from: "your-banishment" }, "from your Banishment"),
  it: phrase<From<"it">>()({ from: "it" }, "from it"),
  "burned-this-turn": phrase<From<"burned-this-turn">>()({ from: "burned-this-turn" }, "burned this turn"),
  "banished-with": phrase<From<"banished-with">>()(
    { from: "banished-with" },
    "banished with",
    field("who", self),
  ),
}));

/** All of a zone: "your trash". */
export type ZoneItself = From<"your-trash" | "your-hand" | "their-hand" | "their-trash">;
export const zoneItself = category<ZoneItself, "from">("zone-itself", "your trash", "from", () => ({
  "your-trash": phrase<From<"your-trash">>()({ from: "your-trash" }, "your trash"),
  "your-hand": phrase<From<"your-hand">>()({ from: "your-hand" }, "your hand"),
  "their-hand": phrase<From<"their-hand">>()({ from: "their-hand" }, "their hand"),
  "their-trash": phrase<From<"their-trash">>()({ from: "their-trash" }, "their trash"),
}));
