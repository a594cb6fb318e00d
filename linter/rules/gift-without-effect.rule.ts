import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Gift } from "../../runtime/effects/gift.ts";
import type { Passive } from "../../runtime/effects/passive.ts";
import type { Keyword, KeywordName } from "../../runtime/effects/keyword.ts";
import { isAction, isSelf, partsOf } from "../effects/guards.ts";
import { nounOf } from "../effects/nouns.ts";
import { printKeyword, withArticle } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** 807, 810, 814, 815, 823, 826. About units in combat and on the move. */
const onUnits: ReadonlySet<KeywordName> = new Set<KeywordName>([
  "Assault",
  "Backline",
  "Ganking",
  "Hunt",
  "Shield",
  "Tank",
]);
/** 805, 806, 811, 813, 817, 819-822, 825, 829. What they do is over when a permanent is on the board. */
const whilePlayed: ReadonlySet<KeywordName> = new Set<KeywordName>([
  "Accelerate",
  "Action",
  "Ambush",
  "Flow",
  "Hidden",
  "Quick-Draw",
  "Reaction",
  "Repeat",
  "Unique",
  "Vision",
  "Weaponmaster",
]);
/** 808, 812, 824. Without a text behind them they do nothing. */
const withText: ReadonlySet<KeywordName> = new Set<KeywordName>(["Deathknell", "Legion", "Level"]);

/** Might or a keyword that does nothing where it is given. */
export const giftWithoutEffect = defineRule(
  "gift-without-effect",
  {
    severity: "error",
    rules: ["124.1", "143.2", "800"],
    message: "{gift} does nothing on {noun}.",
    why: "{why}",
    help: "{instead}",
  },
  function* (card, report) {
    for (const part of ["abilities", "effectText"] as const)
      for (const { who, gift, by, holder } of givingIn(card.card[part])) {
        // 136. The effect text of an Equipment is said by its unit.
        const noun = nounOf(who, part === "effectText" ? "unit" : card.card.type);
        const problem = noun === undefined ? undefined : problemOf(gift, noun, by);
        if (problem !== undefined && noun !== undefined)
          yield report(card.spanOf(holder), { noun: withArticle(noun), ...problem });
      }
  },
);

interface Giving {
  readonly who: object;
  readonly gift: Gift;
  /** By an instruction or a passive ability, to what is on the board; or to cards as they are played (366.2). */
  readonly by: "instruction" | "passive" | "playing";
  readonly holder: object;
}
function* givingIn(effect: unknown): Iterable<Giving> {
  for (const action of partsOf(effect, isAction))
    if (action.do === "give") yield { who: action.to, gift: action.gift, by: "instruction", holder: action };
  for (const passive of partsOf(effect, isHaving))
    yield {
      who: passive.who,
      gift: passive.gift,
      by: isSelf(passive.who) ? "playing" : "passive",
      holder: passive,
    };
  for (const passive of partsOf(effect, isPlayedHaving))
    yield {
      who: { select: "every", of: { kind: passive.what.type } },
      gift: { gift: "keywords", keywords: [passive.keyword] },
      by: "playing",
      holder: passive,
    };
}
/** "Your spells have [Repeat] [2]." */
const isPlayedHaving = (node: object): node is Extract<Passive, { readonly passive: "played-have" }> =>
  "passive" in node && node.passive === "played-have";
const isHaving = (node: object): node is { readonly who: object; readonly gift: Gift } =>
  "passive" in node && node.passive === "have" && "who" in node && "gift" in node;

interface Problem {
  readonly gift: string;
  readonly why: string;
  readonly instead: string;
}
function problemOf(gift: Gift, noun: CardType, by: Giving["by"]): Problem | undefined {
  if (noun !== "unit" && (gift.gift === "might" || (gift.gift === "equal-to" && gift.keyword === undefined)))
    return { gift: "Might", why: "Might is an attribute of units.", instead: "Give it to a unit." };
  for (const keyword of keywordsOf(gift)) {
    const said = printKeyword(keyword);
    if (noun !== "unit" && onUnits.has(keyword.keyword))
      return {
        gift: said,
        why: "It is about units in combat and on the move.",
        instead: "Give it to a unit.",
      };
    if (isOverFor(by).has(keyword.keyword))
      return {
        gift: said,
        why: "What it does is done while a card is played, or as it enters; on the board that is over.",
        instead: 'Say what the unit is to do, or give it to cards: "Units you play this turn have …"',
      };
    if (by === "instruction" && withText.has(keyword.keyword))
      return {
        gift: said,
        why: "It is nothing without the text behind it.",
        instead: `Give the whole ability: "… [${keyword.keyword}][>] Draw 1."`,
      };
  }
  return undefined;
}
/** 805, 811, 819, 822. They are over before a card that has them on the board only has them. */
const beforeTheBoard: ReadonlySet<KeywordName> = new Set<KeywordName>([
  "Accelerate",
  "Ambush",
  "Hidden",
  "Quick-Draw",
]);
const nothing: ReadonlySet<KeywordName> = new Set();
const isOverFor = (by: Giving["by"]): ReadonlySet<KeywordName> =>
  by === "instruction" ? whilePlayed : by === "passive" ? beforeTheBoard : nothing;
const keywordsOf = (gift: Gift): readonly Keyword[] => ("keywords" in gift ? (gift.keywords ?? []) : []);
