import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { fromText, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const help = "have +2 [M], to a maximum of 5 [M].";
const cards = [
  unitOf("Foal", 2, ""),
  unitOf("Coach", 8, "Your other units have +3 [M], to a maximum of 6 [M]."),
  fromText("Yoke", "gear", `[Equip] [1]\nYour units ${help}`, { tags: ["Equipment"] }),
  unitOf("Elder", 8, `[Level 3][>] Your units ${help}\nSpend 1 XP: Draw 1.`),
  unitOf("Guide", 8, `While you have 3 or more cards in your hand, your units ${help}`),
  fromText("Meadow", "battlefield", `Units here ${help}`),
  fromText("Slope", "battlefield", "Units here have their Might increased to 5 [M]."),
  fromText("Blinkers", "gear", "[Equip] [1]", {
    tags: ["Equipment"],
    effectText: unitOf("", 0, `Your units ${help}`).abilities,
  }),
  spellOf("Attach It", "Attach an Equipment you control to a unit you control."),
  spellOf("Detach It", "Detach an Equipment."),
  spellOf("Learn", "Gain 1 XP."),
  spellOf("Read", "Draw 1."),
];
const mine = (card: string) => ({ card, controller: "A" }) as const;
const table = (objects: Setup["objects"] = {}, more: Setup = {}): Table =>
  new Table(
    { battlefields: { field: {}, hill: {} }, ...more, objects: { foal: mine("Foal"), ...objects } },
    ...cards,
  );
/** Helped by 2 first (to 4), then by 3 to at most 6; the other way round by 3 (to 5), which 2 more are too many for. */
const [helpedFirst, helpedLast] = [6, 5];
const learn = (now: Table): Table => now.play("Learn").resolve();

describe("480. Timestamps", () => {
  test("480, 480.3: of two effects neither of which depends on the other, the earlier one is applied first", () => {
    expect(table({ yoke: mine("Yoke"), coach: mine("Coach") }).might("foal")).toBe(helpedFirst);
    expect(table({ coach: mine("Coach"), yoke: mine("Yoke") }).might("foal")).toBe(helpedLast);
  });
  test("a battlefield has been there before", () => {
    const now = table(
      { coach: mine("Coach"), foal: { ...mine("Foal"), at: "field" } },
      { battlefields: { field: { card: "Meadow", controller: "A" }, hill: {} } },
    );
    expect(now.might("foal")).toBe(helpedFirst);
  });
  test("480.2, 434.1.e: the text of an Equipment begins anew when it is detached", () => {
    const now = table({ yoke: mine("Yoke"), coach: mine("Coach") });
    expect(learn(now).might("foal")).toBe(helpedFirst);
    now.play("Attach It").targetsIfAsked("coach").resolve();
    expect(now.might("foal")).toBe(5);
    now.play("Detach It").targetsIfAsked("yoke").resolve();
    expect(now.might("foal")).toBe(helpedLast);
    expect(learn(now).might("foal")).toBe(helpedLast);
  });
  test("480.2: also where it has been attached from the start", () => {
    const now = table({ yoke: { ...mine("Yoke"), attachedTo: "foal" }, coach: mine("Coach") });
    expect(now.play("Detach It").targetsIfAsked("yoke").resolve().might("foal")).toBe(helpedLast);
  });
  test("480.2, 724: effect text begins when it is attached, and anew on another unit", () => {
    const now = table({ blinkers: { ...mine("Blinkers"), attachedTo: "foal" }, coach: mine("Coach") });
    expect(learn(now).might("foal")).toBe(helpedFirst);
    now.play("Attach It").targetsIfAsked("coach").resolve();
    expect(now.might("foal")).toBe(helpedLast);
  });
  test("480.2, 727.1.b: what [Level] stands before begins when the level is reached, each time", () => {
    const now = table(
      { elder: mine("Elder"), coach: mine("Coach") },
      { A: { xp: 3, deck: ["Foal", "Foal"] } },
    );
    expect(learn(now).might("foal")).toBe(helpedFirst);
    now.activate("elder").resolve().activate("elder").resolve();
    expect(now.might("foal")).toBe(5);
    expect(learn(now).might("foal")).toBe(helpedLast);
  });
  test("480.1: what depends on a condition begins when that is true", () => {
    const now = table(
      { guide: mine("Guide"), coach: mine("Coach") },
      { A: { hand: ["Foal", "Foal"], deck: ["Foal"] } },
    );
    expect(now.might("foal")).toBe(5);
    expect(now.play("Read").resolve().might("foal")).toBe(helpedLast);
  });
  test("480.2: what leaves and comes back begins anew", () => {
    const now = table({ yoke: mine("Yoke"), coach: mine("Coach") }, { A: { hand: ["Yoke"] } });
    expect(now.might("foal")).toBe(helpedFirst);
    now
      .act({ act: "kill", objects: [now.id("yoke")] })
      .play("Yoke")
      .resolve();
    expect(now.might("foal")).toBe(helpedLast);
  });
  test("478.1.c, 479.2: what depends on another one comes after it, whatever came first", () => {
    const setup = { battlefields: { field: { card: "Slope", controller: "A" }, hill: {} } } as const;
    const foal = { ...mine("Foal"), at: "field" } as const;
    // Slope first: 5, then 1 more to 6. Of the two only what Coach does is altered where Slope comes first.
    expect(table({ foal, coach: mine("Coach") }, setup).might("foal")).toBe(6);
  });
  test("the state is the same for all that no order is seen of", () => {
    const now = learn(table({ other: mine("Foal") }));
    expect(now.state.timestamps ?? []).toEqual([]);
  });
});
