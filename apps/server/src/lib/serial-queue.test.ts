import { expect, test } from "vitest";
import { serialQueue } from "./serial-queue.ts";

test("what came later waits, also for what fails", async () => {
  const lane = serialQueue();
  const told: string[] = [];
  const step = (name: string, isGood = true) =>
    lane(async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (!isGood) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([step("one"), step("two", false), step("three")]);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(told).toEqual(
    ["one", "two", "three"].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});
