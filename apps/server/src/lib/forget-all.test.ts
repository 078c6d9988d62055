import { expect, test } from "vitest";
import { forgetAll } from "./forget-all.ts";

/** Rows that are found in their order as long as they are there. */
function rowsUntil(count: number) {
  const left = new Set(Array.from({ length: count }, (_, row) => row));
  return { left, find: async (most: number) => [...left].slice(0, most) };
}

test("a handful follows the other until none is left", async () => {
  const { left, find } = rowsUntil(450);
  await forgetAll(find, async (row) => left.delete(row));
  expect(left.size).toBe(0);
});

test("rows that somebody else deletes meanwhile do no harm", async () => {
  const { left, find } = rowsUntil(450);
  await forgetAll(find, async (row) => {
    left.delete(row + 1);
    return left.delete(row);
  });
  expect(left.size).toBe(0);
});

test("rows that cannot be deleted are an error, and not asked for without end", async () => {
  const { find } = rowsUntil(450);
  await expect(forgetAll(find, async () => false)).rejects.toThrow("200 rows");
});
