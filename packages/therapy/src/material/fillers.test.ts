import { english } from "@regain/content/en/content";
import { fillerTask } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { fillerTasks } from "./fillers.ts";
import { createRng } from "../rng.ts";

const tasks = Array.from({ length: 60 }, (_, seed) =>
  fillerTasks(createRng(`fillers ${seed}`), english, 12),
);

test("every task is well formed, and its answer is one of different choices", () => {
  for (const task of tasks.flat()) {
    expect(fillerTask.safeParse(task).error).toBeUndefined();
    expect(task.choices.map(({ id }) => id)).toContain(task.answer);
    expect(new Set(task.choices.map(({ label }) => label)).size).toBe(task.choices.length);
  }
});

test("the larger number is the larger one, the smaller the smaller", () => {
  const { larger, smaller } = english.fillers;
  const ofNumbers = tasks.flat().filter(({ text }) => [larger, smaller].includes(text));
  expect(ofNumbers.length).toBeGreaterThan(100);
  for (const { text, choices, answer } of ofNumbers) {
    const wanted = (text === larger ? Math.max : Math.min)(...choices.map(({ label }) => +label));
    expect(choices.find(({ id }) => id === answer)?.label).toBe(String(wanted));
  }
});

test("of three letters, none sounds or looks like another", () => {
  const alike = ["AHJK", "BCDEGPTVZ", "FLMNSX", "QUW", "IY", "MW", "OQ", "SZ", "KRX"];
  const ofLetters = tasks.flat().filter(({ text }) => text.startsWith("Touch the letter"));
  expect(ofLetters.length).toBeGreaterThan(100);
  for (const { choices } of ofLetters)
    for (const family of alike)
      expect(choices.filter(({ label }) => family.includes(label)).length).toBeLessThan(2);
});

test("a ribbon is nothing to wear", () => {
  const met = tasks.flat().flatMap(({ choices }) => choices.map(({ label }) => label));
  expect(met).not.toContain("ribbon");
});

test("of three things, one alone belongs to the group that is asked for", () => {
  const categoryOf = (id: string) => english.words.find((word) => word.id === id)?.category;
  for (const { ask, category } of english.fillers.groups) {
    const asking = tasks.flat().filter(({ text }) => text === ask);
    expect(asking.length, ask).toBeGreaterThan(0);
    for (const { choices, answer } of asking)
      expect(choices.map(({ id }) => id).filter((id) => categoryOf(id) === category)).toEqual([
        answer,
      ]);
  }
});

test("the right choice stands in every place, and no kind comes twice running", () => {
  const places = tasks
    .flat()
    .map(({ choices, answer }) => choices.findIndex(({ id }) => id === answer));
  expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  for (const row of tasks)
    for (const [index, { text }] of row.entries()) expect(text).not.toBe(row[index + 1]?.text);
});
