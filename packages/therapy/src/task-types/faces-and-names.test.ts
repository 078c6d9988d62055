import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { secondsAt } from "../task-type.ts";
import { drawnItems, drawnViews, viewOf } from "../testing/drawn-items.ts";
import { facesAndNames } from "./faces-and-names.ts";

const allLevels = facesAndNames.levels.map((_, index) => index + 1);
const viewsAt = (level: number) => drawnViews(facesAndNames, level, "MultipleChoice");
const personOf = (id: string | null) => english.people.find((one) => one.id === id);

test("intervals double from 15 seconds to 8 minutes, with 3 questions more than intervals", () => {
  const rows = allLevels.map((level) => {
    const [view] = viewsAt(level);
    const intervals = view?.spaced?.intervalsMs ?? [];
    expect(view?.questions).toHaveLength(intervals.length + 3);
    return intervals.map((ms) => ms / 1_000);
  });
  expect(rows.map((intervals) => intervals.length)).toEqual([1, 2, 3, 4, 4, 5, 5, 6]);
  expect(rows.at(-1)).toEqual([15, 30, 60, 120, 240, 480]);
  for (const intervals of rows) expect(rows.at(-1)?.slice(0, intervals.length)).toEqual(intervals);
});

test("an item takes a little more than its intervals", () => {
  expect(facesAndNames.secondsByLevel).toHaveLength(allLevels.length);
  for (const level of allLevels) {
    const waiting = viewsAt(level)[0]?.spaced?.intervalsMs.reduce((sum, ms) => sum + ms, 0) ?? 0;
    const more = secondsAt(facesAndNames, level) - waiting / 1_000;
    expect(more).toBeGreaterThanOrEqual(10);
    expect(more).toBeLessThanOrEqual(60);
  }
});

test.each(allLevels)("at level %i every question asks for the person who was met", (level) => {
  for (const { study, questions } of viewsAt(level)) {
    const ids = new Set(questions.map(({ answer }) => answer));
    expect(ids.size).toBe(1);
    const name = personOf([...ids][0] ?? null)?.name;
    expect(study?.text).toBe(`This is ${name}.`);
    expect(study?.stimulus.map(({ kind }) => kind)).toEqual(["image", "audio"]);
  }
});

test("the same people stand in every question, so that the one who stays is not given away", () => {
  for (const { questions } of viewsAt(8)) {
    const sets = questions.map(({ choices }) =>
      choices
        .map(({ id }) => id)
        .toSorted()
        .join(),
    );
    expect(new Set(sets).size).toBe(1);
  }
  const orders = viewsAt(8).map(
    ({ questions }) =>
      new Set(questions.map(({ choices }) => choices.map(({ id }) => id).join())).size,
  );
  expect(Math.min(...orders)).toBeGreaterThan(3);
});

test("a question for the face shows faces without their names, and one for the name no name of it", () => {
  for (const { questions } of viewsAt(5)) {
    const [forName, forFace] = questions;
    expect(forName?.choices.every(({ text, image }) => text && !image)).toBe(true);
    expect(forFace?.choices.every(({ text, image }) => !text && image)).toBe(true);
    expect(forFace?.choices.map(({ label }) => label)).toEqual(
      forFace?.choices.map((_, index) => `Person ${index + 1}`),
    );
    expect(forName?.stimulus).toContainEqual(
      expect.objectContaining({ kind: "image", alt: "A person's face" }),
    );
  }
});

test("every question can be read to the patient", () => {
  for (const { key, view } of drawnItems(facesAndNames, 8)) {
    const [forName, forFace] = viewOf(view, "MultipleChoice").questions;
    expect(forName).toMatchObject({ audioPaths: [] });
    expect(forFace).toMatchObject({
      text: `Which person is ${personOf(key)?.name}?`,
      audioPaths: [],
      stimulus: [],
    });
  }
});

test("all are women or all are men; from level 5 on most are of one age", () => {
  const kinds = (level: number, of: "appearance" | "age") =>
    viewsAt(level).map(({ questions }) => {
      const choices = questions[0]?.choices ?? [];
      return new Set(choices.map(({ id }) => personOf(id)?.[of])).size;
    });
  for (const level of allLevels) expect(Math.max(...kinds(level, "appearance"))).toBe(1);
  expect(new Set(kinds(1, "age"))).toEqual(new Set([1, 2]));
  expect(Math.max(...kinds(5, "age"))).toBe(1);
});

test("nobody is met again before all were met", () => {
  const all = english.people.map(({ id }) => id);
  const [left, ...met] = all;
  for (const { key } of drawnItems(facesAndNames, 1, { history: met })) expect(key).toBe(left);
});
