import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { matchTheShape } from "./match-the-shape.ts";

test.each([1, 2, 3, 4, 5, 6])(
  "at level %i one choice alone looks like the shape shown",
  (level) => {
    for (const view of drawnViews(matchTheShape, level, "MultipleChoice")) {
      const [shown] = view.stimulus;
      const [question] = view.questions;
      const target = shown?.kind === "image" ? shown.image : undefined;
      const alike = question?.choices.filter(
        ({ image }) => JSON.stringify(image) === JSON.stringify(target),
      );
      expect(alike?.map(({ id }) => id)).toEqual([question?.answer]);
    }
  },
);
