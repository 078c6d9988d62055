import { expect, test } from "vitest";
import { deleteAllDue } from "./delete-all-due.ts";

/** Rows that are found in order as long as they exist. */
function rowsUntil(count: number) {
  const left = new Set(Array.from({ length: count }, (_, row) => row));
  const find = async (most: number, passedOver: number) =>
    [...left].slice(passedOver, passedOver + most);
  return { left, find };
}

test("a handful follows the other until none is left", async () => {
  const { left, find } = rowsUntil(450);
  await deleteAllDue([find], async (row) => left.delete(row));
  expect(left.size).toBe(0);
});

test("rows that somebody else deletes meanwhile do no harm", async () => {
  const { left, find } = rowsUntil(450);
  await deleteAllDue([find], async (row) => {
    left.delete(row + 1);
    return left.delete(row);
  });
  expect(left.size).toBe(0);
});

test("those that fail keep no other, however many they are, and are told of in the end", async () => {
  const { left, find } = rowsUntil(900);
  const stays = (row: number) => row < 250 || row % 100 === 0;
  const tries: number[] = [];
  const all = deleteAllDue([find], async (row) => {
    tries.push(row);
    if (stays(row)) throw new Error(`row ${row} is locked`);
    return left.delete(row);
  });
  const told = { message: expect.stringContaining("Failed: 256."), errors: expect.any(Array) };
  await expect(all).rejects.toMatchObject(told);
  expect([...left]).toEqual(Array.from({ length: 900 }, (_, row) => row).filter(stays));
  expect(tries, "each once").toHaveLength(900);
});

test("rows that cannot be deleted are an error, and not asked for without end", async () => {
  const { find } = rowsUntil(450);
  await expect(deleteAllDue([find], async () => false)).rejects.toThrow("200 rows");
});

test("what cannot be deleted of one kind keeps nothing of the next", async () => {
  const [first, second] = [rowsUntil(3), rowsUntil(450)];
  const all = deleteAllDue([first.find, second.find], async (row) => {
    if (first.left.has(row)) throw new Error(`row ${row} is locked`);
    return second.left.delete(row);
  });
  await expect(all).rejects.toThrow("Failed: 6.");
  expect([...second.left], "all but those that are locked").toEqual([0, 1, 2]);
});
