import type { TaskResult } from "@regain/contract/entities/session";
import { expect, test } from "vitest";
import { withLease } from "./exclusive.ts";
import { memoryStore } from "./memory-store.ts";
import type { PracticeStore } from "./practice-store.ts";
import { reconnecting } from "./reconnecting.ts";
import { createSender, type Hindrance } from "./sender.ts";
import { withFallback } from "./with-fallback.ts";

const answer = (uuid: string) =>
  ({ uuid, taskId: `task of ${uuid}`, patientId: "rosa", sendAttempts: 0 }) as TaskResult;

/** The device's storage, and connections to it, which the browser ends or refuses as told. */
function device() {
  const disk = { ...memoryStore(), isLasting: true };
  let alive = 0;
  let opened = 0;
  let isRefused = false;
  let end = () => {};
  const name = "The database connection is closing.";

  const connectionTo = (own: number): PracticeStore =>
    new Proxy(disk, {
      get(target, key: keyof PracticeStore) {
        const kept = target[key];
        if (typeof kept !== "function" || own === alive) return kept;
        return () => Promise.reject(new DOMException(name, "InvalidStateError"));
      },
    });

  return {
    disk,
    openedCount: () => opened,
    open: (ended: () => void) => {
      if (isRefused) return Promise.reject(new DOMException("newer", "VersionError"));
      opened += 1;
      alive = opened;
      end = ended;
      return Promise.resolve({ store: connectionTo(opened), close: () => {} });
    },
    /** The connection is gone; the browser may or may not tell the page. */
    die({ isTold = false, forGood = false } = {}) {
      alive = 0;
      isRefused = forGood;
      if (isTold) end();
    },
  };
}

/** Rosa's outbox on such a device; the server takes everything or cannot be reached. */
async function outboxOn({ open }: ReturnType<typeof device>) {
  const store = withFallback(await reconnecting(open), memoryStore());
  const sent: string[] = [];
  const heard: [number, Hindrance | undefined, boolean][] = [];
  const server = { isDown: false };
  const sender = createSender({
    patientId: "rosa",
    store,
    choose: async (waiting) => waiting,
    send: async (answers) => {
      if (server.isDown) throw new Error("no network");
      sent.push(...answers.map(({ uuid }) => uuid));
      return answers.map(({ uuid }) => ({ uuid, status: "stored" }));
    },
    hindranceOf: () => "unreachable",
    retryAfterMs: () => 0,
    exclusively: withLease(store, "this tab", () => 0),
    later: () => () => undefined,
    onChange: (unsent, hindrance) => heard.push([unsent, hindrance, store.isLasting]),
  });
  return { store, sender, sent, heard, server };
}

test.each([true, false])(
  "a connection that ends between two answers is opened again (told: %s): both are sent once",
  async (isTold) => {
    const own = device();
    const { store, sender, sent, heard, server } = await outboxOn(own);
    server.isDown = true;
    await store.addAnswers("rosa", [answer("first")]);
    await sender.flush();
    own.die({ isTold });
    await store.addAnswers("rosa", [answer("second")]);
    await sender.flush();
    expect(heard.at(-1)).toEqual([2, "unreachable", true]);
    expect(await own.disk.countUnsent("rosa"), "both are on the device").toBe(2);
    server.isDown = false;
    await sender.flush();
    expect(sent).toEqual(["first", "second"]);
    expect(heard.at(-1)).toEqual([0, undefined, true]);
    expect(await own.disk.countUnsent("rosa")).toBe(0);
    expect(own.openedCount()).toBe(2);
  },
);

test("one that never comes back: all is sent from memory, and the page is to be kept open until then", async () => {
  const own = device();
  const { store, sender, sent, heard, server } = await outboxOn(own);
  server.isDown = true;
  await store.addAnswers("rosa", [answer("first")]);
  await sender.flush();
  own.die({ forGood: true });
  await sender.flush();
  expect(heard.at(-1)).toEqual([1, "unreachable", false]);
  expect(store.isWhole, "an earlier page may have left more there").toBe(false);
  await store.addAnswers("rosa", [answer("second")]);
  await sender.flush();
  expect(heard.at(-1)).toEqual([2, "unreachable", false]);
  server.isDown = false;
  await sender.flush();
  expect(sent).toEqual(["first", "second"]);
  expect(heard.at(-1)).toEqual([0, undefined, false]);
});

test("one that comes back later does not send again what went from memory", async () => {
  const own = device();
  const { store, sender, sent, server } = await outboxOn(own);
  server.isDown = true;
  await store.addAnswers("rosa", [answer("first")]);
  own.die({ forGood: true });
  await store.addAnswers("rosa", [answer("second")]);
  server.isDown = false;
  await sender.flush();
  own.die();
  await store.addAnswers("rosa", [answer("third")]);
  expect(await store.countUnsent("rosa")).toBe(1);
  await sender.flush();
  expect(sent).toEqual(["first", "second", "third"]);
  expect(await own.disk.countUnsent("rosa")).toBe(0);
});

test("what is no fault of the connection is said, and opens no other", async () => {
  const own = device();
  const store = await reconnecting(own.open);
  own.disk.keepDraft = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  await expect(store.keepDraft("rosa", { taskId: "a", events: [] })).rejects.toThrow("full");
  expect(own.openedCount()).toBe(1);
});

test("a browser that refuses the first says so", async () => {
  const own = device();
  own.die({ forGood: true });
  await expect(reconnecting(own.open)).rejects.toThrow("newer");
});
