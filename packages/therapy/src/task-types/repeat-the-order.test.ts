import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { repeatTheOrder } from "./repeat-the-order.ts";

const viewsAt = (level: number) => drawnViews(repeatTheOrder, level, "MemorySequence");

test.each([1, 2, 3, 4, 5])("at level %i the order shown is the order to touch", (level) => {
  for (const view of viewsAt(level)) {
    expect(view.answers).toEqual(view.sequence?.itemIds);
    expect(view.answerText).not.toContain("reverse");
  }
});

test.each([6, 7, 8, 9, 10])("at level %i the order shown is asked for in reverse", (level) => {
  for (const view of viewsAt(level)) {
    expect(view.answers).toEqual(view.sequence?.itemIds.toReversed());
    expect(view.instructions.text).toContain("reverse");
    expect(view.answerText).toContain("reverse");
  }
});

test("spans grow from 2 to 8, one item a second, none of them twice", () => {
  const spans = repeatTheOrder.levels.map((_, index) => {
    const [view] = viewsAt(index + 1);
    expect(view?.sequence?.stepMs).toBe(1_000);
    expect(new Set(view?.answers).size).toBe(view?.answers.length);
    return view?.answers.length;
  });
  expect(spans).toEqual([2, 3, 4, 5, 6, 4, 5, 6, 7, 8]);
});

test("pictures and digits both come up, each with its own instruction", () => {
  const views = viewsAt(2);
  const digits = views.filter(({ items }) => items.every(({ label }) => /^\d$/.test(label)));
  const pictures = views.filter(({ items }) => items.every(({ image }) => image !== undefined));
  expect(digits.length + pictures.length).toBe(views.length);
  expect(digits[0]?.instructions.text).toContain("numbers");
  expect(pictures[0]?.instructions.text).toContain("pictures");
});
