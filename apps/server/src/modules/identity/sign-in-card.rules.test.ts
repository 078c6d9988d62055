import { expect, test } from "vitest";
import { cardSecret, newCardCode } from "./sign-in-card.rules.ts";

test("a code is four groups of four signs that nobody mistakes for others", () => {
  const codes = Array.from({ length: 200 }, newCardCode);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.join("").replaceAll("-", "")).size).toBe(32);
});

test("it may be typed in any way", () => {
  expect(cardSecret("abcd efgh-2345 6789")).toBe(cardSecret("ABCD-EFGH-2345-6789"));
  expect(cardSecret("ABCD-EFGH-2345-678A")).not.toBe(cardSecret("ABCD-EFGH-2345-6789"));
});
