import type { Card } from "../../../../runtime/index.ts";
import {
  spell,
  action,
  reaction,
  it,
  anyUnit,
  atBattlefield,
  friendly,
  enemy,
  one,
  deal,
  draw,
} from "./parts.ts";

/** Spells: what the compiler makes of a text, written out. */
export const spells: readonly Card[] = [
  spell(
    "Bolt",
    [deal(3, atBattlefield)],
    { cost: { energy: 1, power: ["fury"] }, domains: ["fury"] },
    action,
  ),
  spell("Blast", [deal(4, atBattlefield), draw(1, 1)], {}, action),
  spell("Twin Bolts", [deal(3, anyUnit), deal(3, anyUnit, 1)]),
  spell("Storm", [
    {
      actions: [
        {
          do: "deal",
          step: 0,
          amount: 6,
          to: { select: "up-to", each: true, count: 2, choice: 0, chosenAt: "finalization", of: anyUnit },
        },
      ],
    },
  ]),
  spell("Wave", [
    {
      actions: [
        {
          do: "deal",
          step: 0,
          amount: 3,
          to: { select: "all", of: { kind: "unit", where: { at: "battlefields" } } },
        },
      ],
    },
  ]),
  spell(
    "Duel",
    [
      { actions: [{ do: "choose", step: 0, what: [one(friendly), one(enemy, 1)] }] },
      {
        actions: [
          {
            do: "deal-to-each-other",
            step: 1,
            who: {
              refer: "they",
              means: [
                { is: "choice", choice: 0 },
                { is: "choice", choice: 1 },
              ],
            },
          },
        ],
      },
    ],
    {},
    action,
  ),
  spell("Doom", [{ actions: [{ do: "kill", step: 0, what: one(anyUnit) }] }]),
  spell(
    "Blade",
    [
      { actions: [{ do: "kill", step: 0, what: one(atBattlefield) }] },
      { by: { player: "controller-of", of: it(0) }, actions: [{ do: "draw", step: 1, count: 2 }] },
    ],
    {},
    action,
  ),
  spell("Cull", [
    {
      by: { player: "each-player" },
      actions: [
        {
          do: "kill",
          step: 0,
          what: { select: "one-of-theirs", choice: 0, chosenAt: "resolution", of: anyUnit },
        },
      ],
    },
  ]),
  spell(
    "Ward",
    [{ actions: [{ do: "change-damage", how: "prevent", step: 0, amount: 3, to: one(anyUnit) }] }],
    {},
    reaction,
  ),
  spell(
    "Great Ward",
    [{ actions: [{ do: "change-damage", how: "prevent", step: 0, amount: "all", to: one(anyUnit) }] }],
    {},
    reaction,
  ),
  spell(
    "Counter Strike",
    [
      { actions: [{ do: "choose", step: 0, what: [one(anyUnit)] }] },
      {
        lead: {
          lead: "would",
          once: true,
          event: { would: "happen", event: { event: "take-damage", who: it(0) } },
          duration: "turn",
        },
        actions: [
          { do: "change-damage", how: "prevent", step: 1, what: { refer: "it", means: [{ is: "event" }] } },
        ],
      },
    ],
    {},
    reaction,
  ),
  spell(
    "Trap",
    [{ actions: [{ do: "change-damage", how: "double", amount: "all", step: 0, to: one(anyUnit) }] }],
    {},
    reaction,
  ),
  spell(
    "Weaken",
    [
      {
        actions: [
          { do: "give", step: 0, to: one(anyUnit), gift: { gift: "might", amount: -2 }, duration: "turn" },
        ],
      },
    ],
    { cost: { energy: 2, power: [] } },
    reaction,
    {
      keyword: "Repeat",
      cost: [{ cost: "pay", resources: { energy: 2, power: [] } }],
    },
  ),
  spell(
    "Rally",
    [
      {
        actions: [
          { do: "give", step: 0, to: one(anyUnit), gift: { gift: "might", amount: 2 }, duration: "turn" },
        ],
      },
    ],
    {},
    reaction,
  ),
  spell(
    "Flash",
    [{ actions: [{ do: "move", step: 0, what: one(friendly), destination: { to: "base", whose: "its" } }] }],
    {},
    reaction,
  ),
  spell(
    "Rebuke",
    [{ actions: [{ do: "return-to-hand", step: 0, what: one(atBattlefield), hand: "its-owners" }] }],
    {},
    reaction,
  ),
  spell("Mend", [{ actions: [{ do: "heal", step: 0, what: one(anyUnit) }] }], {}, reaction),
  spell("Daze", [{ actions: [{ do: "stun", step: 0, what: one(anyUnit) }] }], {}, action),
  spell(
    "Negate",
    [
      {
        actions: [
          {
            do: "counter",
            step: 0,
            what: { select: "one", choice: 0, chosenAt: "finalization", of: { kind: "spell" } },
          },
        ],
      },
    ],
    {},
    reaction,
  ),
  spell("Ambuscade", [deal(3, anyUnit)], {}, { keyword: "Hidden" }, action),
];
