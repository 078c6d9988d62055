import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { startSession } from "@regain/contract/calls/session/start-session";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { taskHierarchy } from "@regain/contract/calls/schedule/task-hierarchy";
import { taskTypes as taskTypesCall } from "@regain/contract/calls/session/task-types";
import type { TherapySession } from "@regain/contract/entities/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addToCaseload, setSubscriptionStatus } from "../../builders/people.ts";
import { resultOf, resultsOf } from "../../testing/practice.ts";
import {
  homework,
  newPatient,
  practise,
  refusal,
  type NewPatient,
} from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { acceptedMs, resumableMs } from "./session.rules.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const levels = (patient: NewPatient) =>
  server.seed(async (trx) => {
    const rows = await trx
      .selectFrom("task_levels")
      .selectAll()
      .where("patient_id", "=", patient.id)
      .execute();
    return Object.fromEntries(rows.map((row) => [row.task_type_id, row.level]));
  });

describe("Rosa starts her homework", () => {
  test("and gets its items in order, at her levels, with everything to play them", async () => {
    const rosa = await newPatient(server);
    const session = await rosa.start();
    expect(session).toMatchObject({ kind: "SCHEDULED", place: "home", answeredTaskIds: [] });
    expect(session.scheduleId).toBe(rosa.scheduleId);
    expect(session.tasks.map(({ taskType }) => taskType)).toEqual([33, 33, 33, 33, 1, 1]);
    expect(session.tasks.map(({ taskLevel }) => taskLevel)).toEqual([2, 2, 2, 2, 1, 1]);
    expect(session.taskTypes.map(({ typeId }) => typeId)).toEqual([33, 1]);
  });

  test("and asking again, also twice at once, answers the same session until it is done", async () => {
    const rosa = await newPatient(server);
    const [first, second] = await Promise.all([rosa.start(), rosa.start()]);
    expect(second.sessionId).toBe(first.sessionId);
    expect(second.tasks).toEqual(first.tasks);
    await rosa.send([resultOf(rosa.id, first.tasks[0]!, server.now())]);

    const third = await rosa.start({ scheduleId: rosa.scheduleId! });
    expect(third.sessionId).toBe(first.sessionId);
    expect(third.answeredTaskIds).toEqual([first.tasks[0]!.taskId]);

    await rosa.send(resultsOf(rosa.id, first, server.now()));
    const next = await rosa.start();
    expect(next.sessionId).not.toBe(first.sessionId);
  });

  test("and what she met this week does not come again while there is something else", async () => {
    const rosa = await newPatient(server, {}, [{ typeId: 1, taskCount: 5, taskLevel: 3 }]);
    const words = (session: TherapySession) =>
      session.tasks.map(({ taskView }) => taskView.answerText);
    const first = words(await practise(server, rosa));
    const second = words(await practise(server, rosa));
    expect(new Set([...first, ...second]).size).toBe(10);
  });

  test("and after a month away a fresh one is built; late results of the old one are still taken", async () => {
    const rosa = await newPatient(server);
    const old = await rosa.start();
    server.advance(resumableMs + 60_000);
    // Her session has expired as well.
    const back = await rosa.signIn();
    expect((await back.start()).sessionId).not.toBe(old.sessionId);
    const late = (index: number) => [resultOf(rosa.id, old.tasks[index]!, server.now())];
    expect((await back.send(late(0))).results[0]?.status).toBe("stored");
    server.advance(acceptedMs - resumableMs);
    const { results } = await (await rosa.signIn()).send(late(1));
    expect(results[0]).toMatchObject({ status: "rejected", code: "session-too-old" });
  });
});

describe("Rosa chooses her own exercises", () => {
  test("and gets five items of each at her own level, which do not move it", async () => {
    const rosa = await newPatient(server);
    for (let round = 0; round < 3; round++) {
      const session = await rosa.start({ taskTypeIds: "33,19" });
      expect(session).toMatchObject({ kind: "SELF_GUIDED", scheduleId: null, place: "home" });
      expect(session.tasks).toHaveLength(10);
      expect(session.tasks.filter(({ taskType }) => taskType === 33)[0]?.taskLevel).toBe(2);
      expect((await rosa.start({ taskTypeIds: "19,33" })).sessionId).toBe(session.sessionId);
      await rosa.send(resultsOf(rosa.id, session, server.now()));
    }
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 1 });
    const other = await rosa.start({ taskTypeIds: "7" });
    expect((await rosa.start({ taskTypeIds: "7,33" })).sessionId).not.toBe(other.sessionId);
  });

  test("but not exercises that do not exist, or none at all", async () => {
    const rosa = await newPatient(server);
    expect(await refusal(rosa.start({ taskTypeIds: "1,9999" }))).toEqual([
      422,
      "unknown-task-type",
    ]);
    expect(await refusal(rosa.start({ taskTypeIds: "33;1" }))).toEqual([400, "malformed-request"]);
    const none = rosa.call(startSession, {
      params: { id: rosa.id, kind: "SELF_GUIDED" },
      query: {},
    });
    expect(await refusal(none)).toEqual([400, "malformed-request"]);
  });
});

describe("who may not", () => {
  test("a subscription that does not cover practice is told so, and can still send what is left", async () => {
    const tess = await newPatient(server);
    const { tasks } = await tess.start();
    await tess.call(deferAssessment, { params: { id: tess.id }, body: {} });
    expect((await tess.welcome()).therapyData.assessmentText).not.toBe("");
    await server.seed((trx) => setSubscriptionStatus(trx, tess.id, "trialEnded"));
    expect(await refusal(tess.start())).toEqual([402, "subscription-required"]);
    const { results } = await tess.send([resultOf(tess.id, tasks[0]!, server.now())]);
    expect(results[0]?.status).toBe("stored");
    const { screenData, sessionData, therapyData } = await tess.welcome();
    expect(screenData).toMatchObject({ showSubscribe: true, primaryButton: null });
    expect(sessionData.canPractise).toBe(false);
    expect(therapyData.assessmentText, "what cannot be done is not offered").toBe("");
    expect(screenData.messageText2).toContain("free trial has ended");
  });

  test("a practice that was begun goes on when the homework is replaced, and is started by its name alone", async () => {
    const rosa = await newPatient(server);
    const scheduleId = rosa.scheduleId!;
    const begun = await rosa.start({ scheduleId });
    await rosa.send([resultOf(rosa.id, begun.tasks[0]!, server.now())]);
    await server.seed((trx) =>
      replaceSchedule(trx, rosa.id, homework, { authorId: null, now: server.now() }),
    );
    const again = await rosa.start({ scheduleId });
    expect(again).toMatchObject({
      sessionId: begun.sessionId,
      answeredTaskIds: [begun.tasks[0]!.taskId],
    });
    const next = await rosa.start();
    expect(next.sessionId).not.toBe(begun.sessionId);
    await rosa.send(begun.tasks.slice(1).map((task) => resultOf(rosa.id, task, server.now())));
    expect(await refusal(rosa.start({ scheduleId }))).toEqual([404, "no-schedule"]);
  });

  test("without homework there is none to start, and somebody else's is not found", async () => {
    const sam = await newPatient(server, {}, []);
    const rosa = await newPatient(server);
    expect(await refusal(sam.start())).toEqual([404, "no-schedule"]);
    expect(await refusal(sam.start({ scheduleId: rosa.scheduleId! }))).toEqual([404, "not-found"]);
    await sam.call(deferAssessment, { params: { id: sam.id }, body: {} });
    expect((await sam.welcome()).screenData.messageText2).toContain("no practice planned");
    await server.seed((trx) =>
      replaceSchedule(trx, rosa.id, homework, { authorId: null, now: server.now() }),
    );
    expect(await refusal(rosa.start({ scheduleId: rosa.scheduleId! }))).toEqual([
      404,
      "no-schedule",
    ]);
  });

  test("another patient gets 404 everywhere, a clinician 403 where patients practise", async () => {
    const rosa = await newPatient(server);
    const sam = await newPatient(server);
    const danaId = await server.seed(async (trx) => {
      const id = await addClinician(trx, { username: "dana" });
      await addToCaseload(trx, { patient_id: rosa.id, clinician_id: id });
      return id;
    });
    const dana = server.client(await server.tokenFor(danaId));
    const params = { id: rosa.id };
    const calls = (call: typeof dana) => [
      () => call(startSession, { params: { ...params, kind: "SCHEDULED" }, query: {} }),
      () => call(sendResponses, { params, body: [{}] }),
      () => call(nextActivity, { params, query: {} }),
    ];
    for (const ask of calls(sam.call)) expect(await refusal(ask())).toEqual([404, "not-found"]);
    const [start, send, next] = calls(dana);
    for (const ask of [start!, next!]) expect(await refusal(ask())).toEqual([403, "patients-only"]);
    expect(await refusal(send!())).toEqual([403, "other-session"]);
    expect(await refusal(sam.call(activeSchedule, { params }))).toEqual([404, "not-found"]);
    const seen = await dana(activeSchedule, { params });
    expect(seen.scheduledTaskTypes).toMatchObject([
      { taskTypeId: 33, taskName: "arithmetic", taskCount: 4, taskLevel: 2, maxLevel: 12 },
      { taskTypeId: 1, taskCount: 2, taskLevel: 1 },
    ]);
  });
});

test("the exercises are listed, and grouped by skill area", async () => {
  const { call } = await newPatient(server);
  const { taskTypes } = await call(taskTypesCall, {});
  const { nodes } = await call(taskHierarchy, {});
  expect(
    nodes.flatMap(({ children }) => children.map(({ typeId }) => typeId)).toSorted((a, b) => a - b),
  ).toEqual(taskTypes.map(({ typeId }) => typeId).toSorted((a, b) => a - b));
  expect(taskTypes.every(({ typeId }) => typeId > 0)).toBe(true);
  // For one of them, how long an item takes depends on the level, and both say so.
  const faces = taskTypes.find(({ systemName }) => systemName === "faces_and_names")!;
  expect(faces.secondsByLevel).toHaveLength(faces.maxLevel);
  for (const one of nodes.flatMap(({ children }) => children)) {
    const listed = taskTypes.find(({ typeId }) => typeId === one.typeId);
    expect(one.secondsPerItem).toBe(listed?.secondsPerItem);
    expect(one.secondsByLevel).toEqual(listed?.secondsByLevel);
  }
});
