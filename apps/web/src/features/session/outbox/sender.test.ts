import type { TaskResult } from "@regain/contract/entities/session";
import { describe, expect, test } from "vitest";
import { withLease } from "./exclusive.ts";
import { memoryStore } from "./memory-store.ts";
import { createSender, delayAfter, type Hindrance, type RecordStatus } from "./sender.ts";

const patientId = "rosa";

function answer(index: number): TaskResult {
  const time = "2026-11-20T09:00:00.000Z";
  return {
    uuid: `answer ${index}`,
    taskId: `task ${index}`,
    sessionId: "session",
    patientId,
    userId: patientId,
    taskType: 1,
    accuracy: 100,
    latency: 900,
    skipType: "NONE",
    startTime: time,
    endTime: time,
    timestamp: time,
    clientVersionNumber: "7.0",
    additionalDataJson: "{}",
    sendAttempts: 0,
  };
}

const answers = (count: number) => Array.from({ length: count }, (_, index) => answer(index));
const allStored = (sent: readonly TaskResult[]): RecordStatus[] =>
  sent.map(({ uuid }) => ({ uuid, status: "stored" }));

class Refused extends Error {}
class NotTaken extends Error {}
class LeftBehind extends Error {}
class Busy extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super();
    this.seconds = seconds;
  }
}

/** An outbox whose server does as it is told, and whose waits are recorded. */
async function outboxWith(
  count: number,
  server: (sent: readonly TaskResult[]) => readonly RecordStatus[] | undefined,
  choose = (waiting: readonly TaskResult[]) => waiting,
  store = memoryStore(),
  now = () => 0,
) {
  await store.addAnswers(patientId, answers(count));
  const batches: (readonly TaskResult[])[] = [];
  const waits: number[] = [];
  const heard: [number, Hindrance | undefined][] = [];
  let wake = () => {};
  const sender = createSender({
    patientId,
    store,
    choose: async (waiting) => choose(waiting),
    send: async (sent) => {
      batches.push(sent);
      return server(sent);
    },
    hindranceOf(error) {
      if (error instanceof NotTaken) return "refused";
      if (error instanceof Busy) return "busy";
      if (error instanceof LeftBehind) return "left-behind";
      return error instanceof Refused ? "signed-out" : "unreachable";
    },
    retryAfterMs: (error) => (error instanceof Busy ? error.seconds * 1000 : 0),
    exclusively: withLease(store, "this tab", now),
    later: (run, ms) => {
      wake = run;
      waits.push(ms);
      return () => undefined;
    },
    onChange: (unsent, hindrance) => heard.push([unsent, hindrance]),
  });
  return { store, sender, batches, waits, heard, wake: () => wake() };
}

test("answers are sent in the order they were given, 20 at most at a time", async () => {
  const { store, sender, batches, heard } = await outboxWith(45, allStored);
  await sender.flush();
  expect(batches.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(batches.flat().map(({ uuid }) => uuid)).toEqual(answers(45).map(({ uuid }) => uuid));
  expect(await store.countUnsent(patientId)).toBe(0);
  expect(heard.at(-1)).toEqual([0, undefined]);
});

test("stored, duplicate and rejected are all final", async () => {
  const { store, sender } = await outboxWith(3, (sent) =>
    sent.map(({ uuid }, index) => ({
      uuid,
      status: (["stored", "duplicate", "rejected"] as const)[index] ?? "stored",
    })),
  );
  await sender.flush();
  expect(await store.countUnsent(patientId)).toBe(0);
});

describe("when it cannot be sent", () => {
  test("a lost network keeps every answer, counts the attempts and tries again later", async () => {
    let isDown = true;
    const { store, sender, batches, waits, heard } = await outboxWith(2, (sent) => {
      if (isDown) throw new Error("no network");
      return allStored(sent);
    });
    await sender.flush();
    await sender.flush();
    expect(heard.at(-1)).toEqual([2, "unreachable"]);
    expect(waits).toEqual([1_000, 2_000]);
    isDown = false;
    await sender.flush();
    expect(batches.at(-1)?.map(({ sendAttempts }) => sendAttempts)).toEqual([3, 3]);
    expect(await store.countUnsent(patientId)).toBe(0);
    expect(heard.at(-1)).toEqual([0, undefined]);
  });

  test("what another tab has sent meanwhile no longer holds anything back", async () => {
    const { store, sender, heard } = await outboxWith(1, () => {
      throw new Error("no network");
    });
    await sender.flush();
    expect(heard.at(-1)).toEqual([1, "unreachable"]);
    const other = await outboxWith(0, allStored, undefined, store);
    await other.sender.flush();
    await sender.flush();
    expect(heard.at(-1)).toEqual([0, undefined]);
  });

  test("an ended sign-in keeps every answer and waits for a new one", async () => {
    const { store, sender, waits, heard } = await outboxWith(2, () => {
      throw new Refused();
    });
    await sender.flush();
    expect(heard.at(-1)).toEqual([2, "signed-out"]);
    expect(waits).toEqual([]);
    expect(await store.countUnsent(patientId)).toBe(2);
  });

  test("without a network and after a log-out, what the device may send alone is tried again later", async () => {
    const { store, sender, waits, heard } = await outboxWith(2, () => {
      throw new LeftBehind();
    });
    await sender.flush();
    expect(heard.at(-1)).toEqual([2, "left-behind"]);
    expect(waits).toEqual([1_000]);
    expect(await store.countUnsent(patientId)).toBe(2);
  });

  test("a server that names none of the answers is not asked on and on", async () => {
    const { store, sender, batches, waits } = await outboxWith(2, () => []);
    await sender.flush();
    expect(batches).toHaveLength(1);
    expect(waits).toEqual([1_000]);
    expect(await store.countUnsent(patientId)).toBe(2);
  });

  test("a busy server is asked again when it said, and not before, whatever is answered meanwhile", async () => {
    let isOverloaded = true;
    const outbox = await outboxWith(2, (sent) => {
      if (isOverloaded) throw new Busy(9);
      return allStored(sent);
    });
    const { store, sender, batches, waits, heard } = outbox;
    await sender.flush();
    expect(waits).toEqual([9_000]);
    expect(heard.at(-1)).toEqual([2, "busy"]);
    await store.addAnswers(patientId, [answer(2)]);
    await sender.flush();
    expect(batches).toHaveLength(1);
    expect(heard.at(-1)).toEqual([3, "busy"]);
    isOverloaded = false;
    outbox.wake();
    await sender.flush();
    expect(batches.map(({ length }) => length)).toEqual([2, 3]);
    expect(heard.at(-1)).toEqual([0, undefined]);
    expect(await store.countUnsent(patientId)).toBe(0);
  });

  test("it never comes sooner than by itself after as many failures", async () => {
    const { sender, waits, wake } = await outboxWith(1, () => {
      throw new Busy(2);
    });
    for (let tries = 0; tries < 4; tries++) {
      await sender.flush();
      wake();
      await sender.flush();
    }
    expect(waits.slice(0, 4)).toEqual([2_000, 2_000, 4_000, 8_000]);
  });

  test("the wait doubles from 1 s to 60 s", () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 8].map(delayAfter);
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });
});

test("an answer that comes while the last is being told goes as well", async () => {
  const { store, sender, batches } = await outboxWith(1, allStored);
  const first = sender.flush();
  await store.addAnswers(patientId, [answer(1)]);
  await Promise.all([first, sender.flush()]);
  expect(batches.flat()).toHaveLength(2);
  expect(await store.countUnsent(patientId)).toBe(0);
});

test("two tabs send once", async () => {
  const { store, sender, batches, waits } = await outboxWith(2, allStored);
  expect(await store.takeLease("regain-outbox-rosa", "another tab", 0, 30_000)).toBe(true);
  await sender.flush();
  expect(batches).toEqual([]);
  expect(waits).toEqual([1_000]);
  await store.dropLease("regain-outbox-rosa", "another tab");
  await Promise.all([sender.flush(), sender.flush()]);
  expect(batches).toHaveLength(1);
});

describe("slow batches of two tabs without Web Locks", () => {
  test("the lease is renewed before each batch, so that the other tab does not send as well", async () => {
    const store = memoryStore();
    let now = 0;
    const taken: boolean[] = [];
    const { sender, batches } = await outboxWith(
      60,
      (sent) => {
        now += 60_000;
        void store
          .takeLease("regain-outbox-rosa", "another tab", now, now + 75_000)
          .then((isFree) => taken.push(isFree));
        return allStored(sent);
      },
      undefined,
      store,
      () => now,
    );
    await sender.flush();
    expect(batches).toHaveLength(3);
    expect(taken).toEqual([false, false, false]);
  });

  test("a tab that slept over its turn leaves the rest to the one that took it", async () => {
    const store = memoryStore();
    let now = 0;
    const { sender, batches, waits } = await outboxWith(
      40,
      (sent) => {
        now += 80_000;
        void store.takeLease("regain-outbox-rosa", "another tab", now, now + 75_000);
        return allStored(sent);
      },
      undefined,
      store,
      () => now,
    );
    await sender.flush();
    expect(batches).toHaveLength(1);
    expect(waits).toEqual([1_000]);
    expect(await store.takeLease("regain-outbox-rosa", "a third", now, now)).toBe(false);
  });
});

test("the lease of a tab that died runs out", async () => {
  const store = memoryStore();
  let now = 0;
  const mine = withLease(store, "this tab", () => now);
  await store.takeLease("outbox", "a tab that died", 0, 30_000);
  expect(await mine("outbox", async () => undefined)).toBe(false);
  now = 30_000;
  expect(await mine("outbox", async () => undefined)).toBe(true);
});

test("an answer marks its task in the kept session, and ends its draft", async () => {
  const store = memoryStore();
  const session = { tasks: [{ taskId: "task 0" }] } as never;
  const draft = { taskId: "task 0", events: [] };
  await store.keepSession(patientId, { session, clockOffsetMs: 0, answeredTaskIds: [], draft });
  await store.addAnswers(patientId, [answer(0)]);
  await store.keepDraft(patientId, draft);
  expect(await store.keptSession(patientId)).toMatchObject({
    answeredTaskIds: ["task 0"],
    draft: undefined,
  });
});

describe("after a log-out, with answers that need a sign-in and others that do not", () => {
  const mayGo = (from: number) => (waiting: readonly TaskResult[]) =>
    waiting.filter(({ uuid }) => Number(uuid.slice("answer ".length)) >= from);

  test("many of the one sort do not hold back the other, however far behind it waits", async () => {
    const { store, sender, batches, heard, waits } = await outboxWith(115, allStored, mayGo(90));
    await sender.flush();
    expect(batches.map(({ length }) => length)).toEqual([20, 5]);
    expect(batches[0]?.[0]?.uuid).toBe("answer 90");
    expect(heard.at(-1)).toEqual([90, "signed-out"]);
    expect(waits).toEqual([]);
    const left = await store.unsentAnswers(patientId, 200);
    expect(left.map(({ sendAttempts }) => sendAttempts)).not.toContain(1);
  });

  test("where the leave to send some has ended, others are next", async () => {
    let chosen = [0, 1];
    const { sender, batches, heard } = await outboxWith(
      3,
      (sent) => {
        if (sent.length < 2) return allStored(sent);
        chosen = [2];
        return undefined;
      },
      (waiting) => waiting.filter(({ uuid }) => chosen.some((one) => uuid === `answer ${one}`)),
    );
    await sender.flush();
    expect(batches.map((sent) => sent.map(({ uuid }) => uuid))).toEqual([
      ["answer 0", "answer 1"],
      ["answer 2"],
    ]);
    expect(heard.at(-1)).toEqual([2, "signed-out"]);
  });
});

test("a store that cannot be read is told of by the last count, and asked again later", async () => {
  const store = memoryStore();
  const { sender, heard, waits } = await outboxWith(2, allStored, undefined, store);
  const dead = () => Promise.reject(new DOMException("closed", "InvalidStateError"));
  Object.assign(store, { unsentAnswers: dead });
  await sender.flush();
  expect(heard.at(-1)).toEqual([2, "unreachable"]);
  Object.assign(store, { countUnsent: dead });
  await sender.flush();
  expect(heard.at(-1)).toEqual([2, "unreachable"]);
  expect(waits).toEqual([1_000, 2_000]);
});

test("answers of another patient on the same device stay where they are", async () => {
  const { store, sender, batches } = await outboxWith(0, allStored);
  await store.addAnswers("sam", [{ ...answer(7), patientId: "sam" }]);
  await sender.flush();
  expect(batches).toEqual([]);
  expect(await store.countUnsent("sam")).toBe(1);
});

test("one answer that the server does not take holds no other back, and stays here", async () => {
  const { sender, store } = await outboxWith(50, (sent) => {
    if (sent.some(({ uuid }) => uuid === "answer 7")) throw new NotTaken();
    return allStored(sent);
  });
  await sender.flush();
  const left = await store.unsentAnswers(patientId, 100);
  expect(left.map(({ uuid }) => uuid)).toEqual(["answer 7"]);
});
