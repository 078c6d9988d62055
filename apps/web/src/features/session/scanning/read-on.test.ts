import { expect, it } from "vitest";
import { readOn } from "./read-on.ts";

const phone = { screen: 800, above: 100, below: 200 };

it("goes at once to what is in sight, above, or within a screen", () => {
  expect(readOn({ ...phone, bottom: -3_000 })).toBeUndefined();
  expect(readOn({ ...phone, bottom: 600 })).toBeUndefined();
  expect(readOn({ ...phone, bottom: 1_100 })).toBeUndefined();
});

it("never leaves out a line of what lies between", () => {
  let bottom = 3_000;
  let seen = phone.screen - phone.below;
  for (let by = readOn({ ...phone, bottom }); by !== undefined; by = readOn({ ...phone, bottom })) {
    bottom -= by;
    seen -= by;
    expect(seen, "what comes begins below the bar above").toBeGreaterThanOrEqual(phone.above);
    seen = phone.screen - phone.below;
  }
  expect(bottom + phone.below - phone.screen).toBeLessThanOrEqual(seen - phone.above);
});

it("goes at once where the bars leave no room to read", () => {
  expect(readOn({ screen: 300, above: 150, below: 150, bottom: 2_000 })).toBeUndefined();
});
