import { expect, it } from "vitest";
import { readOn, readToEnd } from "./read-on.ts";

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

it("shows everything down to the end before the frame leaves, without leaving out a line", () => {
  const { screen, above, below } = phone;
  let bottom = 2_030;
  let steps = 0;
  for (let by = readToEnd({ ...phone, bottom }); by !== undefined; steps++) {
    expect(by).toBeGreaterThan(0);
    expect(by, "what comes begins below the bar above").toBeLessThanOrEqual(screen - above - below);
    bottom -= by;
    by = readToEnd({ ...phone, bottom });
  }
  expect(bottom, "the end stands above the bar below").toBe(screen - below);
  expect(steps).toBe(4);
});

it("stays where the end is in sight, or the bars leave no room to read", () => {
  expect(readToEnd({ ...phone, bottom: 600 })).toBeUndefined();
  expect(readToEnd({ ...phone, bottom: 601 })).toBeUndefined();
  expect(readToEnd({ ...phone, bottom: -50 })).toBeUndefined();
  expect(readToEnd({ screen: 300, above: 150, below: 150, bottom: 2_000 })).toBeUndefined();
});
