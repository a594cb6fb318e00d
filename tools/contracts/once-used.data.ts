/**
 * Phrases that only one published card uses, and why each cannot be built from smaller ones. By the name that
 * `npm run contracts` prints.
 */
export const onceUsed: Readonly<Record<string, string>> = {
  "do: add-battlefield": "439.2.b.5: creating a battlefield token is an action of its own, not a play.",
  "do: replace-battlefield":
    "438: Replace is an action of the rulebook; it takes any battlefield and any token.",
  "do: enter-there":
    "369.3: said of what is being played; a move and a play have other destinations and other rules.",
  "do: gain-tag":
    "477.1: a trait, added as it is played; gifts are Might, keywords and abilities, which last otherwise.",
  "do: grant-bonus-damage":
    "713: Bonus Damage is granted to spells still to be played, the next one or all of a turn.",
  "do: permit-play": "419.1.a, 391: a permission that lasts; `play` is done at once.",
  "permitted-cards": "What is permitted is not chosen when it is said, so it is no selection.",
  "do: make-new-choices": "750-755: an instruction of the rulebook about an item of the chain.",
  "do: one-or-other":
    "355.17: two acts with one object between them, any two of eight; two clauses would choose twice.",
  "do: reduce-cost":
    "356.4: of the card that the same text plays; the other cost changes speak of cards still to come.",
  "do: reveal-until": "424, 431.1.c: reveals an unknown number of cards; for any kind and number of cards.",
  "do: do-not": "It takes back another action of the same text, any one, for who says it.",
  "do: buffs-give": "703: it changes what every buff is worth, also those that are still to come.",
  "that: chose":
    "355.1: which players chose a name, of any names and in every place where players are named.",
  "kind: either": 'A unit and a gear with words of their own: "a unit at a battlefield or a gear".',
  "kind: among": "Of things on the board that were named before; it goes with every count and every action.",
  "gift: keywords-of": "477.2: the keywords that another object has, whichever they are.",
  "place: battlefield-of":
    "355.2.b: where something may be played, while a destination is where something moves.",
  "count: times-dealt-damage":
    "417: what a spell has dealt through all its plays of a turn; events are looked back at by player.",
};
