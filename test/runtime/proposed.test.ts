import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { misfit, proposed } from "../../runtime/index.ts";
import type { Request } from "../../runtime/index.ts";

const asked = { player: "A", why: "a test" } as const;
const ids = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `unit:${index}`);

/** What is proposed, and why it does not fit: nothing. */
function fits(request: Request): void {
  const answer = proposed(request);
  expect(answer).not.toBeNull();
  if (answer !== null) expect(misfit(request, answer)).toBeNull();
}

const rule = fc.record({
  lethal: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant("never" as const)),
  first: fc.boolean(),
  last: fc.boolean(),
});

describe("what is proposed is accepted", () => {
  property.prop([fc.array(rule, { minLength: 1, maxLength: 7 }), fc.integer({ min: 1, max: 30 })])(
    "465.2.c: every assignment of combat damage",
    (rules, total) => {
      fits({ ...asked, ask: "assign", options: ids(rules.length), rules, total });
    },
  );

  property.prop([
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 0, max: 10 }),
    fc.integer({ min: 0, max: 10 }),
  ])("355.14, 715.3: every split", (count, more, cap) => {
    const options = ids(count);
    const total = count + more;
    // Of one unit not more than so many; the others take what is left, if there are any.
    const caps = count === 1 ? [] : [{ of: options.slice(0, 1), most: 1 + cap }];
    fits({ ...asked, ask: "split", options, total, caps });
  });

  property.prop([
    fc.array(fc.record({ group: fc.constantFrom("base", "field", "gate"), weight: fc.nat(5) }), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.nat(2),
    fc.nat(8),
  ])("355.11: targets that share a place, of a limited sum", (units, min, most) => {
    const options = ids(units.length);
    const groups = units.map(({ group }) => group);
    const limit = { most, weights: units.map(({ weight }) => weight) };
    const sized = { ...asked, ask: "targets", options, max: 3 } as const;
    fits({ ...sized, min: 0, limit, sameGroup: groups });
    fits({ ...sized, min: Math.min(min, new Set(groups).size), groups: { most: 1, of: groups } });
  });

  test("465.2.c.4.a: doubled damage counts as it is assigned", () => {
    const rules = [
      { lethal: 2, first: false, last: false },
      { lethal: 3, first: false, last: false },
    ];
    expect(proposed({ ...asked, ask: "assign", options: ["x:1", "y:2"], rules, total: 4 })).toEqual({
      ask: "assign",
      value: { "x:1": 2, "y:2": 2 },
    });
  });
});
