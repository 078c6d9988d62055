import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { alternatingSymbols } from "./alternating-symbols.ts";

test.each([1, 4, 6, 8])(
  "at level %i the two symbols shown take turns until none is left",
  (level) => {
    for (const view of drawnViews(alternatingSymbols, level, "MemorySequence")) {
      const shown = view.stimulus.map((part) =>
        part.kind === "image" ? JSON.stringify(part.image) : "",
      );
      const faceOf = new Map(view.items.map(({ id, image }) => [id, JSON.stringify(image)]));
      const tapped = view.answers.map((id) => faceOf.get(id));
      expect(tapped).toEqual(view.answers.map((_, index) => shown[index % 2]));

      const targets = view.items.filter(({ image }) => shown.includes(JSON.stringify(image)));
      expect(view.answers.toSorted()).toEqual(targets.map(({ id }) => id).toSorted());
      expect(targets.length).toBeLessThan(view.items.length);
    }
  },
);

test("items that look alike stand for one another, so that no one order of them is asked for", () => {
  for (const view of drawnViews(alternatingSymbols, 3, "MemorySequence")) {
    const values = new Set(view.items.map(({ value }) => value)).size;
    const faces = new Set(view.items.map(({ image }) => JSON.stringify(image))).size;
    expect(values).toBe(faces);
  }
});
