import type { SomethingFilter } from "../../../runtime/effects/filter.ts";
import { choice, either, optional, phrase, set, wordings } from "../../combinators/phrase.ts";

/** 383.1. "something else that's exhausted" */
export const something = wordings<SomethingFilter>("something", "something", () => [
  phrase<SomethingFilter>()(
    { kind: "something" },
    "something",
    optional(set("other", true), "else"),
    choice([set("youControl", true), "you control"], [set("youDoNotControl", true), "you don't control"], []),
    optional("that's", either("state", { ready: "ready", exhausted: "exhausted" })),
  ),
]);
