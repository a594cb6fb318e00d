import { expect, test } from "vitest";
import { runScenariosIn } from "../../cli/commands/test.ts";
import { defaultLanguage } from "../../compiler/compile-text.ts";
import { discriminants, kindsOf } from "../../compiler/contracts/kinds.ts";
import { nodesIn, reachableFrom } from "../../grammar/vocabulary/words.ts";
import { silent } from "../cli/support/run.ts";

/** The kinds of effects that the phrases can say. */
function kindsOfLanguage(): ReadonlySet<string> {
  const { line, sentence, vocabulary } = defaultLanguage();
  const kinds = new Set(vocabulary.lexicon.keywords.map((keyword) => `keyword ${keyword}`));
  for (const { head, node } of reachableFrom([line, sentence]).phrases) {
    const said = [
      ...Object.entries(head),
      ...nodesIn(node).flatMap((part) => (part.is === "set" ? [[part.key, part.value] as const] : [])),
    ];
    for (const [key, kind] of said)
      if (typeof kind === "string" && discriminants.some((each) => each === key)) kinds.add(`${key} ${kind}`);
  }
  return kinds;
}

test("every kind of effect that a text can say is run by a scenario in cards/", async () => {
  const run = new Set<string>();
  await runScenariosIn(["cards"], silent, {
    onRun: (abilities) => {
      for (const kind of kindsOf(abilities)) run.add(kind);
    },
  });
  expect([...kindsOfLanguage()].filter((kind) => !run.has(kind))).toEqual([]);
});
