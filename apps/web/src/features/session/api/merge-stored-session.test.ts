import type { TaskResult } from "@regain/contract/entities/session";
import { expect, test } from "vitest";
import { makeSession } from "../engine/session.fixture.ts";
import type { StoredSession } from "../outbox/practice-store.ts";
import { mergeStoredSession } from "./merge-stored-session.ts";

const session = makeSession([26], 4);
const [first, second, third] = session.tasks.map(({ taskId }) => taskId) as [
  string,
  string,
  string,
];
const fetched: StoredSession = {
  session,
  clockOffsetMs: 40,
  answeredTaskIds: [],
  draft: undefined,
};
const draft = { taskId: third, events: [] };
const unsent = (taskId: string) => [{ taskId } as TaskResult];

test("answers given here and not yet sent are not asked again", () => {
  const kept = { ...fetched, answeredTaskIds: [first], draft };
  expect(mergeStoredSession(fetched, kept, unsent(second))).toEqual({
    ...fetched,
    answeredTaskIds: [first, second],
    draft,
  });
});

test("another session's answers and open item do not count", () => {
  const kept = {
    ...fetched,
    session: { ...session, sessionId: "another" },
    answeredTaskIds: [first],
    draft,
  };
  expect(mergeStoredSession(fetched, kept, unsent("another task"))).toEqual(fetched);
});

test("without anything kept, what is still unsent counts", () => {
  expect(mergeStoredSession(fetched, undefined, unsent(first)).answeredTaskIds).toEqual([first]);
});
