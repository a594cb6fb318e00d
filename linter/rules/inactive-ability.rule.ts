import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Gift } from "../../runtime/effects/gift.ts";
import type { Sentence } from "../../runtime/effects/instruction.ts";
import type { KeywordName } from "../../runtime/effects/keyword.ts";
import type { Passive } from "../../runtime/effects/passive.ts";
import type { PlainAbility } from "../effects/items.ts";
import { isSelf, partsOf } from "../effects/guards.ts";
import { withArticle } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** 365, 366, 380, 384, 385. Where the abilities of a card are active. */
export const inactiveAbility = defineRule(
  "inactive-ability",
  {
    severity: "error",
    rules: ["157", "365.1", "366.1", "380", "384.1", "385.2"],
    message: "On {type} this does nothing: {reason}.",
    why: "Abilities of permanents are active on the board; a spell is executed when it resolves and is never there.",
    help: "{instead}",
  },
  function* (card, report) {
    const { type } = card.card;
    for (const { ability, part } of card.lines) {
      // 136. The effect text of an Equipment is part of a unit's.
      const problem = part === "effectText" ? undefined : problemOf(ability, type);
      if (problem !== undefined) yield report(card.spanOf(ability), { type: withArticle(type), ...problem });
    }
  },
);

interface Problem {
  readonly reason: string;
  readonly instead: string;
}
const problemOf = (ability: PlainAbility, type: CardType): Problem | undefined =>
  type === "spell" ? onSpell(ability) : offSpell(ability, type);

function onSpell(ability: PlainAbility): Problem | undefined {
  switch (ability.ability) {
    case "keyword":
    case "spell":
    case "as-you-play":
    case "as":
    case "additional-cost":
      return undefined;
    case "passive":
      // 366.2. What it costs counts in every zone that it can be played from.
      return isAboutPlaying(ability.passive)
        ? undefined
        : { reason: "a spell is never on the board", instead: adviceFor(ability.passive) };
    case "triggered":
      // 385.2. Outside of the board a trigger tells by itself where it is: it speaks of this card.
      return [...partsOf(ability, isSelf)].length > 0
        ? undefined
        : {
            reason: "its trigger is never looked at",
            instead: 'Give it a window, "When … this turn", or leave the trigger out.',
          };
    case "activated":
      return { reason: "a spell cannot be activated", instead: "Write the instruction without its cost." };
    case "replacement":
      return {
        reason: "a spell is never on the board",
        instead: 'Give it a window: "The next time … would … this turn, …"',
      };
    default:
      return ability satisfies never;
  }
}

function offSpell(ability: PlainAbility, type: CardType): Problem | undefined {
  const isPlayed = type === "unit" || type === "gear";
  switch (ability.ability) {
    case "spell":
      return { reason: "nothing tells when it is done", instead: beginning(ability.instructions[0]?.lead) };
    case "as": // 366. It applies in the deck.
      return undefined;
    case "as-you-play":
    case "additional-cost":
      return isPlayed ? undefined : { reason: "it is never played", instead: "Leave it out." };
    case "passive":
      return isAboutPlaying(ability.passive) && !isPlayed
        ? { reason: "it is never played", instead: "Leave it out." }
        : undefined;
    case "keyword":
    case "triggered":
    case "activated":
    case "replacement":
      return undefined;
    default:
      return ability satisfies never;
  }
}
/** What a spell writes in place of a passive ability. */
function adviceFor({ passive }: Passive): string {
  if (passive === "cannot" || passive === "players-cannot")
    return 'Say how long, and the spell does it: "Units can\'t move this turn."';
  if (passive === "have") return 'Give it: "Give friendly units … this turn."';
  return 'Let the spell do it, and say how long: "… this turn."';
}

function beginning(lead: Sentence["lead"]): string {
  if (lead?.lead === "would") return 'Leave out "this turn": no effect begins it.';
  if (lead?.lead === "when") return 'Leave out "this turn", or begin with what happens before.';
  return lead?.lead === "next-time" ? 'Write "When …".' : 'Begin with "When …", "At …" or a cost.';
}

/** Keywords of a card that is played. */
const inHand: ReadonlySet<KeywordName> = new Set<KeywordName>(["Action", "Reaction", "Ambush", "Quick-Draw"]);
const keywordsIn = (gift: Gift): readonly KeywordName[] =>
  "keywords" in gift ? (gift.keywords ?? []).map(({ keyword }) => keyword) : [];

/** 366.2. What it says of itself as it is played. */
function isAboutPlaying(passive: Passive): boolean {
  const kind = passive.passive;
  if (kind === "costs-less" || kind === "ignore-cost" || kind === "cannot-be-countered")
    return isSelf(passive.what);
  // 806.4, 813.4. "This has [Reaction] while …"
  if (kind === "have")
    return isSelf(passive.who) && keywordsIn(passive.gift).some((keyword) => inHand.has(keyword));
  if (kind === "ignores-keyword") return passive.while === "paying-its-costs";
  if (kind === "energy-cost-reduced")
    return isSelf(passive.what) || ("costing" in passive.what && passive.what.costing === "this");
  return (
    (kind === "enter" ||
      kind === "may-be-played-to" ||
      kind === "may-ambush-to" ||
      kind === "cannot-be-played" ||
      kind === "only-played-to" ||
      kind === "may-be-played-for") &&
    isSelf(passive.who)
  );
}
