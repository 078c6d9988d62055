import { expect, test } from "vitest";
import { forEachConcurrently } from "./in-lanes.ts";

const breath = () => new Promise((resolve) => setTimeout(resolve));

test("never more than four at a time, in order, each once", async () => {
  const begun: number[] = [];
  let [underWay, most] = [0, 0];
  await forEachConcurrently([...Array(30).keys()], 4, async (one) => {
    begun.push(one);
    most = Math.max(most, ++underWay);
    for (let turn = 0; turn <= one % 3; turn++) await breath();
    underWay--;
  });
  expect(begun).toEqual([...Array(30).keys()]);
  expect(most).toBe(4);
});

test("when the network goes, it ends with what is under way", async () => {
  const begun: number[] = [];
  const going = forEachConcurrently([...Array(30).keys()], 4, async (one) => {
    begun.push(one);
    await breath();
    if (one === 5) throw new TypeError("no network");
  });
  await expect(going).rejects.toThrow("no network");
  expect(begun.length).toBeLessThan(12);
});
