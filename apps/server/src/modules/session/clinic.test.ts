import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { recogniseSpeech } from "@regain/contract/calls/session/recognise-speech";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startClinicSession } from "@regain/contract/calls/session/start-clinic-session";
import { performance } from "@regain/contract/calls/report/performance";
import { dayMs } from "@regain/contract/durations";
import type { TherapySession } from "@regain/contract/entities/session";
import { localTime } from "@regain/therapy/days";
import type { ScheduleLine } from "@regain/therapy/schedule";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addToCaseload, setSubscriptionStatus } from "../../builders/people.ts";
import { resultOf, resultsOf } from "../../testing/practice.ts";
import { newPatient, refusal } from "../../testing/practising-patient.ts";
import { readFixture } from "../../testing/recordings.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let count = 0;

/** Rosa with her clinician Dana, and Nils, who has nothing to do with her. */
async function room(lines?: readonly ScheduleLine[]) {
  const rosa = await newPatient(server, {}, lines);
  const number = ++count;
  const { dana, nils } = await server.seed(async (trx) => {
    const ids = {
      dana: await addClinician(trx, { username: `dana${number}` }),
      nils: await addClinician(trx, { username: `nils${number}` }),
    };
    await addToCaseload(trx, { patient_id: rosa.id, clinician_id: ids.dana });
    return ids;
  });
  const callOf = async (id: string) => server.client(await server.tokenFor(id));
  const [danas, nilss] = [await callOf(dana), await callOf(nils)];
  const params = { id: rosa.id };
  const open = (call = danas) => call(startClinicSession, { params, body: {} });
  const send = (records: unknown[], call = danas) => call(sendResponses, { params, body: records });
  const asDana = (session: TherapySession) =>
    resultsOf(rosa.id, session, server.now()).map((one) => ({ ...one, userId: dana }));
  const set = (changes: { discharged_at: Date; discharge_reason: string }) =>
    server.seed((trx) =>
      trx.updateTable("caseload").set(changes).where("clinician_id", "=", dana).execute(),
    );
  return { rosa, dana, danas, nilss, params, open, send, asDana, set };
}

const stored = (patientId: string) =>
  server.seed(async (trx) => {
    const of = { patient_id: patientId };
    const responses = await trx
      .selectFrom("responses")
      .select(["place", "user_id"])
      .where("patient_id", "=", of.patient_id)
      .execute();
    const days = await trx
      .selectFrom("practice_days")
      .select(["home_count", "clinic_count"])
      .where("patient_id", "=", of.patient_id)
      .execute();
    return { responses, days };
  });

describe("Dana practises with Rosa in the clinic", () => {
  test("and its results are Rosa's, given in Dana's hands, and count as in the clinic", async () => {
    const { rosa, dana, danas, params, open, send, asDana } = await room();
    const { session } = await open();
    expect(session).toMatchObject({ kind: "SCHEDULED", place: "clinic" });
    expect((await open()).session.sessionId).toBe(session.sessionId);
    server.advance(60_000);
    const { results } = await send(asDana(session));
    expect(results.every(({ status }) => status === "stored")).toBe(true);
    const { responses, days } = await stored(rosa.id);
    expect(new Set(responses.map(({ place, user_id }) => `${place} ${user_id}`))).toEqual(
      new Set([`clinic ${dana}`]),
    );
    expect(days).toEqual([{ home_count: 0, clinic_count: session.tasks.length }]);
    const { summary } = await danas(performance, { params, query: {} });
    expect(summary).toMatchObject({
      homeTasksCompleted: 0,
      clinicTasksCompleted: session.tasks.length,
    });
    expect((await open()).session.sessionId).not.toBe(session.sessionId);
  });

  test("beside the session that Rosa has open at home, which stays as it is", async () => {
    const { rosa, open } = await room();
    const home = await rosa.start();
    const { session } = await open();
    expect(session.sessionId).not.toBe(home.sessionId);
    expect((await rosa.start()).sessionId).toBe(home.sessionId);
    await rosa.send([resultOf(rosa.id, home.tasks[0]!, server.now())]);
    const { responses } = await stored(rosa.id);
    expect(responses).toEqual([{ place: "home", user_id: rosa.id }]);
  });

  test("and reads before what is left of a session that was broken off, as it was built", async () => {
    const { rosa, danas, params, open, send, asDana } = await room();
    const left = async () => (await danas(activeSchedule, { params })).leftInClinic;
    expect(await left()).toBeUndefined();
    // What is open at home is not resumed in the clinic.
    await rosa.start();
    expect(await left()).toBeUndefined();
    const { session } = await open();
    const date = localTime(server.now(), "America/New_York").day;
    await send(asDana(session).slice(0, 3));
    await server.seed((trx) =>
      trx.updateTable("task_levels").set({ level: 7 }).where("patient_id", "=", rosa.id).execute(),
    );
    const one = { displayName: "Arithmetic", taskTypeId: 33, taskCount: 1, taskLevel: 2 };
    expect(await left()).toMatchObject({
      date,
      lines: [one, { taskTypeId: 1, taskCount: 2, taskLevel: 1 }],
    });
    expect((await open()).session.sessionId).toBe(session.sessionId);
    await send(asDana(session).slice(3));
    expect(await left()).toBeUndefined();
    // After 30 days a new one is built.
    await open();
    expect(await left()).toBeDefined();
    const built_at = new Date(server.now().getTime() - 31 * dayMs);
    await server.seed((trx) =>
      trx
        .updateTable("therapy_sessions")
        .set({ built_at })
        .where("patient_id", "=", rosa.id)
        .execute(),
    );
    expect(await left()).toBeUndefined();
  });

  test("whatever her subscription, and levels move as at home", async () => {
    const { rosa, open, send, asDana } = await room([{ typeId: 33, taskCount: 6, taskLevel: 1 }]);
    await server.seed((trx) => setSubscriptionStatus(trx, rosa.id, "trialEnded"));
    for (let round = 0; round < 2; round++) {
      const { session } = await open();
      server.advance(60_000);
      await send(asDana(session));
    }
    expect((await open()).session.tasks[0]?.taskLevel).toBe(2);
  });

  test("and what her device could not send goes later, with nobody signed in, in her name", async () => {
    const { rosa, dana, open, asDana, params } = await room();
    const { session, submitToken } = await open();
    const device = server.client(submitToken);
    const { results } = await device(sendResponses, { params, body: asDana(session) });
    expect(results.every(({ status }) => status === "stored")).toBe(true);
    const { responses } = await stored(rosa.id);
    expect(new Set(responses.map(({ user_id }) => user_id))).toEqual(new Set([dana]));
    const again = await (await room()).open();
    const forged = device(sendResponses, { params, body: asDana(again.session) });
    expect(await refusal(forged)).toEqual([403, "other-session"]);
  });
});

test("what was done in the clinic arrives although the patient was suspended, by either way", async () => {
  const { rosa, dana, open, send, asDana, params } = await room();
  await server.seed((trx) =>
    trx.updateTable("users").set({ status: "SUSPENDED" }).where("id", "=", rosa.id).execute(),
  );
  const { session, submitToken } = await open();
  const [first, ...rest] = asDana(session);
  const device = server.client(submitToken);
  const byPermit = await device(sendResponses, { params, body: [first] });
  expect(byPermit.results).toMatchObject([{ status: "stored" }]);
  const bySignIn = await send(rest);
  expect(new Set(bySignIn.results.map(({ status }) => status))).toEqual(new Set(["stored"]));
  const { responses } = await stored(rosa.id);
  expect(new Set(responses.map(({ place, user_id }) => `${place} ${user_id}`))).toEqual(
    new Set([`clinic ${dana}`]),
  );
});

describe("what a clinician may not", () => {
  test("send what was done at home, or what names no session", async () => {
    const { rosa, open, send } = await room();
    const home = await rosa.start();
    const { session } = await open();
    const mixed = [home, session].map(({ tasks }) => resultOf(rosa.id, tasks[0]!, server.now()));
    expect(await refusal(send(mixed))).toEqual([403, "other-session"]);
    expect(await refusal(send([{}]))).toEqual([403, "other-session"]);
    expect((await stored(rosa.id)).responses).toEqual([]);
  });

  test("practise with a discharged patient, without homework, or with somebody else's patient", async () => {
    const { nilss, open, send, set, asDana } = await room();
    const { session } = await open();
    await set({ discharged_at: server.now(), discharge_reason: "goals-met" });
    expect(await refusal(open())).toEqual([409, "patient-discharged"]);
    // What was done before is not lost.
    expect((await send(asDana(session))).results[0]?.status).toBe("stored");
    expect(await refusal(open(nilss))).toEqual([404, "not-found"]);
    expect(await refusal(send(asDana(session), nilss))).toEqual([404, "not-found"]);
    const { open: openWithout } = await room([]);
    expect(await refusal(openWithout())).toEqual([404, "no-schedule"]);
  });

  test("have somebody speak outside of an open session in the clinic", async () => {
    const { rosa, danas, nilss, params, open, send, asDana } = await room([
      { typeId: 53, taskCount: 2, taskLevel: 1 },
    ]);
    const recording = new Blob([await readFixture("banana")], { type: "audio/wav" });
    const say = (task: string, call: typeof danas) =>
      call(recogniseSpeech, {
        params,
        query: {},
        form: { fields: { task }, files: { recording } },
      });
    const home = await rosa.start();
    const { session } = await open();
    const [task] = session.tasks;
    const { recordingId } = await say(task!.taskId, danas);
    const kept = await server.seed((trx) =>
      trx
        .selectFrom("recordings")
        .select("task_id")
        .where("recording_id", "=", recordingId)
        .execute(),
    );
    expect(kept).toEqual([{ task_id: task!.taskId }]);
    expect(await refusal(say(home.tasks[0]!.taskId, danas))).toEqual([422, "unknown-task"]);
    expect(await refusal(say(task!.taskId, nilss))).toEqual([404, "not-found"]);
    await send(asDana(session));
    expect(await refusal(say(task!.taskId, danas))).toEqual([422, "unknown-task"]);
  });
});
