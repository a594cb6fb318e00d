import type { IToken, TokenType } from "chevrotain";
import type { KeywordName } from "../../runtime/effects/keyword.ts";
import type { PowerSymbol } from "../../runtime/effects/card-frame.ts";

/** What a token carries besides its spelling. */
export type TokenValue =
  | { readonly value: "number"; readonly number: number }
  | { readonly value: "power"; readonly symbol: PowerSymbol }
  | { readonly value: "keyword"; readonly name: KeywordName; readonly number?: number }
  /** A tag or the name of a token, in the singular. */
  | { readonly value: "name"; readonly name: string };

/** A word of a text, as Chevrotain reads it. Offsets are those of the text that was scanned. */
export class Token implements IToken {
  readonly image: string;
  readonly startOffset: number;
  readonly endOffset: number;
  readonly tokenType: TokenType;
  readonly tokenTypeIdx: number;
  readonly value: TokenValue | undefined;
  /** Its place in the line that is read. */
  index = -1;

  constructor(image: string, startOffset: number, tokenType: TokenType, value?: TokenValue) {
    this.image = image;
    this.startOffset = startOffset;
    this.tokenType = tokenType;
    this.value = value;
    this.endOffset = startOffset + image.length - 1;
    this.tokenTypeIdx = tokenType.tokenTypeIdx ?? -1;
  }
  /** The offset after its last character. */
  get end(): number {
    return this.startOffset + this.image.length;
  }
}
