import type { QuotedAbility } from "./ability.ts";
import type { Keyword, KeywordName } from "./keyword.ts";
import type { UnitFilter } from "./filter.ts";
import type { SingleReference } from "./reference.ts";
import type { Another, One } from "./selection.ts";
import type { Derived } from "./value.ts";

/** Might and keywords whose amounts are printed. */
export type PrintedGift =
  /** "+2 [M]", "-1 [M]", "an additional +1 [M]", "+3 [M] and [Tank]" */
  | {
      readonly gift: "might";
      readonly additional?: true;
      readonly amount: number;
      readonly keywords?: readonly Keyword[];
    }
  /** "[Assault 2] and [Tank]" */
  | { readonly gift: "keywords"; readonly keywords: readonly Keyword[] };

export type DerivedGift =
  /** "+[M] equal to its Might", "[Assault] equal to the number of enemy units here" */
  | { readonly gift: "equal-to"; readonly keyword?: KeywordName; readonly amount: Derived }
  /** "my keywords", "the keywords of a friendly unit", "my keywords and +[M] equal to my Might" */
  | {
      readonly gift: "keywords-of";
      readonly of: SingleReference | One<UnitFilter> | Another<UnitFilter>;
      readonly mightEqualTo?: Derived;
    };

/** A quoted ability, which what has it has as its own: "When I conquer, draw 1." (395) */
export interface QuotedGift {
  readonly gift: "ability";
  readonly ability: QuotedAbility;
}

/** What is given or had: Might, keywords or an ability. */
export type Gift = PrintedGift | DerivedGift | QuotedGift;
