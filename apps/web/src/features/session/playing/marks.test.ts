import { afterEach, expect, test } from "vitest";
import { markMoment } from "./marks.ts";

afterEach(() => performance.clearMarks());

const kept = () =>
  performance.getEntriesByType("mark").map(({ name, startTime }) => `${name} ${startTime}`);

test("of a whole session the page holds no more marks than of one item", () => {
  for (let item = 0; item < 60; item++) {
    markMoment("item", item * 10);
    for (let tap = 0; tap < 5; tap++) markMoment("tap", item * 10 + tap);
    markMoment("feedback", item * 10 + 6);
    markMoment("next", item * 10 + 8);
  }
  expect(kept()).toEqual([
    "regain:item 590",
    "regain:tap 594",
    "regain:feedback 596",
    "regain:next 598",
  ]);
});

test("what Next and the next item are measured by stands while it is needed", () => {
  markMoment("next", 100);
  markMoment("item", 160);
  expect(kept()).toEqual(["regain:next 100", "regain:item 160"]);
});
