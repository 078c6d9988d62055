import { expect, test } from "vitest";
import { nameOnto } from "./preset-name.ts";

test.each([
  ["Week 1", "Week 1", "Start", "Start"],
  ["Week 1", "Week 1 ", "Start", "Start"],
  ["Week 1", "First week", "Week 1", "First week"],
  ["Week 1", "First week", "Start", "First week"],
])("was %s, mine %s, theirs %s: kept is %s", (base, mine, theirs, kept) => {
  expect(nameOnto(base, mine, theirs)).toBe(kept);
});
