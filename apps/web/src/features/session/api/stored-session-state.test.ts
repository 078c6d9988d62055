import { describe, expect, test } from "vitest";
import { makeSession } from "../engine/session.fixture.ts";
import type { StoredSession, PrefetchedSession, SubmitToken } from "../outbox/practice-store.ts";
import {
  isResumable,
  isPrefetchDue,
  isStartable,
  unansweredTasks,
} from "./stored-session-state.ts";

const hour = 3_600_000;
/** Friday, 20 November, in the morning of whatever zone the device is in. */
const now = new Date(2026, 10, 20, 9).getTime();

const session = makeSession([26], 4);
const homework = session.scheduleId!;
const open: StoredSession = { session, clockOffsetMs: 0, answeredTaskIds: [], draft: undefined };
const prefetched = (putAsideAt: number): PrefetchedSession => ({
  ...open,
  putAsideAt,
  startUntil: putAsideAt + 7 * 24 * hour,
});
const submitToken: SubmitToken = {
  sessionId: session.sessionId,
  patientId: "rosa",
  token: "rgns_",
  until: now + hour,
};

test("open are the tasks without a result, from here or elsewhere", () => {
  const [first, second, ...rest] = session.tasks.map(({ taskId }) => taskId);
  const answered = {
    session: { ...session, answeredTaskIds: [first!] },
    answeredTaskIds: [second!],
  };
  expect(unansweredTasks(answered).map(({ taskId }) => taskId)).toEqual(rest);
});

test("a session that was put aside can be begun for seven days", () => {
  const kept = prefetched(now);
  expect(isStartable(kept, now + 7 * 24 * hour - 1)).toBe(true);
  expect(isStartable(kept, now + 7 * 24 * hour)).toBe(false);
});

describe("a session kept on the device is gone on with", () => {
  const builtAt = (ms: number) => ({ ...session, builtAt: new Date(ms).toISOString() });
  const month = 30 * 24 * hour;

  test("for a month, by the server's clock, while something is left", () => {
    const kept = { ...open, session: builtAt(now - month) };
    expect(isResumable(kept, now)).toBe(true);
    expect(isResumable(kept, now + 1)).toBe(false);
    expect(isResumable({ ...kept, clockOffsetMs: -hour }, now + 1)).toBe(true);
    const answeredTaskIds = session.tasks.map(({ taskId }) => taskId);
    expect(isResumable({ ...kept, answeredTaskIds }, now)).toBe(false);
  });

  test("however old it is, where it is an assessment", () => {
    const kept = { ...open, session: { ...builtAt(now - 9 * month), kind: "ASSESSMENT" as const } };
    expect(isResumable(kept, now)).toBe(true);
  });
});

describe("the next session is asked for", () => {
  const nothing = { prefetched: undefined, open: undefined, submitTokens: [] };

  test("where there is none, so also when the last one was begun and finished", () => {
    expect(isPrefetchDue(nothing, homework, now)).toBe(true);
    expect(isPrefetchDue({ ...nothing, submitTokens: [submitToken] }, homework, now)).toBe(true);
  });

  test("once a day, and at once for other homework", () => {
    const kept = (putAsideAt: number) => ({ ...nothing, prefetched: prefetched(putAsideAt) });
    expect(isPrefetchDue(kept(now - 8 * hour), homework, now)).toBe(false);
    expect(isPrefetchDue(kept(now - 10 * hour), homework, now)).toBe(true);
    expect(isPrefetchDue(kept(now), "other homework", now)).toBe(true);
  });

  test("in the middle of the homework for its permit alone, and after it, or beside another practice, for the homework", () => {
    expect(isPrefetchDue({ ...nothing, open }, homework, now)).toBe(true);
    expect(isPrefetchDue({ ...nothing, open, submitTokens: [submitToken] }, homework, now)).toBe(
      false,
    );
    const own = { ...open, session: { ...session, scheduleId: null } };
    const done = { ...open, answeredTaskIds: session.tasks.map(({ taskId }) => taskId) };
    const inClinic = { ...open, session: { ...session, place: "clinic" as const } };
    for (const kept of [done, inClinic])
      expect(
        isPrefetchDue({ ...nothing, open: kept, submitTokens: [submitToken] }, homework, now),
      ).toBe(true);
    expect(
      isPrefetchDue({ ...nothing, open: own, submitTokens: [submitToken] }, homework, now),
    ).toBe(true);
  });
});
