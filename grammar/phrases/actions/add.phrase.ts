import type { Add } from "../../../runtime/effects/actions/add.ts";
import { phrase, resources } from "../../combinators/phrase.ts";

/** 429. "[Add] [R]." */
export const add = phrase<Add>()({ do: "add" }, "[Add]", resources("resources"));
