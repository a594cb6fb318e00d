import type { UnitState } from "../../../runtime/effects/filter.ts";

/** 355.9.b. What a unit is, before the noun and after "that's". */
export const states = {
  stunned: "stunned",
  buffed: "buffed",
  damaged: "damaged",
  ready: "ready",
  exhausted: "exhausted",
  attacking: "attacking",
  defending: "defending",
  "attacking-or-defending": "attacking or defending",
  equipped: "equipped",
  empowered: "empowered",
  attached: "attached",
  detached: "detached",
  token: "token",
} as const satisfies Readonly<Record<UnitState, string>>;
