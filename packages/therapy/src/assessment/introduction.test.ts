import { english } from "@regain/content/en/content";
import { gradeOf, longSentences } from "@regain/content/testing/readability";
import { expect, test } from "vitest";
import { introductionToAssessment } from "./introduction.ts";

const effortOf = (itemSeconds: readonly number[]) =>
  introductionToAssessment(itemSeconds, english).lines[0]?.text;
const items = (count: number, seconds: number) => Array.from({ length: count }, () => seconds);

test("its effort is said in items, and in minutes to the nearest five", () => {
  expect(effortOf(items(40, 22.9))).toBe("There are 40 short items. It takes about 15 minutes.");
  expect(effortOf(items(40, 18))).toContain("40 short items. It takes about 10 minutes.");
  expect(effortOf(items(40, 1)), "never none").toContain("about 5 minutes");
});

test("it is plain", () => {
  const { title, lines, note } = introductionToAssessment(items(40, 20), english);
  const text = [title, ...lines, note].map((line) => line.text).join(" ");
  expect(longSentences(text)).toEqual([]);
  expect(gradeOf(text)).toBeLessThanOrEqual(6);
});
