import type { Sentence } from "../effects/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { causeOf } from "../actions/executor.ts";
import { pend } from "../chain/pend.ts";
import { holds } from "../evaluate/conditions.ts";
import { abilitySources } from "../evaluate/board.ts";

/** The sentence as it is executed when its ability resolves or applies. */
function body(sentence: Sentence): Sentence {
  const { lead, reflexive, ...rest } = sentence;
  return rest;
}

/** 428.5.d. An ability that a spell makes: the spell is a source in addition to it. */
const withAbility = (scope: Scope): Scope["context"] => {
  const { context } = scope;
  const [first] = context.sources;
  if (first === undefined || context.sources.some((source) => source.kind === "ability")) return context;
  return { ...context, sources: [...abilitySources(first), ...context.sources.slice(1)] };
};

/** 391. Without a window it lasts until it has happened. */
const untilOf = ({ lead }: Sentence): "turn" | null =>
  lead?.lead === "next-time-would" || lead?.lead === "next-time" ? (lead.duration ?? null) : "turn";

/** Makes the reflexive (386), delayed or replacement ability (389) that a sentence speaks of. */
export function makeAbility(game: Game, scope: Scope, sentence: Sentence): void {
  const { lead } = sentence;
  const context = withAbility(scope);
  const frame = {
    name: context.name,
    controller: scope.actor ?? game.state.turn,
    until: untilOf(sentence),
    context,
    round: scope.round,
    sentences: [body(sentence)],
  } as const;
  switch (lead?.lead) {
    case "next-time-would":
    case "if-would": {
      const once = lead.lead === "next-time-would";
      game.add({ ...frame, id: game.newId(), is: "replacement", event: lead.event, once });
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
      reflexive(game, scope, sentence);
      return;
    case "if-you-do":
    case "if-you-cannot":
    case "otherwise":
    case "for-each":
    case undefined:
      reflexive(game, scope, sentence);
      return;
    default:
      return lead satisfies never;
  }
}

/** 386-388. "Do this: …": a new ability on the chain; its choices are made when it is finalized (355.5.b). */
function reflexive(game: Game, scope: Scope, sentence: Sentence): void {
  const context = withAbility(scope);
  const controller = scope.actor ?? game.state.turn;
  const instructions = [body(sentence)];
  const item = pend(game, {
    kind: "ability",
    triggered: true,
    controller,
    context,
    instructions,
    rounds: [scope.round],
  });
  const entry = { what: "trigger", object: context.self, name: context.name, item, onEvent: null } as const;
  game.log(causeOf(scope, "388.1"), entry);
}
