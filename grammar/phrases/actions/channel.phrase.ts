import type { Channel } from "../../../runtime/effects/actions/channel.ts";
import { noun, numberOf, optional, phrase, set, verb } from "../../combinators/phrase.ts";

/** 430. "Channel 1 rune exhausted." */
export const channel = phrase<Channel>()(
  { do: "channel" },
  verb("channel"),
  numberOf("count"),
  noun("rune"),
  optional(set("exhausted", true), "exhausted"),
);
