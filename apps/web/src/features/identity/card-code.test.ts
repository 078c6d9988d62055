import { answerForms } from "@regain/contract/answer-forms";
import { expect, it } from "vitest";
import { writtenCardCode } from "./card-code.ts";

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

it("knows a whole code", () => {
  expect(answerForms.cardCode.test("ABCD-EFGH-2345-6789")).toBe(true);
  expect(answerForms.cardCode.test("ABCD-EFGH-2345")).toBe(false);
});
