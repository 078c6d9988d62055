import { expect, test } from "vitest";
import { withLease, withWebLocks } from "./exclusive.ts";
import { memoryStore } from "./memory-store.ts";

const leased = () => withLease(memoryStore(), "this tab", () => Date.now());
type Locks = Parameters<typeof withWebLocks>[0];

test("where the browser has locks and refuses them, the work is done all the same", async () => {
  const refusing = {
    request: () => Promise.reject(new DOMException("The request was denied.", "SecurityError")),
  } as unknown as Locks;
  let isDone = false;
  const work = async () => void (isDone = true);
  expect(await withWebLocks(refusing, leased())("send", work)).toBe(true);
  expect(isDone).toBe(true);
});

test("what goes wrong in the work itself is not done twice", async () => {
  const granting = {
    request: (_name: string, _how: object, run: (lock: object) => unknown) =>
      Promise.resolve().then(() => run({})),
  } as unknown as Locks;
  let tries = 0;
  const work = () => Promise.reject(new Error(`broken ${(tries += 1)}`));
  await expect(withWebLocks(granting, leased())("send", work)).rejects.toThrow("broken 1");
});
