import type { Channel } from "../../../runtime/effects/actions/channel.ts";
import {
  choice,
  field,
  noun,
  numberOf,
  optional,
  phrase,
  sequence,
  set,
  spelled,
  verb,
} from "../../combinators/phrase.ts";
import { counted } from "../filters/counted.phrase.ts";

/** 430. "Channel 1 rune exhausted." */
export const channel = phrase<Channel>()(
  { do: "channel" },
  verb("channel"),
  choice(
    [numberOf("count"), noun("rune")],
    [spelled(sequence(set("count", 1), "an additional rune"))],
    [spelled(sequence(numberOf("count"), "additional", noun("rune")))],
  ),
  optional(set("exhausted", true), "exhausted"),
  optional("for each", field("per", counted)),
);
