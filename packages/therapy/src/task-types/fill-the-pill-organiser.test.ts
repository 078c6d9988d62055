import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { fillThePillOrganiser } from "./fill-the-pill-organiser.ts";

const viewsAt = (level: number) => drawnViews(fillThePillOrganiser, level, "BoardCompletion");
type View = ReturnType<typeof viewsAt>[number];

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const daysNamed = (text: string) =>
  week.filter((day) => text.includes(day)).map((day) => day.slice(0, 3));

/** The days that a label asks for, as a reader understands it. */
function daysOn(label: string, shown: readonly string[]): readonly string[] {
  if (shown.length === 1) return shown;
  const told = label.slice(label.indexOf(", ") + 2);
  if (told.startsWith("every other day")) {
    const first = shown.indexOf(daysNamed(told)[0] ?? "");
    return shown.filter((_, index) => index >= first && (index - first) % 2 === 0);
  }
  if (told.startsWith("every day except"))
    return shown.filter((day) => !daysNamed(told).includes(day));
  if (told.startsWith("from Monday to Friday")) return shown.slice(0, 5);
  return told.startsWith("every day") ? shown : daysNamed(told);
}

/** The tablets that a label asks for: one `column row medicine` for each. */
function tabletsOn(label: string, { rows }: View): string[] {
  const [medicine = "", text = ""] = label.split("\n");
  const days = daysOn(
    label,
    rows.map((row) => row.label ?? ""),
  );
  return english.pills.times.flatMap(({ id, phrases }) => {
    if (!phrases.some((phrase) => text.includes(`1 tablet ${phrase}`))) return [];
    return rows
      .filter((row) => days.includes(row.label ?? ""))
      .map((row) => `${id} ${row.id} ${medicine}`);
  });
}

const labelsOf = ({ stimulus }: View) =>
  stimulus.flatMap((one) => (one.kind === "text" ? one.text.split("\n\n") : []));

test.each([1, 2, 3, 4, 5, 6])("at level %i the box holds what the labels ask for", (level) => {
  for (const view of viewsAt(level)) {
    const wanted = labelsOf(view).flatMap((label) => tabletsOn(label, view));
    const placed = view.answers.map(({ column, row, value }) => `${column} ${row} ${value}`);
    expect(placed.toSorted()).toEqual(wanted.toSorted());
  }
});

test("the box grows from a day to a week, narrow enough for a phone", () => {
  const sizes = [1, 2, 3, 4, 5, 6].map((level) => {
    const [view] = viewsAt(level);
    return [view?.items.length, view?.columns.length, view?.rows.length];
  });
  expect(sizes).toEqual([
    [1, 4, 1],
    [2, 4, 1],
    [2, 2, 3],
    [2, 2, 7],
    [2, 3, 7],
    [3, 3, 7],
  ]);
});

test("a week never asks for more than 16 tablets", () => {
  const counts = [3, 4, 5, 6].flatMap((level) => viewsAt(level).map((view) => view.answers.length));
  expect(Math.max(...counts)).toBeLessThanOrEqual(16);
});

test("two medicines are never taken at all the same times", () => {
  for (const view of [...viewsAt(2), ...viewsAt(6)]) {
    const plans = view.items.map(({ value }) =>
      view.answers
        .filter((answer) => answer.value === value)
        .map(({ column, row }) => `${column} ${row}`)
        .join(),
    );
    expect(new Set(plans).size).toBe(plans.length);
  }
});
