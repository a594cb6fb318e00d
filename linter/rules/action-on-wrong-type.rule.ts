import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Gift } from "../../runtime/effects/gift.ts";
import type { Action, Do } from "../../runtime/effects/action.ts";
import type { Noun } from "../../runtime/effects/reference.ts";
import type { SimpleTriggerEvent } from "../../runtime/effects/event.ts";
import type { GearFilter, LegendFilter, PermanentFilter, UnitFilter } from "../../runtime/effects/filter.ts";
import { eventsOf } from "../effects/events.ts";
import { isReference, isSelf, partsOf, isAction } from "../effects/guards.ts";
import { operandsOf, type Operand } from "../effects/operands.ts";
import { withArticle } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** Which game action can be done to what. */
export const actionOnWrongType = defineRule(
  "action-on-wrong-type",
  {
    severity: "error",
    rules: ["170.3", "170.4", "174.3", "174.4", "414.1", "418.1", "423.1", "702"],
    message: "{problem}.",
    why: "Damage, healing, stuns, buffs and Might belong to units; legends and battlefields can be neither killed nor moved.",
    help: "Name a unit.",
  },
  function* (card, report) {
    for (const part of ["abilities", "effectText"] as const)
      for (const action of partsOf(card.card[part], isAction)) {
        const done = doneBy(action);
        if (done === undefined) continue;
        for (const operand of operandsOf(action)) {
          const noun = nounOf(operand, part === "effectText" ? "unit" : card.card.type);
          if (noun === undefined || done.to.has(noun)) continue;
          const problem = `"${card.textOf(operand)}" is ${withArticle(noun)}, which cannot be ${done.said}`;
          yield report(card.spanOf(operand), { problem });
        }
      }
    for (const { ability } of card.items)
      for (const event of ability.ability === "triggered" ? eventsOf(ability.when) : [])
        for (const { doing, of } of doingsIn(event)) {
          const done = table[doing];
          // "When you stun a token": the tokens among them that are units.
          if (done === undefined || of.kind === "permanent" || done.to.has(of.kind)) continue;
          const problem = `"${card.textOf(event)}" never happens: ${withArticle(of.kind)} cannot be ${done.said}`;
          yield report(card.spanOf(event), { problem });
        }
  },
);

type Kind = Noun | CardType;
const units: ReadonlySet<Kind> = new Set<Kind>(["unit", "card"]);
const permanents: ReadonlySet<Kind> = new Set<Kind>(["unit", "gear", "card"]);
const exhaustibles: ReadonlySet<Kind> = new Set<Kind>(["unit", "gear", "rune", "legend", "card"]);

interface Done {
  readonly to: ReadonlySet<Kind>;
  readonly said: string;
}
const table: Partial<Record<Do, Done>> = {
  heal: { to: units, said: "healed" },
  stun: { to: units, said: "stunned" },
  buff: { to: units, said: "buffed" },
  "change-might": { to: units, said: "given Might" },
  give: { to: units, said: "given Might" },
  kill: { to: permanents, said: "killed" },
  banish: { to: new Set<Kind>(["unit", "gear", "spell", "card"]), said: "banished" },
  move: { to: permanents, said: "moved" },
  recall: { to: permanents, said: "recalled" },
  ready: { to: exhaustibles, said: "readied" },
  exhaust: { to: exhaustibles, said: "exhausted" },
};
/** Keywords can be given to anything. */
const doneBy = (action: Action): Done | undefined =>
  action.do === "give" && !isMight(action.gift) ? undefined : table[action.do];
const isMight = (gift: Gift): boolean =>
  gift.gift === "might" || (gift.gift === "equal-to" && gift.keyword === undefined);

interface Doing {
  readonly doing: Do;
  readonly of: UnitFilter | GearFilter | PermanentFilter | LegendFilter;
}
/** "When you stun a gear", "When a gear is stunned" */
function doingsIn(event: SimpleTriggerEvent): readonly Doing[] {
  if (event.event === "you-do" && "of" in event.what) {
    const { of } = event.what;
    const acts = [event.act, ...(event.or === undefined ? [] : [event.or])];
    return acts.flatMap((act) =>
      act === "choose" || act === "return-to-your-hand" ? [] : [{ doing: act, of }],
    );
  }
  if (event.event !== "is-done" || !("of" in event.who)) return [];
  const { of } = event.who;
  return event.done.flatMap(({ done }) => (isOfTable(done) ? [{ doing: passives[done], of }] : []));
}
const passives = {
  stunned: "stun",
  buffed: "buff",
  healed: "heal",
  killed: "kill",
  moved: "move",
  recalled: "recall",
  readied: "ready",
  exhausted: "exhaust",
  banished: "banish",
} as const satisfies Readonly<Record<string, Do>>;
const isOfTable = (done: string): done is keyof typeof passives => Object.hasOwn(passives, done);

/** What a reference says that it is; selections are held to the right kind by the types. */
function nounOf(operand: Operand, self: CardType): Kind | undefined {
  if (!isReference(operand)) return undefined;
  if (isSelf(operand)) return self;
  return "noun" in operand ? operand.noun : undefined;
}
