import { english } from "@regain/content/en/content";
import { taskView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { findTaskType } from "../task-types/registry.ts";
import { recognitionSeconds, recognitionTypeId } from "./recognition.ts";
import {
  assessmentForms,
  assessmentItemSeconds,
  assessmentParts,
  buildAssessment,
  picturesOf,
} from "./forms.ts";
import { assessmentMinutes } from "./introduction.ts";

const build = (form: "A" | "B") => buildAssessment(form, english, findTaskType);
const itemCount = assessmentParts.reduce((sum, { levels }) => sum + levels.length, 0) + 2;

describe.each(assessmentForms)("form %s", (form) => {
  const items = build(form);

  test("has its items, the same for everybody", () => {
    expect(items).toHaveLength(itemCount);
    expect(build(form)).toEqual(items);
  });

  test("takes 10 to 15 minutes", () => {
    const seconds = items.reduce(
      (sum, { typeId }) =>
        sum +
        (typeId === recognitionTypeId
          ? recognitionSeconds
          : (findTaskType(typeId)?.secondsPerItem ?? 0)),
      0,
    );
    expect(seconds / 60).toBeGreaterThan(10);
    expect(seconds / 60).toBeLessThan(15);
  });

  test("takes as long as is said of it before it is built", () => {
    const own = items.map(({ typeId }) => findTaskType(typeId)?.secondsPerItem ?? 0);
    expect(assessmentItemSeconds(findTaskType)).toEqual(own);
    expect(assessmentMinutes(own)).toBe(15);
  });

  test("offers no help, and every item fits its schema", () => {
    for (const { view } of items) {
      expect(taskView.safeParse(view).error).toBeUndefined();
      expect(view.cues).toEqual([]);
      expect(view.allowHints).toBe(false);
    }
  });

  test("names no word that it has shown or said, and shows none that it asks to recognise", () => {
    const shownBy = (typeId: number) => [
      ...new Set(
        items.filter((one) => one.typeId === typeId).flatMap(({ view }) => picturesOf(view)),
      ),
    ];
    const [heard, named, remembered] = [shownBy(1), shownBy(51), shownBy(recognitionTypeId)];
    expect(heard.length).toBeGreaterThan(20);
    expect([named.length, remembered.length]).toEqual([10, 18]);
    expect(named.filter((path) => heard.includes(path))).toEqual([]);
    expect(remembered.filter((path) => [...heard, ...named].includes(path))).toEqual([]);
  });

  test("asks for the same pictures at once and later, among others", () => {
    const [first, last] = [items[0]!.view, items.at(-1)!.view];
    expect(first.study?.stimulus).toHaveLength(6);
    expect(last.study).toBeUndefined();
    const answers = [first, last].map((view) => ("answers" in view ? view.answers : []));
    expect(answers[0]).toEqual(answers[1]);
    const shown = [first, last].map((view) =>
      "items" in view ? view.items.map(({ id }) => id) : [],
    );
    expect(shown[0]!.filter((id) => shown[1]!.includes(id)).toSorted()).toEqual(
      (answers[0] as string[]).toSorted(),
    );
  });
});

test("the forms match item by item, and share none", () => {
  const [a, b] = [build("A"), build("B")];
  expect(b.map(({ typeId, level }) => [typeId, level])).toEqual(
    a.map(({ typeId, level }) => [typeId, level]),
  );
  const keys = new Set(a.map(({ typeId, key }) => `${typeId} ${key}`));
  expect(b.filter(({ typeId, key }) => keys.has(`${typeId} ${key}`)).map(({ key }) => key)).toEqual(
    [],
  );
});
