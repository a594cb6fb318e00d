import type { Card } from "../../../../runtime/index.ts";
import {
  frame,
  unit,
  gear,
  keywordLine,
  me,
  itsThis,
  theUnit,
  anyUnit,
  atBattlefield,
  friendly,
  enemy,
  one,
  deal,
  draw,
  save,
} from "./parts.ts";

/** Units, gear and a battlefield: what the compiler makes of a text, written out. */
export const permanents: readonly Card[] = [
  unit("Dummy", 5),
  unit("Soldier", 3),
  unit("Guard", 3, keywordLine({ keyword: "Tank" })),
  unit("Archer", 3, keywordLine({ keyword: "Backline" })),
  unit("Champion of Both", 3, keywordLine({ keyword: "Tank" }), keywordLine({ keyword: "Backline" })),
  unit("Shield Bearer", 3, keywordLine({ keyword: "Shield", value: 2 })),
  unit("Raider", 2, keywordLine({ keyword: "Assault", value: 2 })),
  unit("Rider", 2, keywordLine({ keyword: "Ganking" })),
  unit("Mirror", 5, keywordLine({ keyword: "Deflect", value: 2 })),
  unit("Fleeting", 2, keywordLine({ keyword: "Temporary" })),
  unit("Seer", 2, keywordLine({ keyword: "Vision" })),
  {
    ...unit("Swift", 2, keywordLine({ keyword: "Accelerate" })),
    domains: ["fury"],
    cost: { energy: 2, power: [] },
  },
  unit("Veteran", 3, {
    ability: "dependent",
    on: { dependent: "legion" },
    inner: { ability: "passive", passive: { passive: "have", who: me, gift: { gift: "might", amount: 1 } } },
  }),
  unit("Proud", 4, {
    ability: "passive",
    while: { if: "is", who: me, what: { be: "state", state: "mighty" } },
    passive: { passive: "have", who: me, gift: { gift: "keywords", keywords: [{ keyword: "Shield" }] } },
  }),
  unit("Commander", 5, {
    ability: "passive",
    passive: {
      passive: "have",
      who: { select: "every", of: { kind: "unit", side: "friendly", other: true } },
      gift: { gift: "might", amount: 1 },
      here: true,
    },
  }),
  unit("Amplifier", 4, {
    ability: "passive",
    passive: { passive: "bonus-damage", from: "your-spells-and-abilities", amount: 1 },
  }),
  unit("Old Dragon", 10, {
    ability: "passive",
    passive: { passive: "any-damage-kills", who: { select: "every", of: enemy } },
  }),
  unit("Banner", 2, { ability: "passive", passive: { passive: "damage-cannot-be-prevented" } }),
  unit("Ghost", 2, {
    ability: "passive",
    passive: { passive: "cannot", who: me, restriction: { cannot: "be", done: "dealt-damage" } },
  }),
  unit("Elusive", 2, {
    ability: "passive",
    passive: {
      passive: "cannot",
      who: me,
      restriction: { cannot: "be", done: "chosen", by: "enemy-spells-and-abilities" },
    },
  }),
  unit("Thorn", 5, {
    ability: "triggered",
    when: { trigger: "when", event: { event: "take-damage", who: me } },
    instructions: [
      { actions: [{ do: "give", step: 0, to: me, gift: { gift: "might", amount: 2 }, duration: "turn" }] },
    ],
  }),
  unit("Sentry", 1, { ability: "triggered", when: { trigger: "deathknell" }, instructions: [draw(1, 0)] }),
  unit("Mourner", 1, {
    ability: "triggered",
    when: { trigger: "when", event: { event: "die", who: { subject: "another", of: friendly } } },
    instructions: [draw(1, 0)],
  }),
  unit("Herald", 2, {
    ability: "triggered",
    when: {
      trigger: "time-each-turn",
      ordinal: "first",
      event: { event: "die", who: { subject: "another", of: friendly } },
    },
    instructions: [draw(1, 0)],
  }),
  unit("Striker", 6, {
    ability: "triggered",
    when: { trigger: "when", event: { event: "attack", who: me } },
    instructions: [
      {
        actions: [
          {
            do: "deal",
            step: 0,
            amount: { value: "property", of: me, property: { property: "might" } },
            to: one({ ...enemy, where: { at: "here" } }),
          },
        ],
      },
    ],
  }),
  unit("Splitter", 9, {
    ability: "triggered",
    when: { trigger: "when", event: { event: "attack", who: me } },
    instructions: [
      {
        actions: [
          {
            do: "deal-split",
            step: 0,
            amount: 5,
            among: {
              select: "any-number",
              choice: 0,
              chosenAt: "finalization",
              of: { ...enemy, where: { at: "here" } },
            },
          },
        ],
      },
    ],
  }),
  gear("Trophy", {
    ability: "triggered",
    when: {
      trigger: "when",
      event: { event: "you-do", act: "kill", what: { subject: "a", of: anyUnit }, withSpell: true },
    },
    instructions: [draw(1, 0)],
  }),
  gear("Hourglass", {
    ability: "replacement",
    event: { would: "happen", event: { event: "die", who: { subject: "a", of: friendly } } },
    instructions: [{ actions: [{ do: "kill", step: 0, what: itsThis }], instead: true }, save(1)],
  }),
  gear("Shrine", {
    ability: "replacement",
    event: { would: "happen", event: { event: "die", who: { subject: "a", of: friendly } } },
    instructions: [{ actions: [{ do: "banish", step: 0, what: theUnit }], instead: true }],
  }),
  gear("Ballista", {
    ability: "activated",
    cost: [{ cost: "exhaust-this" }],
    instructions: [deal(2, atBattlefield)],
  }),
  gear("Tome", {
    ability: "activated",
    cost: [{ cost: "exhaust-this" }],
    instructions: [
      { actions: [{ do: "grant-bonus-damage", spells: "next", step: 0, amount: 1, duration: "turn" }] },
    ],
  }),
  {
    ...gear(
      "Crown",
      keywordLine({ keyword: "Equip", cost: [{ cost: "pay", resources: { energy: 0, power: ["any"] } }] }),
    ),
    tags: ["Equipment"],
    mightBonus: 3,
    effectText: [
      {
        ability: "passive",
        passive: { passive: "bonus-damage", from: "your-spells-and-abilities", amount: 3 },
      },
    ],
  },
  {
    ...frame("Gate", "battlefield"),
    abilities: [
      {
        ability: "passive",
        passive: {
          passive: "bonus-damage",
          from: "spells-and-abilities",
          amount: 1,
          to: { select: "every", of: { kind: "unit", where: { at: "here" } } },
        },
      },
    ],
  },
];
