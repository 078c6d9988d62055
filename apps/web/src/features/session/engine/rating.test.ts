import type { RatingSheet } from "@regain/contract/entities/assessment";
import { expect, test } from "vitest";
import { firstOpen } from "./rating.ts";

const speech = (text: string) => ({ text, audioPaths: [] });
const sheet = (...values: (number | null)[]): RatingSheet => ({
  title: "How everyday life goes",
  instruction: speech("How is this for you?"),
  questions: values.map((value, index) => ({ ...speech("How hard?"), id: `q${index}`, value })),
  labels: [{ ...speech("Very hard"), value: 1 }],
});

test("who comes back goes on with the first question that is open", () => {
  expect(firstOpen(sheet(null, null))).toBe(0);
  expect(firstOpen(sheet(4, 1, null, 2, null))).toBe(2);
});

test("who has answered all begins anew, for each answer can be changed", () => {
  expect(firstOpen(sheet(4, 1, 5))).toBe(0);
});
