import type { ObjectSetup } from "../../../runtime/index.ts";

export type Objects = Readonly<Record<string, ObjectSetup>>;
export const mine = { card: "Dummy", controller: "A" } as const;
export const theirs = { card: "Dummy", controller: "B" } as const;
