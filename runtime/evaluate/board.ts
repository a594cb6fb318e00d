import type {
  Ability,
  AsAbility,
  Card,
  Keyword,
  PassiveAbility,
  ReplacementAbility,
  TriggeredAbility,
} from "../effects/index.ts";
import type { Context, GameObject, Source } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Active, Board, DependsOn } from "./active.ts";
import { withSubjectOf } from "./predicates.ts";
import { isOrdered } from "./might-limits.ts";
import { noAdditionalCost } from "./scope.ts";
import { abilitiesIn, textOf } from "./stood-for.ts";
import { standingReplacement, type StandingReplacement } from "./standing.ts";

/** 417.6.b.2.a, 428.5.d. An ability, and in addition to it what has it. */
export const abilitySources = (source: Source): readonly Source[] => [{ ...source, kind: "ability" }, source];

export const contextOfObject = (object: GameObject): Context => ({
  you: object.controller,
  self: object.id,
  appendedBy: null,
  name: object.name,
  here: null,
  event: null,
  sources: abilitySources({
    kind: object.kind,
    name: object.name,
    object: object.id,
    controller: object.controller,
  }),
  additionalCost: noAdditionalCost,
});

/** 136.2.c. Effect text is appended to the text of the top-most card: "I" is that card, "this" the attached one. */
function contextOfEffectText(gear: GameObject, top: GameObject): Context {
  const context = contextOfObject(top);
  const attached: Source = { kind: "gear", name: gear.name, object: gear.id, controller: top.controller };
  // 411.6.a. The ability counts for both.
  return { ...context, appendedBy: gear.id, sources: [...context.sources, attached] };
}

function contextOfBattlefield(game: Game, id: string, name: string): Context {
  const controller = game.state.battlefields[id]?.controller ?? null;
  return {
    you: controller,
    self: id,
    appendedBy: null,
    name,
    here: null,
    event: null,
    sources: abilitySources({ kind: "battlefield", name, object: id, controller }),
    additionalCost: noAdditionalCost,
  };
}

/** The abilities of a text; dependent ones opened up (726), and what keywords of the project stand for. */
export function opened(
  abilities: readonly Ability[],
): readonly { readonly ability: Ability; readonly dependsOn: readonly DependsOn[] }[] {
  return abilities.flatMap((ability) => {
    if (ability.ability === "passive")
      return partsOf(ability).map((part) => ({ ability: part, dependsOn: [] }));
    if (ability.ability === "keyword") return [{ ability, dependsOn: [] }, ...stoodFor(ability.keyword)];
    if (ability.ability !== "dependent") return [{ ability, dependsOn: [] }];
    // 727.1.b.3. All of several dependent keywords.
    return opened([ability.inner]).map((inner) => ({
      ability: inner.ability,
      dependsOn: [ability.on, ...inner.dependsOn],
    }));
  });
}

function stoodFor({ keyword, standsFor = [] }: Keyword): ReturnType<typeof opened> {
  return opened(standsFor).map(({ ability, dependsOn }) => ({
    ability,
    dependsOn: [{ dependent: "keyword", keyword }, ...dependsOn],
  }));
}

/** "I cost [2] less and enter ready.": two passive abilities under the same condition. */
function partsOf(ability: PassiveAbility): readonly PassiveAbility[] {
  const { and, ...first } = ability;
  const others = [and, withSubjectOf(ability.passive)];
  return [first, ...others.flatMap((passive) => (passive === undefined ? [] : [{ ...first, passive }]))];
}

interface Line extends Active<PassiveAbility> {
  readonly replacedBy: Active<PassiveAbility>[];
}
/** A passive line among those of its object so far, which it stands in place of if it says so. */
function lineOf(own: Line[], active: Active<PassiveAbility>): Line {
  const line: Line = { ...active, replacedBy: [] };
  if (active.ability.instead === true)
    for (const before of own)
      if (before.ability.passive.passive === active.ability.passive.passive) before.replacedBy.push(line);
  own.push(line);
  return line;
}

/** 136.2. What is appended to the text of the card that this is attached to, with what has been copied to it. */
export function effectTextOf(game: Game, gear: GameObject): readonly Ability[] {
  const printed = game.card(gear.name).effectText ?? [];
  const { attachedTo, copiedText } = gear;
  if (copiedText === undefined || (copiedText.while !== null && copiedText.while !== attachedTo))
    return printed;
  return [...printed, ...game.card(copiedText.name).abilities];
}

const seenInOrder = new WeakMap<Card, boolean>();
/** 480. Whether a card has, or gives, an ability whose order is seen, also where it is inactive now. */
function isSeenInOrder(card: Card): boolean {
  const known = seenInOrder.get(card);
  if (known !== undefined) return known;
  const found = opened([...card.abilities, ...(card.effectText ?? [])]).some(
    ({ ability }) => ability.ability === "passive" && hasOrder(ability),
  );
  seenInOrder.set(card, found);
  return found;
}
const hasOrder = ({ passive }: PassiveAbility): boolean =>
  isOrdered(passive) ||
  (passive.passive === "have" &&
    abilitiesIn(passive.gift).some((given) => given.ability === "passive" && hasOrder(given)));

export function boardOf(game: Game): Board {
  if (game.board !== null) return game.board;
  const passives: Active<PassiveAbility>[] = [];
  const triggered: Active<TriggeredAbility>[] = [];
  const as: Active<AsAbility>[] = [];
  const replacements: Active<ReplacementAbility | StandingReplacement>[] = [];
  const attachments = new Map<string, GameObject[]>();
  const read = (abilities: readonly Ability[], context: Context, key: string): void => {
    if (abilities.length === 0) return;
    const own: Line[] = [];
    opened(abilities).forEach(({ ability, dependsOn }, position) => {
      const frame = { dependsOn, context, key: `${key} ${position}` };
      if (ability.ability === "passive") passives.push(lineOf(own, { ability, ...frame }));
      else if (ability.ability === "triggered") triggered.push({ ability, ...frame });
      else if (ability.ability === "as") as.push({ ability, ...frame });
      else if (ability.ability === "replacement") replacements.push({ ability, ...frame });
      else {
        const standing = standingReplacement(ability);
        if (standing !== undefined) replacements.push({ ability: standing, ...frame });
      }
    });
  };
  let ordered = false;
  for (const object of game.state.objects) {
    const card = game.card(object.name);
    ordered ||= isSeenInOrder(card);
    const top = object.attachedTo === null ? undefined : game.find(object.attachedTo);
    if (top === undefined) {
      read(textOf(card.abilities, object), contextOfObject(object), object.id);
      continue;
    }
    // 135.4, 724. Attached: its rules text is inactive, its effect text is not.
    attachments.set(top.id, [...(attachments.get(top.id) ?? []), object]);
    read(effectTextOf(game, object), contextOfEffectText(object, top), object.id);
  }
  for (const [id, battlefield] of Object.entries(game.state.battlefields))
    if (battlefield.card !== null) {
      const card = game.card(battlefield.card);
      ordered ||= isSeenInOrder(card);
      read(card.abilities, contextOfBattlefield(game, id, battlefield.card), id);
    }
  const { battlefields } = game.state;
  const granting = passives.filter(
    ({ ability: { passive } }) => passive.passive === "have" && abilitiesIn(passive.gift).length > 0,
  );
  game.board = {
    battlefields,
    cards: game.cards,
    passives,
    granting,
    ordered,
    triggered,
    as,
    replacements,
    attachments,
  };
  return game.board;
}

export const attachmentsOf = (game: Game, object: GameObject): readonly GameObject[] =>
  boardOf(game).attachments.get(object.id) ?? [];
