import { expect, test } from "vitest";
import { subscribe } from "../../lib/server-events.ts";
import { testBucket } from "../../testing/kept-stores.ts";
import type { Patience } from "./bucket.ts";
import { s3Store } from "./s3-store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

const key = "recordings/rosa/1.wav";
const content = Uint8Array.from([1, 2, 3]);
const restMs = 3_000;
const patience: Patience = { tries: 3, tryMs: 10_000, pauseMs: 1, failures: 6, restMs };

async function testPlace(changed: Partial<Patience> = {}) {
  const clock = { ms: 0 };
  const { server, bucket } = await testBucket("", { ...patience, ...changed }, () => clock.ms);
  const store = s3Store(bucket);
  await store.put(key, content);
  server.requests.length = 0;
  /** Requests the object, and reports how many requests reached the bucket. */
  const ask = async () => {
    const before = server.requests.length;
    const said = await store.get(key).then(
      () => "there",
      (error: unknown) => (error instanceof StoreUnavailable ? "not available" : error),
    );
    return [said, server.requests.length - before];
  };
  return { server, store, clock, ask };
}

test("a bucket that is away is asked by two in vain; who comes then is told at once", async () => {
  const { server, ask } = await testPlace();
  server.fault = "down";
  expect(await ask()).toEqual(["not available", 3]);
  expect(await ask()).toEqual(["not available", 3]);
  for (let caller = 0; caller < 20; caller += 1) expect(await ask()).toEqual(["not available", 0]);
});

test("one request in a while finds out, with one try, and when the bucket is back it is back for all", async () => {
  const { server, clock, ask } = await testPlace();
  server.fault = { status: 503 };
  await ask();
  await ask();
  clock.ms += restMs;
  expect(await ask()).toEqual(["not available", 1]);
  expect(await ask()).toEqual(["not available", 0]);
  server.fault = undefined;
  expect(await ask(), "nobody knows it yet").toEqual(["not available", 0]);
  clock.ms += restMs;
  expect(await ask()).toEqual(["there", 1]);
  Object.assign(server, { fault: "down", faultsLeft: 2 });
  expect(await ask(), "as patient as ever").toEqual(["there", 3]);
});

test("who is still trying when it is given up tries no more", async () => {
  const { server, ask } = await testPlace({ tryMs: 100, failures: 2 });
  server.fault = "silent";
  const [said, requests] = await ask();
  expect(said).toBe("not available");
  // One of them may have been abandoned on its way.
  expect(requests).toBeLessThanOrEqual(2);
});

test("a bucket that says no is there: its answers come as they are", async () => {
  const { server, ask } = await testPlace();
  server.fault = { status: 403 };
  for (let caller = 0; caller < 10; caller += 1) expect(await ask()).toEqual(["not available", 1]);
  server.fault = undefined;
  expect(await ask()).toEqual(["there", 1]);
});

test("who is told at once hears why, and is counted", async () => {
  const { server, store } = await testPlace();
  let failures = 0;
  const end = subscribe("bucketFailure", () => (failures += 1));
  server.fault = { status: 500 };
  const whys: unknown[] = [];
  for (let caller = 0; caller < 3; caller += 1)
    whys.push(await store.get(key).catch((error: StoreUnavailable) => error.why));
  end();
  expect(whys).toEqual(Array.from({ length: 3 }, () => "the bucket clinic-files answers 500"));
  expect(failures).toBe(3);
});
