import type { It, Me, Passive, PlayedCards, This, UnitGroup } from "../effects/index.ts";

type Who = Me | This | It | UnitGroup;

/** "Dragons you play", as the units that they become. */
const unitsOf = ({ quality, tag, whose }: PlayedCards): UnitGroup => ({
  select: "every",
  of: {
    kind: "unit",
    ...(tag === undefined ? {} : { tags: [{ tag }] }),
    ...(quality === undefined ? {} : { quality }),
    ...(whose === "your" || whose === "you-play" ? { yours: true as const } : {}),
    ...(whose === "friendly" || whose === "enemy" ? { side: whose } : {}),
    ...(whose === "opponents-play" ? { side: "enemy" as const } : {}),
  },
});

/** What a passive ability speaks of, if that is units. */
function subjectOf(passive: Passive): Who | undefined {
  const subject = "who" in passive ? passive.who : "what" in passive ? passive.what : undefined;
  if (typeof subject !== "object") return undefined;
  if ("costing" in subject) return subject.costing === "cards" ? unitsOf(subject) : undefined;
  if ("refer" in subject) return subject;
  if (!("select" in subject)) return undefined;
  return subject.of.kind === "unit" ? { select: "every", of: subject.of } : undefined;
}

/** "I cost [2] less and enter ready.": what is said of the same subject. */
export function withSubjectOf(passive: Passive): Passive | undefined {
  if (passive.passive === "have") {
    const { restriction, who } = passive;
    return restriction === undefined ? undefined : { passive: "cannot", who, restriction };
  }
  const predicate = passive.passive === "costs-less" ? passive.predicate : undefined;
  const who = subjectOf(passive);
  if (predicate === undefined || who === undefined) return undefined;
  if (predicate.predicate === "have") return { passive: "have", who, gift: predicate.gift };
  if (predicate.predicate !== "enter") return { passive: "cannot", who, restriction: predicate.restriction };
  if ("refer" in who && who.refer === "it") return undefined;
  if ("refer" in who) return { passive: "enter", who, state: predicate.state };
  return { passive: "enter", who: { ...who, select: "every" }, state: predicate.state };
}
