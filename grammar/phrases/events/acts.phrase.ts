import type { ActEvent, DoneToPermanents } from "../../../runtime/effects/act-event.ts";
import type { Acted } from "../../../runtime/effects/event-parts.ts";
import type { WouldBe } from "../../../runtime/effects/event.ts";
import type { Me, This } from "../../../runtime/effects/reference.ts";
import {
  category,
  choice,
  either,
  energy,
  field,
  optional,
  phrase,
  set,
  spelled,
  spelling,
  union,
  unsaid,
  verb,
  wordings,
  type Category,
  type Part,
} from "../../combinators/phrase.ts";
import { self } from "../references.phrase.ts";
import {
  actedOn,
  activator,
  actor,
  another,
  meOrAUnit,
  movedUnit,
  wouldActor,
} from "./event-subjects.phrase.ts";
import { fromFaceDown, played, plainCards, someCards, tokenPlayed } from "./played-cards.phrase.ts";
import { actsWithCards, type Plain, type Untyped, type WithCards } from "./acts-with-cards.phrase.ts";
import { movedTo, movedFrom } from "./movements.phrase.ts";

type Event<Kind extends ActEvent["event"]> = Extract<ActEvent, { readonly event: Kind }>;
const acts = {
  ready: [verb("ready", "readies")],
  exhaust: [verb("exhaust")],
  buff: [choice([verb("buff")], [spelling("[Buff]")])],
  stun: [choice([verb("stun")], [spelling("[Stun]")])],
  kill: [verb("kill")],
  banish: [verb("banish", "banishes")],
  recall: [verb("recall")],
  heal: [verb("heal")],
  empower: [choice([verb("empower")], [spelling("[Empower]")])],
} as const;
const choosing = { choose: [verb("choose")] } as const;
const moving = { move: [verb("move")] } as const;
type DoesTo = Omit<Event<"you-do">, "or">;
type ReturnToHand = "return-to-hand" | "return-to-your-hand";
type DoesEither = Event<"you-do"> & { readonly or: Exclude<DoneToPermanents, ReturnToHand> };

/** What can be said after "when" and, in the same words, after "would": "you draw a card", "you would draw a card". */
const actsOf = (who: Part<Acted>) => ({
  "you-do": [
    phrase<DoesTo & { readonly act: keyof typeof acts }>()(
      { event: "you-do" },
      who,
      either("act", acts),
      field("what", actedOn),
      optional(set("withSpell", true), "with a spell"),
    ),
    phrase<DoesEither & { readonly act: keyof typeof acts; readonly or: keyof typeof acts }>()(
      { event: "you-do" },
      who,
      either("act", acts),
      "or",
      either("or", acts),
      field("what", actedOn),
      optional(set("withSpell", true), "with a spell"),
    ),
    // 107, 124. "you return a unit to a player's hand"
    phrase<DoesTo & { readonly act: ReturnToHand }>()(
      { event: "you-do" },
      who,
      verb("return"),
      field("what", actedOn),
      "to",
      either("act", {
        "return-to-hand": [
          choice(
            ["a player's hand"],
            [spelling("its owner's hand")],
            [spelling("their owners' hands")],
            [spelling("hand")],
          ),
        ],
        "return-to-your-hand": "your hand",
      }),
      optional(set("withSpell", true), "with a spell"),
    ),
  ],
  "you-do-with-cards": actsWithCards(who),
  "you-score": phrase<Event<"you-score">>()(
    { event: "you-score" },
    who,
    choice(
      [verb("score")],
      [spelling(verb("score"), "a point")],
      [spelling(verb("score"), "points")],
      [spelling(verb("gain"), "a point")],
      [spelling(verb("gain"), "points")],
    ),
    optional(set("here", true), "here"),
  ),
  "you-gain-xp": phrase<Event<"you-gain-xp">>()(
    { event: "you-gain-xp" },
    who,
    verb("gain"),
    choice(["XP"], [spelling("1 or more XP")]),
  ),
  "you-channel": phrase<Event<"you-channel">>()(
    { event: "you-channel" },
    who,
    verb("channel"),
    choice(["a rune"], [spelling("one or more runes")]),
  ),
  "you-counter": phrase<Event<"you-counter">>()({ event: "you-counter" }, who, verb("counter"), "a spell"),
});

const attachedThis = wordings<This>("attached-this", "this", () => [
  phrase<This>()({ refer: "this" }, "this"),
]);
type OneOrMore = Extract<Plain, { readonly subject: "one-or-more-cards" }>;
type OldLook = WithCards<"look", Me | This, "from"> & { readonly from: "your-main-deck" };

type OtherAct = Exclude<ActEvent, { readonly event: "you-play-this" }>;
/** What a player does, but for playing the card itself: that is "As you play this" (355.1). */
export const otherAct = category<OtherAct, "event">("other-act", "an event", "event", () => {
  const common = actsOf(actor);
  return {
    ...common,
    "you-do": [
      ...common["you-do"],
      phrase<DoesTo & { readonly act: "choose" }>()(
        { event: "you-do" },
        actor,
        either("act", choosing),
        field("what", actedOn),
        optional(set("withSpell", true), "with a spell"),
      ),
      // 355.5. Only they choose, so it says nothing more.
      phrase<Omit<DoesTo, "withSpell"> & { readonly act: "choose" }>()(
        { event: "you-do" },
        actor,
        either("act", choosing),
        field("what", actedOn),
        spelling(choice(["with a spell or ability"], ["with an ability or spell"])),
      ),
      phrase<DoesEither & { readonly act: "choose" | "move" }>()(
        { event: "you-do" },
        actor,
        either("act", { ...choosing, ...moving }),
        "or",
        either("or", { ...acts, ...choosing, ...moving }),
        field("what", actedOn),
        optional(set("withSpell", true), "with a spell"),
      ),
      phrase<DoesEither & { readonly act: keyof typeof acts; readonly or: "choose" | "move" }>()(
        { event: "you-do" },
        actor,
        either("act", acts),
        "or",
        either("or", { ...choosing, ...moving }),
        field("what", actedOn),
        optional(set("withSpell", true), "with a spell"),
      ),
    ],
    "you-do-with-cards": [
      phrase<OldLook>()(
        { event: "you-do-with-cards", act: "look", from: "your-main-deck" },
        actor,
        verb("look"),
        "at cards from the top of",
        choice(["your Main Deck"], [spelling("your deck")]),
        "and see",
        field("what", self),
      ),
      ...common["you-do-with-cards"],
      phrase<WithCards<"burn", Plain>>()(
        { event: "you-do-with-cards", act: "burn" },
        actor,
        verb("burn"),
        choice(
          [field("what", someCards)],
          [spelled(unsaid<OneOrMore>()("what", { subject: "one-or-more-cards" }))],
        ),
      ),
      phrase<WithCards<"hide", Untyped, "here">>()(
        { event: "you-do-with-cards", act: "hide" },
        actor,
        verb("hide"),
        field("what", plainCards),
        optional(set("here", true), "here"),
      ),
    ],
    "you-play": phrase<Event<"you-play">>()(
      { event: "you-play" },
      actor,
      verb("play"),
      field("what", played),
    ),
    "you-move": phrase<Event<"you-move">>()(
      { event: "you-move" },
      actor,
      verb("move"),
      optional(field("what", movedUnit)),
      optional(movedFrom),
      optional(movedTo),
    ),
    "you-activate": phrase<Event<"you-activate">>()(
      { event: "you-activate" },
      actor,
      choice([verb("use")], [spelling(verb("play"))]),
      "an activated ability",
      choice(["of", field("what", activator)], ["with Energy cost", energy("energy"), "or more"], []),
    ),
    "you-attach": phrase<Event<"you-attach">>()(
      { event: "you-attach" },
      actor,
      verb("attach", "attaches"),
      choice(["an Equipment"], [spelling("a gear")], [field("what", attachedThis)]),
      "to",
      field("to", meOrAUnit),
    ),
    "you-control": phrase<Event<"you-control">>()(
      { event: "you-control" },
      actor,
      either("how", { gain: [verb("gain")], lose: [verb("lose")] }),
      "control of",
      choice(["a battlefield"], [set("here", true), "this battlefield"]),
    ),
    "you-predict": phrase<Event<"you-predict">>()({ event: "you-predict" }, actor, "[Predict]"),
    "you-spend-buff": phrase<Event<"you-spend-buff">>()(
      { event: "you-spend-buff" },
      actor,
      verb("spend"),
      "a buff",
    ),
    "you-spend-xp": phrase<Event<"you-spend-xp">>()(
      { event: "you-spend-xp" },
      actor,
      verb("spend"),
      choice(["XP"], [spelling("1 or more XP")]),
    ),
  };
});

const playSelf = wordings<Event<"you-play-this">>("play-self", "you play me", () => [
  phrase<Event<"you-play-this">>()(
    { event: "you-play-this" },
    "you play",
    field("what", self),
    optional("or", field("or", another)),
    optional(set("toBattlefield", true), "to a battlefield"),
    choice(
      [fromFaceDown],
      [either("from", { "your-hand": "from your hand", "your-trash": "from your trash" })],
      [],
    ),
  ),
]);
/** What a player does: "you play a spell". */
export const actEvent: Category<ActEvent> = union("act-event", "an event", () => [otherAct, playSelf]);

type WouldAct = Extract<WouldBe, { readonly event: `you-${string}` }>;
/** 370. What a player would do: "you would draw a card". */
export const wouldAct = category<WouldAct, "event">("would-act", "what would be done", "event", () => ({
  ...actsOf(wouldActor),
  // 350.2. Tokens are played by instructions, which can be replaced.
  "you-play": phrase<Extract<WouldAct, { readonly event: "you-play" }>>()(
    { event: "you-play" },
    wouldActor,
    verb("play"),
    field("what", tokenPlayed),
  ),
}));
