import type { Channel } from "../../../runtime/effects/actions/channel.ts";
import { field, noun, numberOf, optional, phrase, set, verb } from "../../combinators/phrase.ts";
import { counted } from "../filters/counted.phrase.ts";

/** 430. "Channel 1 rune exhausted." */
export const channel = phrase<Channel>()(
  { do: "channel" },
  verb("channel"),
  numberOf("count"),
  noun("rune"),
  optional(set("exhausted", true), "exhausted"),
  optional("for each", field("per", counted)),
);
