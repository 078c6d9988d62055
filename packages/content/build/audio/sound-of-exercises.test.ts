/** Everything that exercises say has its audio on disk: run `npm run content:audio` if this fails. */
import { audioFor } from "@regain/content/audio";
import { keyOf } from "@regain/content/audio-index";
import { english } from "@regain/content/en/content";
import { said, spoken } from "@regain/content/en/spoken";
import { createRng } from "@regain/therapy/rng";
import { introductionOf } from "@regain/therapy/introduction";
import { generateItem } from "@regain/therapy/task-type";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { assessmentTexts } from "./assessment-texts.ts";
import { clipHash, folderBytes } from "./clip-files.ts";
import { readEntries } from "./index-file.ts";
import { seedOf, spokenBySlot } from "./texts.ts";
import { voice } from "./voices/chosen.ts";

const folder = fileURLToPath(new URL("../../audio/", import.meta.url));
const files = new Set(readdirSync(folder).map((file) => `audio/${file}`));
const seeds = 30;

/** Whether it is said from existing files, with a start time for every written word, in order. */
function isSaid(text: string): boolean {
  if (said(spoken(text)) === "") return true;
  const audio = audioFor(text);
  if (!audio) return false;
  const { paths, wordStartsMs } = audio;
  return (
    paths.every((path) => files.has(path)) &&
    wordStartsMs.length === text.trim().split(/\s+/).length &&
    wordStartsMs.every((start, index) => start >= (wordStartsMs[index - 1] ?? 0))
  );
}

const everyLevel = taskTypes.flatMap((taskType) =>
  taskType.levels.map((_, index) => ({ taskType, name: taskType.systemName, level: index + 1 })),
);

test.each(everyLevel)("$name, level $level, is never silent", ({ taskType, level }) => {
  const texts = new Set<string>();
  for (let index = 0; index < seeds; index++) {
    const rng = createRng(seedOf(index));
    const { view } = generateItem(taskType, level, { rng, content: english });
    for (const [, text] of spokenBySlot(view)) texts.add(text);
  }
  expect([...texts].filter((text) => !isSaid(text))).toEqual([]);
});

test("the assessment and the ratings after it are never silent", () => {
  const texts = assessmentTexts(english, taskTypes);
  expect(texts).toContain("We give no help here. We do not say what was right.");
  expect(texts).toContain("How hard is it to find the word you want?");
  expect(texts.filter((text) => !isSaid(text))).toEqual([]);
});

test("every exercise is introduced", () => {
  const texts = taskTypes.map((taskType) => introductionOf(taskType, english).text);
  expect(texts.filter((text) => !isSaid(text))).toEqual([]);
});

test.each([
  "1,984 − 37 =",
  "$4.50",
  "$100.05",
  "3:05 p.m.",
  "9:40",
  "12:00",
  "31st",
  "45,672",
  "50%",
])("any number, sum of money and time can be put together: %s", (text) =>
  expect(isSaid(text)).toBe(true),
);

test("clips are those of this voice, each words once", () => {
  const entries = readEntries(folder);
  expect(entries.length).toBeGreaterThan(1_000);
  expect(entries.filter(({ hash, said: text }) => hash !== clipHash(text, voice))).toEqual([]);
  expect(new Set(entries.map(({ said: text }) => keyOf(text))).size).toBe(entries.length);
  const untimed = entries.filter(
    ({ said: text, startsMs }) => /[a-z]/.test(text) && startsMs.length !== text.split(" ").length,
  );
  expect(untimed).toEqual([]);
  expect(entries.filter(({ hash }) => !files.has(`audio/${hash}.mp3`))).toEqual([]);
});

test("no file lies there that the index does not name", () => {
  const named = new Set(readEntries(folder).map(({ hash }) => `audio/${hash}.mp3`));
  expect([...files].filter((file) => !named.has(file))).toEqual(["audio/index.json"]);
});

test("all sound together stays under 60 MB", () => {
  expect(folderBytes(folder)).toBeLessThan(60e6);
});
