import { expect, test } from "vitest";
import { storableJson } from "./storable-json.ts";

const read = (text: string): unknown => JSON.parse(storableJson(text));

test("NUL and halves of surrogate pairs are replaced, in names as in values", () => {
  expect(read(String.raw`{"a\u0000":["b\uD800","\udc00c"]}`)).toEqual({
    "a\uFFFD": ["b\uFFFD", "\uFFFDc"],
  });
});

test("whole pairs, other escapes and escaped backslashes stay as they are", () => {
  expect(read(String.raw`"\ud83d\ude00 \u00e9 \" \n \\u0000 \\\\"`)).toBe(
    '\u{1F600} \u00e9 " \n \\u0000 \\\\',
  );
  expect(read(String.raw`"\ud83d\ud83d\ude00 \\\u0000"`)).toBe("\uFFFD\u{1F600} \\\uFFFD");
});

test("a text nested deeper than any stack is no different", () => {
  const deep = `${"[".repeat(500_000)}"\\u0000"${"]".repeat(500_000)}`;
  expect(storableJson(deep)).toContain("ufffd");
});
