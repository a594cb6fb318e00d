import type {
  Ability,
  Card,
  CardType,
  Instructions,
  Keyword,
  Sentence,
  UnitFilter,
} from "../../../runtime/index.ts";
import type { CardRegistry } from "../../../runtime/index.ts";

/** Hand-made cards: what the compiler makes of a text, written out. */

const frame = (
  name: string,
  type: CardType,
): Pick<Card, "name" | "type" | "supertypes" | "domains" | "tags"> => ({
  name,
  type,
  supertypes: [],
  domains: [],
  tags: [],
});
const spell = (
  name: string,
  instructions: Instructions,
  more: Partial<Card> = {},
  ...keywords: readonly Keyword[]
): Card => ({
  ...frame(name, "spell"),
  ...more,
  abilities: [...keywords.map(keywordLine), { ability: "spell", instructions }],
});
const unit = (name: string, might: number, ...abilities: readonly Ability[]): Card => ({
  ...frame(name, "unit"),
  might,
  abilities,
});
const gear = (name: string, ...abilities: readonly Ability[]): Card => ({
  ...frame(name, "gear"),
  abilities,
});
const keywordLine = (keyword: Keyword): Ability => ({ ability: "keyword", keyword });

const action: Keyword = { keyword: "Action" };
const reaction: Keyword = { keyword: "Reaction" };
const me = { refer: "me", means: [{ is: "self" }] } as const;
const itsThis = { refer: "this", means: [{ is: "self" }] } as const;
const theUnit = { refer: "that", noun: "unit", means: [{ is: "event" }] } as const;
const it = (choice: number) => ({ refer: "it", means: [{ is: "choice", choice }] }) as const;

const anyUnit: UnitFilter = { kind: "unit" };
const atBattlefield: UnitFilter = { kind: "unit", where: { at: "a-battlefield" } };
const friendly: UnitFilter = { kind: "unit", side: "friendly" };
const enemy: UnitFilter = { kind: "unit", side: "enemy" };
const one = (of: UnitFilter, choice = 0) =>
  ({ select: "one", choice, chosenAt: "finalization", of }) as const;

const deal = (amount: number, of: UnitFilter, number = 0): Sentence => ({
  actions: [{ do: "deal", step: number, amount, to: one(of, number) }],
});
const draw = (count: number, step: number): Sentence => ({ actions: [{ do: "draw", step, count }] });

/** "… instead. Heal that unit, exhaust it, and recall it." */
const save = (step: number): Sentence => ({
  actions: [
    { do: "heal", step, what: theUnit },
    { do: "exhaust", step: step + 1, what: theUnit },
    { do: "recall", step: step + 2, what: theUnit },
  ],
});

const all: readonly Card[] = [
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
    [{ actions: [{ do: "move", step: 0, what: one(friendly), destination: { to: "its-base" } }] }],
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

export const cards: CardRegistry = new Map(all.map((card) => [card.name, card]));
