import type { MemorySequenceView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { spokenDirections } from "./spoken-directions.ts";

const viewsAt = (level: number) => drawnViews(spokenDirections, level, "MemorySequence");

function directionOf(view: MemorySequenceView): string {
  const [heard] = view.stimulus;
  return heard?.kind === "audio" ? heard.speech.text : "";
}

/** The tokens that a direction names, in order. */
const namesIn = (direction: string) =>
  [
    ...direction.matchAll(/\bthe ((?:(?:small|large) )?\w+ \w+)(?=,|\.| to the| above| below)/g),
  ].map(([, name]) => name);

const bareLabel = (label: string) => label.replace(/, row.*/, "").toLowerCase();

function itemsNamed(view: MemorySequenceView, name: string | undefined) {
  return view.items.filter(({ label }) => bareLabel(label) === name).map(({ id }) => id);
}

describe("a spoken direction", () => {
  test.each([1, 2, 3, 4, 5, 7, 9])(
    "at level %i names each token so that only one fits, in the order to touch them",
    (level) => {
      for (const view of viewsAt(level)) {
        const named = namesIn(directionOf(view)).map((name) => itemsNamed(view, name));
        expect(named).toEqual(view.answers.map((id) => [id]));
      }
    },
  );

  test("with 'before' names the second token first, with 'after' the first one", () => {
    const directions = viewsAt(6).map((view) => {
      const direction = directionOf(view);
      const named = namesIn(direction).flatMap((name) => itemsNamed(view, name));
      const isTurned = direction.startsWith("Before");
      expect(isTurned ? named.toReversed() : named, direction).toEqual(view.answers);
      return isTurned;
    });
    expect(new Set(directions)).toEqual(new Set([true, false]));
  });

  test.each([8, 10])("at level %i tells a token from its twin by its place alone", (level) => {
    for (const view of viewsAt(level)) {
      const direction = directionOf(view);
      const [, name, relation, reference] =
        /the (\w+ \w+ \w+) (to the left of|to the right of|above|below) the (\w+ \w+ \w+)/.exec(
          direction,
        ) ?? [];
      const columns = view.columnCount ?? 1;
      const cell = (id: string | undefined) => view.items.findIndex((item) => item.id === id);
      const [at] = itemsNamed(view, reference).map(cell);
      const isThere = (from: number, to: number) =>
        ({
          "to the left of": from % columns < to % columns,
          "to the right of": from % columns > to % columns,
          above: Math.floor(from / columns) < Math.floor(to / columns),
          below: Math.floor(from / columns) > Math.floor(to / columns),
        })[relation ?? ""];
      const twins = itemsNamed(view, name);
      expect(twins, direction).toHaveLength(2);
      const fitting = twins.filter((id) => isThere(cell(id), at ?? 0));
      expect(fitting, direction).toHaveLength(1);
      expect(view.answers, direction).toContain(fitting[0]);
      expect(new Set(view.items.map(({ label }) => label)).size).toBe(view.items.length);
    }
  });

  test("leaves the order to the ear: where a token lies says nothing about its turn", () => {
    const isAscending = viewsAt(4).map(({ answers: [first = "", second = ""] }) => first < second);
    const share = isAscending.filter(Boolean).length / isAscending.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.75);
  });
});
