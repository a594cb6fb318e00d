/**
 * Phrases that only one published card uses, and why each cannot be built from smaller ones. By the name that
 * `npm run contracts` prints.
 */
export const onceUsed: Readonly<Record<string, string>> = {
  "do: add-battlefield": "439.2.b.5: creating a battlefield token is an action of its own, not a play.",
  "do: replace": "438: Replace is an action of the rulebook; it takes any battlefield and any token.",
  "replacing: battlefield":
    "438.3.b: what takes the place of something is a token of a battlefield, of a unit, or what was there before.",
  "do: enter":
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
  "do: copy-text":
    "136, 477: the text of a card becomes effect text; a copy (477.1.b) takes name and Might too.",
  "event: stage":
    "345, 464: combats and showdowns, as they begin or end; they happen to no player and no object.",
  "event: you-activate":
    "377.2: abilities are used, not played; of units, gear and legends, and by their cost.",
  "event: leave": "107: several acts take something away; the board, or the place where the text is.",
  "event: become-attached": "434: two objects, either of which may be the one that is named.",
  "others-clause":
    "411: another player goes on in the same sentence, with any action; `then` is the same player.",
  "passive: points-to-win": "194.3: nothing else speaks of the Victory Score.",
  "passive: has-abilities-of":
    "376, 473: abilities that are not printed here; a gift has its ability in quotation marks.",
  "passive: any-damage-kills": "142.4.c: it changes what is lethal, and neither damage nor Might.",
  "passive: any-number-of-buffs": "702: it lifts a limit of the rules; `cannot` sets one.",
  "passive: moving-costs": "144: a cost of a move by the rules, which is neither a card nor an ability.",
  "passive: tokens-add-more": "429: it changes an amount that another text adds.",
  "passive: abilities-only-while":
    "377.2.b: for every ability of the card; `onlyWhile` is for the one it stands in.",
  "passive: may-hide-more": "107.3.b: it lifts the limit of facedown cards, here or everywhere.",
  "passive: may-hide-for": "811.1.b: another price of an act of the rules, which no card and no ability has.",
  "passive: only-played-to": "355.2: it takes places away, any of those that may be played to.",
  "also: cost": "356.4: a second change of the same cost, with a count of its own.",
  "other-cost": "820: a price that may be paid in place of another after a keyword, any number of them.",
  "may: true":
    "419: that the card itself is played, for another cost; elsewhere the same words are a passive ability.",
  "momentless-sentence":
    "383: the moment of a trigger at the end of its sentence; understood, and written at its head.",
  "count: cost-of": "356.1.c: a printed cost, counted one by one, and Energy apart from Power.",
  "with: cost-no-more-than-of":
    "356.1.c: Energy and Power are both compared with those of one thing; no single amount says that.",
  "property: keyword": "807.2: the sum of the values of a keyword, any of them, which its own token names.",
  "if: you-did-to-a-card":
    "359.3.f: it asks what an earlier step of the same text acted on, not what has happened.",
  "if: this-kills": "428.5: true only once the Cleanup has killed, so it makes an ability of its sentence.",
  "if: you-choose":
    "355.5: of the choices of the item that is being finalized, before anything has happened.",
  "if: both": "It joins any two conditions.",
  "held: banished-with":
    "427.3: cards are linked to what banished them; every other place is a zone of a player.",
  "did: objects":
    "Seven acts on any units or gear, by either player, in every tense; the other deeds are not done to objects.",
  "quantity: twice": "The times are counted, not the objects: the same one may be chosen twice (355.5).",
  "did: xp": "730: XP is an amount; it is gained and spent, and neither a card nor an object.",
};
