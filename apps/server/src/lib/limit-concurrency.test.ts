import { setImmediate as settled } from "node:timers/promises";
import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

/** Work that ends when told to. */
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
  const lane = limitConcurrency({ concurrency: 2, maxQueued: 10, retryAfterSeconds: 3 });
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
  const lane = limitConcurrency({ concurrency: 1, maxQueued: 1, retryAfterSeconds: 3 });
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
  const lane = limitConcurrency({ concurrency: 1, maxQueued: 5, retryAfterSeconds: 3 });
  const failing = lane(() => Promise.reject(new Error("no")));
  const next = lane(() => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});

test("the first of everybody comes before the second of anybody", async () => {
  const lane = limitConcurrency({ concurrency: 1, maxQueued: 10, retryAfterSeconds: 3 });
  const { gates, begun, job } = jobs(6);
  const whose = ["rosa", "rosa", "rosa", "rosa", "sam", "sam"];
  const ends = whose.map((one, index) => lane(job(index), { whose: one }));
  for (const gate of gates) gate.resolve();
  await Promise.all(ends);
  expect(begun).toEqual([0, 4, 1, 5, 2, 3]);
});

test("one person has so many places, and so long a line, and no more", async () => {
  const shares = { concurrency: 4, maxQueued: 10, maxPerOwner: 2, maxQueuedPerOwner: 1 };
  const lane = limitConcurrency({ ...shares, retryAfterSeconds: 3 });
  const { gates, begun, job } = jobs(6);
  const rosa = { whose: "rosa" };
  const ends = [0, 1, 2].map((index) => lane(job(index), rosa));
  await expect(lane(job(3), rosa)).rejects.toMatchObject({ code: "unavailable" });
  ends.push(lane(job(4), { whose: "sam" }));
  await settled();
  expect(begun, "whoever has their share is passed by").toEqual([0, 1, 4]);
  for (const gate of gates) gate.resolve();
  await Promise.all(ends);
  expect(begun).toEqual([0, 1, 4, 2]);
});

test("what takes several places waits until there are as many, and nothing small passes it for ever", async () => {
  const lane = limitConcurrency({ concurrency: 3, maxQueued: 10, retryAfterSeconds: 3 });
  const { gates, begun, job } = jobs(4);
  const ends = [
    lane(job(0), { places: 2 }),
    lane(job(1), { places: 2 }),
    lane(job(2)),
    lane(job(3), { places: 100 }),
  ];
  await settled();
  expect(begun).toEqual([0]);
  gates[0]!.resolve();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(ends)).toEqual([0, 1, 2, 3]);
});

test("what nobody waits for anymore is not begun, and takes up no line", async () => {
  const lane = limitConcurrency({ concurrency: 1, maxQueued: 1, retryAfterSeconds: 3 });
  const { gates, begun, job } = jobs(4);
  const gone = new AbortController();
  const first = lane(job(0));
  const second = lane(job(1), { signal: gone.signal });
  gone.abort();
  await expect(second).rejects.toMatchObject({ code: "unavailable" });
  const late = lane(job(2), { signal: gone.signal });
  await expect(late).rejects.toMatchObject({ code: "unavailable" });
  const third = lane(job(3));
  for (const gate of gates) gate.resolve();
  await Promise.all([first, third]);
  expect(begun).toEqual([0, 3]);
});
