import { answerPatterns } from "@regain/contract/answer-patterns";
import { expect, it } from "vitest";
import { caretInCardCode, writtenCardCode } from "./card-code.ts";

it("writes a code as it is printed, while it is being typed", () => {
  const steps = ["", "a", "abcd", "abcde", "abcd-", "abcdefgh23456789", "abcd efgh 2345 6789x"];
  expect(steps.map(writtenCardCode)).toEqual([
    "",
    "A",
    "ABCD",
    "ABCD-E",
    "ABCD",
    "ABCD-EFGH-2345-6789",
    "ABCD-EFGH-2345-6789",
  ]);
});

it("keeps the caret behind the sign it stood behind", () => {
  const behind = (typed: string) => caretInCardCode(typed.replace("|", ""), typed.indexOf("|"));
  const places = ["|", "ABCD-EF|H-IJKL", "ABCD-EFG|H-IJKL", "ABCDE|", "ABCD-|EFGH", "ab c|"];
  expect(places.map(behind)).toEqual([0, 7, 8, 6, 4, 3]);
});

it("knows a whole code", () => {
  expect(answerPatterns.cardCode.test("ABCD-EFGH-2345-6789")).toBe(true);
  expect(answerPatterns.cardCode.test("ABCD-EFGH-2345")).toBe(false);
});
