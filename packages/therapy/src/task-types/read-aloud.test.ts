import { expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
import { viewsOf } from "../testing/items.ts";
import { readAloud } from "./read-aloud.ts";

const allLevels = readAloud.levels.map((_, index) => index + 1);
const atLevel = (level: number) => viewsOf(readAloud, level, "Production");

test.each(allLevels)("level %i: what is read is what is right, and hearing it is help", (level) => {
  for (const { stimulus, cues, answers } of atLevel(level)) {
    const [shown] = stimulus;
    const text = shown?.kind === "text" ? shown.text : "";
    expect(stimulus).toHaveLength(1);
    expect(text.toLowerCase().replaceAll(/[^a-z0-9 ]/g, "")).toBe(answers[0]);
    expect(cues).toMatchObject([{ type: "full", contentType: "audio", text }]);
  }
});

test("what is read gets longer: from one word to a sentence of eight or more", () => {
  const words = allLevels.map((level) =>
    mean(atLevel(level).map(({ answers: [phrase = ""] }) => phrase.split(" ").length)),
  );
  expect(words[0]).toBe(1);
  expect(words.at(-1)).toBeGreaterThanOrEqual(8);
  for (const [index, count] of words.entries())
    expect(count, `level ${index + 1}`).toBeGreaterThanOrEqual(words[index - 1] ?? 1);
});
