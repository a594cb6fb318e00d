import type { Instructions, Sentence } from "../effects/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { playersMeant } from "../evaluate/their.ts";
import { holds } from "../evaluate/conditions.ts";
import { count } from "../evaluate/count.ts";
import { playersOf } from "../evaluate/players.ts";
import { startReflexive, withAbility } from "./reflexive.ts";

/** The sentence as it is executed when its ability resolves or applies. */
function body(sentence: Sentence): Sentence {
  const { at, lead, reflexive, ...rest } = sentence;
  return rest;
}

/** 391. Without a window it lasts until it has happened. */
const untilOf = ({ lead }: Sentence): "turn" | null =>
  lead?.lead === "would" || lead?.lead === "next-time" ? (lead.duration ?? null) : "turn";

/** Makes the reflexive (386), delayed or replacement ability (389) that a sentence speaks of. */
export function makeAbility(
  game: Game,
  scope: Scope,
  sentence: Sentence,
  followers: Instructions = [],
): void {
  const { lead } = sentence;
  const context = withAbility(scope);
  const frame = {
    name: context.name,
    controller: scope.actor ?? game.state.turn,
    until: untilOf(sentence),
    context,
    round: scope.round,
    sentences: [body(sentence), ...followers],
  } as const;
  if (sentence.at !== undefined) {
    const { at, ...later } = sentence;
    const whose = "whose" in at ? playersOf(game, scope, at.whose) : [];
    const moment = { is: "moment", moment: at, whose, turn: game.state.turnNumber } as const;
    // 390.2. It lasts until its moment has come.
    game.add({ ...frame, ...moment, id: game.newId(), until: null, sentences: [later, ...followers] });
    return;
  }
  switch (lead?.lead) {
    case "would": {
      const once = lead.once === true;
      game.add({ ...frame, id: game.newId(), is: "replacement", event: lead.event, once });
      return;
    }
    case "when-they": {
      const isYou = playersMeant(scope, lead.means).includes(scope.context.you ?? frame.controller);
      const event = { event: lead.does, who: { subject: isYou ? "you" : "an-opponent" } } as const;
      // 390.2. It lasts until it has happened.
      game.add({ ...frame, until: null, id: game.newId(), is: "trigger", event, once: true, killedBy: null });
      return;
    }
    case "when":
    case "next-time": {
      const once = lead.lead === "next-time";
      game.add({ ...frame, id: game.newId(), is: "trigger", event: lead.event, once, killedBy: null });
      return;
    }
    case "if":
      if (lead.condition.if === "this-kills" && !holds(game, scope, lead.condition)) {
        // 428.5.c. Its damage may still kill in the Cleanup that follows.
        const event = { event: "die", who: { refer: "it", means: lead.condition.what.means } } as const;
        const killedBy = scope.context.self;
        game.add({ ...frame, id: game.newId(), is: "trigger", event, once: true, killedBy });
        return;
      }
      startReflexive(game, scope, [body(sentence), ...followers]);
      return;
    case "for-each": {
      const each = body(sentence);
      if (lead.of.count !== "killed-by-this") {
        startReflexive(game, scope, [each, ...followers]);
        return;
      }
      // 428.5.c. Those that its steps have killed, and those that its damage kills in the Cleanup that follows.
      for (let i = 0; i < count(game, scope, lead.of); i++) startReflexive(game, scope, [each, ...followers]);
      const event = { event: "die", who: { subject: "a", of: { kind: "unit" } } } as const;
      const killedBy = scope.context.self;
      game.add({ ...frame, id: game.newId(), is: "trigger", event, once: false, killedBy });
      return;
    }
    case "if-you-do":
    case "if-they-do":
    case "when-you-do":
    case "when-they-do":
    case "if-you-do-not":
    case "if-they-do-not":
    case "if-cannot":
    case "otherwise":
    case undefined:
      startReflexive(game, scope, [body(sentence), ...followers]);
      return;
    default:
      return lead satisfies never;
  }
}
