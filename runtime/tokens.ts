import type { Card } from "./effects/index.ts";
import type { CardRegistry } from "./registry.ts";

const unit = (name: string, might: number, ...tags: readonly string[]): Card => ({
  name,
  type: "unit",
  supertypes: ["token"],
  domains: [],
  might,
  tags,
  abilities: [],
});

const battlefield = (name: string): Card => ({
  name,
  type: "battlefield",
  supertypes: ["token"],
  domains: [],
  tags: [],
  abilities: [],
});

/** 187. Characteristics that a token has beside those that the text which makes it gives. */
export const tokens: readonly Card[] = [
  unit("Recruit", 1, "Recruit"),
  unit("Sprite", 3, "Fae"),
  unit("Sand Soldier", 2, "Shurima"),
  unit("Mech", 3, "Mech"),
  unit("Reflection", 0),
  {
    ...unit("Bird", 1, "Bird"),
    abilities: [{ ability: "keyword", keyword: { keyword: "Deflect" } }],
  },
  unit("Tentacle", 1, "Bilgewater"),
  unit("Shadow Clone", 0),
  {
    // 187.8.
    ...battlefield("Brush"),
    abilities: [
      {
        ability: "passive",
        passive: {
          passive: "have",
          who: {
            select: "every",
            of: {
              kind: "unit",
              tags: ["Bird", "Cat", "Dog", "Poro", "Ivern"].map((tag) => ({ tag })),
              where: { at: "here" },
            },
          },
          gift: { gift: "might", amount: 1 },
        },
      },
      {
        ability: "triggered",
        when: { trigger: "when", event: { event: "you-score", here: true } },
        instructions: [
          {
            by: { player: "you" },
            may: true,
            actions: [
              {
                do: "replace",
                step: 0,
                what: { refer: "this", means: [{ is: "self" }] },
                with: { replacing: "back", noun: "battlefield" },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    // 187.9.
    ...battlefield("Baron Pit"),
    abilities: [
      {
        ability: "passive",
        passive: { passive: "may-move-here", who: { select: "every", of: { kind: "unit" } } },
      },
    ],
  },
  {
    // 187.5. "[Reaction][>] Kill this, [E]: [Add] [A]."
    name: "Gold",
    type: "gear",
    supertypes: ["token"],
    domains: [],
    tags: [],
    abilities: [
      {
        ability: "activated",
        cost: [
          { cost: "do", action: { do: "kill", step: 0, what: { refer: "this", means: [{ is: "self" }] } } },
          { cost: "exhaust-this" },
        ],
        timing: "reaction",
        instructions: [{ actions: [{ do: "add", step: 1, resources: { energy: 0, power: ["any"] } }] }],
      },
    ],
  },
];
const byName: ReadonlyMap<string, Card> = new Map(tokens.map((token) => [token.name, token]));

/** Whether a name is that of a card of the game, or of a token. */
export const isKnown = (cards: CardRegistry, name: string): boolean => cards.has(name) || byName.has(name);

/** The card with this name: of the game, or a token. A name that neither knows is a unit without a text. */
export const cardNamed = (cards: CardRegistry, name: string): Card =>
  cards.get(name) ?? byName.get(name) ?? unit(name, 0);
