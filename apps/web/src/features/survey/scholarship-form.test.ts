import { expect, test } from "vitest";
import { scholarshipSchema } from "./scholarship-form.ts";

test.each([
  ["12", 12],
  [" $12.50 ", 12.5],
  ["$ 7", 7],
  ["12,5", 12.5],
  ["0", 0],
  ["29.99", 29.99],
])("%j is %d", (amount, expected) => {
  expect(scholarshipSchema.parse({ amount })).toEqual({ amount: expected });
});

test.each(["", "30", "1,000", "12.505", "-3", "$", "12 or so"])("%j is no amount", (amount) => {
  expect(scholarshipSchema.safeParse({ amount }).success).toBe(false);
});
