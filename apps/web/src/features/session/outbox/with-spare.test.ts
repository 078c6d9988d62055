import type { TaskResult } from "@regain/contract/entities/session";
import { expect, test } from "vitest";
import { memoryStore } from "./memory-store.ts";
import { withSpare } from "./with-spare.ts";

const answer = (uuid: string) =>
  ({ uuid, taskId: `task of ${uuid}`, patientId: "rosa", sendAttempts: 0 }) as TaskResult;

test("a device that fills up during practice loses no answer", async () => {
  const device = memoryStore();
  let isFull = false;
  const addAnswers: typeof device.addAnswers = async (patientId, results) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    await device.addAnswers(patientId, results);
  };
  const store = withSpare({ ...device, isLasting: true, addAnswers }, memoryStore());

  await store.addAnswers("rosa", [answer("first")]);
  expect(store.isLasting).toBe(true);
  isFull = true;
  await store.addAnswers("rosa", [answer("second")]);
  expect(store.isLasting).toBe(false);

  expect(await store.countUnsent("rosa")).toBe(2);
  await store.noteAttempt(["first", "second"]);
  const unsent = await store.unsentAnswers("rosa", 20);
  expect(unsent.map(({ uuid, sendAttempts }) => [uuid, sendAttempts])).toEqual([
    ["first", 1],
    ["second", 1],
  ]);
  await store.removeAnswers(["first", "second"]);
  expect(await store.countUnsent("rosa")).toBe(0);
});
