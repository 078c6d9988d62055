import { expect, test } from "vitest";
import { shownHints } from "./shown-hints.ts";

test("a view is told what to take, and where it goes", () => {
  expect(
    shownHints([
      { part: "red", to: "left" },
      { part: "red", to: "right" },
    ]),
  ).toEqual({
    hinted: ["red", "red"],
    pointed: ["left", "right"],
  });
  expect(shownHints([{ part: "cup" }])).toEqual({ hinted: ["cup"], pointed: [] });
});
