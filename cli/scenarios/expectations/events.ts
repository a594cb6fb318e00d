import { printAbilities } from "../../../compiler/index.ts";
import type { Ability, EventOf } from "../../../runtime/index.ts";
import { keyOf, nameOfKey } from "../names.ts";
import type { CardName, ExpectedDeal, ExpectedKill } from "../scenario.ts";
import { differs, sameNames } from "./expectation.ts";
import type { Seen } from "./expectation.ts";

/** What is written of a deal or of a kill. */
interface Fact {
  readonly object: string;
  readonly amount?: number | undefined;
  readonly by?: string | null | undefined;
  readonly source?: readonly CardName[] | undefined;
}

const factOf = ({ view }: Seen, event: EventOf<"damage"> | EventOf<"kill">): Fact => ({
  object: nameOfKey(view.names, keyOf(event.object)) ?? event.name,
  amount: event.what === "damage" ? event.amount : undefined,
  by: event.by,
  // A gear and its ability are two sources of one name (417.6.b.2.a).
  source: [...new Set(event.sources.map(({ name }) => name))],
});

/** Only the keys that are written are compared. */
const meets = (found: Fact, expected: Fact): boolean =>
  found.object === expected.object &&
  (expected.amount === undefined || found.amount === expected.amount) &&
  (expected.by === undefined || found.by === expected.by) &&
  (expected.source === undefined || sameNames(found.source ?? [], expected.source));

/** Facts as the file has them: the keys that are written of any. */
function told(facts: readonly Fact[], like: readonly Fact[], objectKey: string): readonly object[] {
  const written = (["amount", "by", "source"] as const).filter((key) =>
    like.some((fact) => fact[key] !== undefined),
  );
  return facts.map((fact) => ({
    [objectKey]: fact.object,
    ...Object.fromEntries(written.map((key): [string, unknown] => [key, fact[key]])),
  }));
}

function expectFacts(
  seen: Seen,
  key: "deals" | "killed",
  found: readonly Fact[],
  expected: readonly Fact[],
): void {
  const wrong = expected.findIndex((fact, index) => {
    const at = found[index];
    return at === undefined || !meets(at, fact);
  });
  if (wrong === -1 && found.length === expected.length) return;
  const like = expected.length > 0 ? expected : found;
  const objectKey = key === "deals" ? "to" : "object";
  const place = wrong === -1 ? seen.placeOf(key) : seen.placeOf(key, wrong);
  seen.tell(differs(`\`${key}\``, told(found, like, objectKey), told(expected, like, objectKey), place));
}

export function expectDeals(seen: Seen, expected: readonly ExpectedDeal[]): void {
  const deals = seen.view.events.flatMap((event) => (event.what === "damage" ? [factOf(seen, event)] : []));
  expectFacts(
    seen,
    "deals",
    deals,
    expected.map(({ to, ...deal }) => ({ object: to, ...deal })),
  );
}

export function expectKills(seen: Seen, expected: readonly ExpectedKill[]): void {
  const kills = seen.view.events.flatMap((event) => (event.what === "kill" ? [factOf(seen, event)] : []));
  expectFacts(seen, "killed", kills, expected);
}

const triggered = ({ view }: Seen): readonly CardName[] =>
  view.events.flatMap((event) => (event.what === "trigger" ? [event.name] : []));

/** The triggered abilities of a card, as it has them. */
function whatItWaitsFor({ view }: Seen, name: CardName): string {
  const { abilities = [], effectText = [] } = view.cards.get(name) ?? {};
  const lines = [...abilities, ...effectText]
    .map((ability) => (isTriggered(ability) ? printAbilities([ability]) : undefined))
    .filter((line) => line !== undefined);
  return lines.length === 0
    ? `${name} has no triggered ability of its own.`
    : `${name} waits for this: ${lines.map((line) => `"${line}"`).join(" ")}`;
}
const isTriggered = (ability: Ability): boolean =>
  ability.ability === "dependent" ? isTriggered(ability.inner) : ability.ability === "triggered";

export function expectTriggered(seen: Seen, expected: readonly CardName[]): void {
  const found = triggered(seen);
  if (sameNames(found, expected)) return;
  const missing = expected.find((name) => !found.includes(name));
  const help = missing === undefined ? undefined : whatItWaitsFor(seen, missing);
  seen.tell(differs("`triggered`", found, expected, seen.placeOf("triggered"), help));
}

export function expectNotTriggered(seen: Seen, expected: readonly CardName[]): void {
  const found = triggered(seen);
  const wrong = expected.findIndex((name) => found.includes(name));
  if (wrong === -1) return;
  seen.tell(
    differs("`triggered`", found, `no ${expected[wrong] ?? ""}`, seen.placeOf("notTriggered", wrong)),
  );
}
