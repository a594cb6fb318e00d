import { expectTypeOf, test } from "vitest";
import type { ActionOf, Card } from "../../runtime/effects/index.ts";
import { defineCard } from "../../runtime/index.ts";

const frame = { name: "Test", type: "spell", supertypes: [], domains: [], tags: [] } as const;
const chosen = { select: "one", choice: 0, chosenAt: "finalization" } as const;
const deal = (to: ActionOf<"deal">["to"]): Card =>
  defineCard({
    ...frame,
    abilities: [{ ability: "spell", instructions: [{ actions: [{ do: "deal", step: 0, amount: 4, to }] }] }],
  });

test("417.2: damage can be dealt to units and to nothing else", () => {
  deal({ ...chosen, of: { kind: "unit" } });
  // @ts-expect-error a gear is no unit
  deal({ ...chosen, of: { kind: "gear" } });
  // @ts-expect-error a battlefield is no unit
  deal({ ...chosen, of: { kind: "battlefield" } });
});

test("an effect that is not in the instruction set is no card", () => {
  // @ts-expect-error there is no such action
  const destroy: ActionOf<"destroy"> = { do: "destroy", step: 0 };
  expectTypeOf(destroy).not.toBeAny();
  // @ts-expect-error an action is given with what it acts on
  const kill: ActionOf<"kill"> = { do: "kill", step: 0 };
  expectTypeOf(kill).not.toBeAny();
});

test("a card keeps its exact type", () => {
  const card = defineCard({ ...frame, abilities: [] });
  expectTypeOf(card.name).toEqualTypeOf<"Test">();
  expectTypeOf<typeof card>().toExtend<Card>();
  expectTypeOf<ActionOf<"draw">["count"]>().toEqualTypeOf<number>();
});
