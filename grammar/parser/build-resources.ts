import type { Node } from "../combinators/node.ts";
import type { TokenValue } from "../vocabulary/token.ts";
import { matchBoth } from "./matcher.ts";
import { consumeOf, partOf, type Build, type Rule } from "./productions.ts";
import type { Rest } from "./rest.ts";

const number: Node = { is: "payload", key: "", payload: "energy", agree: false };
const symbol: Node = { is: "payload", key: "", payload: "power", agree: false };

/** 131. "[2][R]": Energy and then Power, or either alone. */
export function buildResources(key: string, rule: Rule, rest: Rest): Build {
  const { energy, power } = rule.vocabulary.payloads;
  const { lookahead, matchers, occurrences, productions } = rule;
  const consumeEnergy = consumeOf(rule, energy);
  const [consumePower, consumeMore] = [consumeOf(rule, power), consumeOf(rule, power)];
  const either = occurrences.next("or");
  const [afterEnergy, afterPower] = [occurrences.next("many"), occurrences.next("many")];
  const alternatives = () => {
    const some = matchBoth(matchers.of(symbol), matchers.repeated(matchers.of(symbol)));
    return [partOf(rule, number), { ...partOf(rule, symbol), matcher: some }];
  };
  const choose = lookahead.choice(rule.name, alternatives, rest);
  const takeSymbol = lookahead.optional(rule.name, "many", () => partOf(rule, symbol), rest);
  return () => {
    let amount = 0;
    const symbols: string[] = [];
    const take = (consume: () => TokenValue | undefined) => () => {
      const value = consume();
      if (value?.value === "number") amount = value.number;
      if (value?.value === "power") symbols.push(value.symbol);
    };
    productions.or(either, choose, [
      {
        ALT: () => {
          take(consumeEnergy)();
          productions.many(afterEnergy, takeSymbol, take(consumePower));
        },
      },
      {
        ALT: () => {
          productions.atLeastOne(afterPower, takeSymbol, take(consumeMore));
        },
      },
    ]);
    productions.write(key, { energy: amount, power: symbols });
  };
}
