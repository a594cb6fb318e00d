import { test as property } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineAt, locate } from "../../../grammar/diagnostics/locate.ts";

describe("line and column of an offset", () => {
  test.each([
    ["a\nbc\n", 0, { line: 1, column: 1 }],
    ["a\nbc\n", 1, { line: 1, column: 2 }],
    ["a\nbc\n", 3, { line: 2, column: 2 }],
    ["a\nbc\n", 5, { line: 3, column: 1 }],
    ["a\r\nbc", 3, { line: 2, column: 1 }],
    ["a\rbc", 2, { line: 2, column: 1 }],
    ["a\n\rbc", 3, { line: 3, column: 1 }],
    ["", 0, { line: 1, column: 1 }],
  ])("%j at %i", (source, offset, expected) => {
    expect(locate(source, offset)).toEqual(expected);
  });

  test("an offset outside of the source is moved to its nearest end", () => {
    expect(locate("ab\nc", 99)).toEqual({ line: 2, column: 2 });
    expect(locate("ab\nc", -1)).toEqual({ line: 1, column: 1 });
  });

  const sources = fc.string({ unit: fc.constantFrom("a", "b", "\n", "\r", "\r\n"), maxLength: 30 });

  property.prop([sources, fc.nat(60)])("agree with splitting the source into lines", (source, anywhere) => {
    const offset = Math.min(anywhere, source.length);
    const { line, column } = locate(source, offset);
    const { start, end, text } = lineAt(source, offset);
    expect(start + column - 1).toBe(offset);
    expect(source.slice(start, end)).toBe(text);
    expect(source.split(/\r\n|\n|\r/)[line - 1]).toBe(text);
  });
});
