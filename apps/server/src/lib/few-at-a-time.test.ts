import { setImmediate as settled } from "node:timers/promises";
import { expect, test } from "vitest";
import { fewAtATime } from "./few-at-a-time.ts";

/** Work that ends when it is told to. */
function jobs(count: number) {
  const gates = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const job = (index: number) => async () => {
    begun.push(index);
    await gates[index]!.promise;
    return index;
  };
  return { gates, begun, job };
}

test("two are worked on at once, the others in the order in which they came", async () => {
  const lane = fewAtATime({ atOnce: 2, longestLine: 10, retryAfterSeconds: 3 });
  const { gates, begun, job } = jobs(4);
  const ends = [0, 1, 2, 3].map((index) => lane(job(index)));
  await settled();
  expect(begun).toEqual([0, 1]);
  gates[1]!.resolve();
  await ends[1];
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(ends)).toEqual([0, 1, 2, 3]);
});

test("who comes when the line is full is refused at once, and told when to come again", async () => {
  const lane = fewAtATime({ atOnce: 1, longestLine: 1, retryAfterSeconds: 3 });
  const { gates, begun, job } = jobs(3);
  const first = lane(job(0));
  const second = lane(job(1));
  await expect(lane(job(2))).rejects.toMatchObject({
    code: "unavailable",
    details: { retryAfterSeconds: 3 },
  });
  gates[0]!.resolve();
  gates[1]!.resolve();
  expect(await Promise.all([first, second])).toEqual([0, 1]);
  expect(begun).toEqual([0, 1]);
});

test("work that fails leaves its place to the next", async () => {
  const lane = fewAtATime({ atOnce: 1, longestLine: 5, retryAfterSeconds: 3 });
  const failing = lane(() => Promise.reject(new Error("no")));
  const next = lane(() => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});
