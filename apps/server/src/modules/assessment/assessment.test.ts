import { addSchedule } from "@regain/contract/calls/schedule/add-schedule";
import { assessmentRatings } from "@regain/contract/calls/session/assessment-ratings";
import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { rateAssessment } from "@regain/contract/calls/session/rate-assessment";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { Area, SkipReason } from "@regain/contract/entities/enumerations";
import type { TaskResult } from "@regain/contract/entities/session";
import { performance } from "@regain/contract/calls/report/performance";
import { dayMs } from "@regain/contract/durations";
import type { NewScheduleLine } from "@regain/contract/entities/schedule";
import { localTime } from "@regain/therapy/days";
import { findTaskType } from "@regain/therapy/task-types/registry";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addToCaseload } from "../../builders/people.ts";
import { resultsOf } from "../../testing/practice.ts";
import {
  type NewPatient,
  newPatient,
  practise,
  refusal,
} from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { ensureSchedule } from "../schedule/schedule.service.ts";
import { acceptedMs } from "../session/session.rules.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const startOf = ({ id, call }: NewPatient) =>
  call(startSession, { params: { id, kind: "ASSESSMENT" }, query: {} });

const deferOf = ({ id, call }: NewPatient) => call(deferAssessment, { params: { id }, body: {} });

async function finish(
  patient: NewPatient,
  how: "right" | "wrong" = "right",
  change: (record: TaskResult) => TaskResult = (record) => record,
) {
  const session = await startOf(patient);
  server.advance(60_000);
  const body = resultsOf(patient.id, session, server.now(), () => how).map(change);
  for (let from = 0; from < body.length; from += 20)
    await patient.call(sendResponses, {
      params: { id: patient.id },
      body: body.slice(from, from + 20),
    });
  return session;
}

const sheetOf = ({ id, call }: NewPatient) => call(assessmentRatings, { params: { id } });

async function rateAll(patient: NewPatient, value: number) {
  const { questions } = await sheetOf(patient);
  const ratings = questions.map(({ id }) => ({ questionId: id, value }));
  return patient.call(rateAssessment, { params: { id: patient.id }, body: { ratings } });
}

/** As done by a device without a microphone, or by somebody who does not like naming. */
const skipNaming = (skipReason: SkipReason) => (record: TaskResult) =>
  record.taskType === 51
    ? { ...record, accuracy: null, skipType: "SINGLE_ITEM" as const, skipReason }
    : record;

const levelOf = (patient: NewPatient, typeId: number) =>
  server.seed(async (trx) => {
    const row = await trx
      .selectFrom("task_levels")
      .select("level")
      .where("patient_id", "=", patient.id)
      .where("task_type_id", "=", typeId)
      .executeTakeFirst();
    return row?.level;
  });

const activityOf = async (patient: NewPatient) => {
  const { screenData, sessionData, therapyData } = await patient.welcome();
  const { primaryButton, secondaryButton } = screenData;
  return {
    primary: primaryButton?.action,
    secondary: secondaryButton?.action,
    part: sessionData.assessment,
    said: screenData.messageText2,
    note: therapyData.assessmentText,
  };
};

describe("somebody new", () => {
  test("is offered the assessment, takes it, rates, and then practises", async () => {
    const sam = await newPatient(server);
    expect(await activityOf(sam)).toMatchObject({
      primary: "START_ASSESSMENT_SESSION",
      secondary: "DEFER_ASSESSMENT",
      part: "items",
    });
    const first = await startOf(sam);
    expect(first.kind).toBe("ASSESSMENT");
    expect(first.taskTypes[0]?.displayName).toBe("Remember pictures");
    expect((await startOf(sam)).sessionId, "the open one is answered again").toBe(first.sessionId);
    expect(await activityOf(sam)).toMatchObject({ part: "items" });
    const { sessionId } = await finish(sam);
    expect(await activityOf(sam)).toMatchObject({ part: "ratings" });
    const after = await sam.welcome({ previousActivity: sessionId });
    expect(after.screenData.messageText2, "a placed level is no success or failure").not.toMatch(
      /level/,
    );
    const sheet = await rateAll(sam, 4);
    expect(sheet.questions.every(({ value }) => value === 4)).toBe(true);
    expect(await activityOf(sam)).toMatchObject({ primary: "START_THERAPY_SESSION", part: null });
    expect(await refusal(startOf(sam))).toEqual([409, "no-assessment-due"]);
  });

  test("begins to practise at the levels it placed, with the reason kept", async () => {
    const [able, unable] = [await newPatient(server), await newPatient(server)];
    await finish(able, "right");
    await finish(unable, "wrong");
    expect(await levelOf(able, 37)).toBeGreaterThan(3);
    expect(await levelOf(unable, 37)).toBe(1);
    const reasons = await server.seed((trx) =>
      trx
        .selectFrom("level_changes")
        .select("reason")
        .distinct()
        .where("patient_id", "=", able.id)
        .execute(),
    );
    expect(reasons).toEqual([{ reason: "placed-by-assessment" }]);
  });

  test("has its levels from the day on which it was done, also where the answers came later", async () => {
    const sam = await newPatient(server);
    const session = await startOf(sam);
    const at = server.now();
    server.advance(2 * dayMs);
    const { send } = await sam.signIn();
    const body = resultsOf(sam.id, session, at);
    for (let from = 0; from < body.length; from += 20) await send(body.slice(from, from + 20));
    const days = await server.seed((trx) =>
      trx
        .selectFrom("level_changes")
        .select("local_date")
        .distinct()
        .where("patient_id", "=", sam.id)
        .execute(),
    );
    const day = localTime(at, "America/New_York").day;
    expect(days).toEqual([{ local_date: day }]);
    const { finished_at: finishedAt } = await server.seed((trx) =>
      trx
        .selectFrom("assessments")
        .select("finished_at")
        .where("patient_id", "=", sam.id)
        .executeTakeFirstOrThrow(),
    );
    expect(localTime(finishedAt!, "America/New_York").day, "that day, it was finished").toBe(day);
  });

  test("without a microphone begins to name as if that part had not been asked", async () => {
    const naming = [{ typeId: 51, taskCount: 4, taskLevel: 3 }];
    const [mute, unwilling] = [
      await newPatient(server, {}, naming),
      await newPatient(server, {}, naming),
    ];
    await finish(mute, "right", skipNaming("MicrophoneInaccessible"));
    await finish(unwilling, "right", skipNaming("DontLike"));
    expect(await levelOf(mute, 51), "as the homework says").toBe(3);
    expect(await levelOf(unwilling, 51)).toBe(1);
    expect(await levelOf(mute, 37), "the other parts say what they say").toBeGreaterThan(3);
  });

  test("without a microphone does not begin with what needs one, also where sign-up gave it", async () => {
    const firstAreas = async (skipReason: SkipReason, wanted: Area[] = []) => {
      const sam = await newPatient(server, { patient: { areas: wanted } }, []);
      await server.seed((trx) => ensureSchedule(trx, sam.id, server.now()));
      await finish(sam, "right", skipNaming(skipReason));
      const { taskTypes } = await sam.start();
      return taskTypes.map(({ typeId }) => findTaskType(typeId)?.area);
    };
    expect(await firstAreas("MicrophoneInaccessible")).not.toContain("speaking");
    const wanted: Area[] = ["reading", "speaking"];
    const [first, second] = await firstAreas("MicrophoneInaccessible", wanted);
    expect([first, second], "level 1 of the homework before is none that was placed").toEqual([
      "reading",
      "speaking",
    ]);
    expect((await firstAreas("DontLike", wanted))[0]).toBe("speaking");
  });

  test("has practised nothing yet: the assessment is no practice", async () => {
    const sam = await newPatient(server);
    await finish(sam);
    const report = await sam.call(performance, { params: { id: sam.id }, query: {} });
    expect(report.summary.tasksCompleted).toBe(0);
    expect(report.sections.tasks).toEqual([]);
  });
});

let clinicians = 0;

/** The patient's clinician, with the call that saves homework. */
const clinicianOf = async ({ id: patientId }: NewPatient) => {
  const dana = await server.seed(async (trx) => {
    const id = await addClinician(trx, { username: `dana${++clinicians}` });
    await addToCaseload(trx, { patient_id: patientId, clinician_id: id });
    return id;
  });
  const call = server.client(await server.tokenFor(dana));
  return {
    dana,
    save: (version: number, ...scheduledTaskTypes: NewScheduleLine[]) =>
      call(addSchedule, { params: { id: patientId }, body: { version, scheduledTaskTypes } }),
  };
};

test("one that was left two months ago is gone on with to its end, and nothing of it is refused", async () => {
  const patient = await newPatient(server);
  const begun = await startOf(patient);
  const records = () => resultsOf(patient.id, begun, server.now());
  const send = async (one: NewPatient, body: TaskResult[]) => {
    const { results } = await one.call(sendResponses, { params: { id: patient.id }, body });
    return new Set(results.map(({ status }) => status));
  };
  await send(patient, records().slice(0, 3));
  server.advance(acceptedMs + dayMs);
  const back = { ...patient, ...(await patient.signIn()) };
  expect((await startOf(back)).answeredTaskIds).toHaveLength(3);
  const rest = records().slice(3);
  for (let from = 0; from < rest.length; from += 20)
    expect(await send(back, rest.slice(from, from + 20))).toEqual(new Set(["stored"]));
  expect(await refusal(startOf(back))).toEqual([409, "no-assessment-due"]);
});

describe("a level that a clinician set by hand", () => {
  const authorOf = (patient: NewPatient, typeId: number) =>
    server.seed(async (trx) => {
      const row = await trx
        .selectFrom("task_levels")
        .select("author_id")
        .where("patient_id", "=", patient.id)
        .where("task_type_id", "=", typeId)
        .executeTakeFirst();
      return row?.author_id;
    });

  test("stays when the assessment says otherwise, also where it is new or the one there was", async () => {
    const sam = await newPatient(server);
    const { dana, save } = await clinicianOf(sam);
    await save(
      1,
      { taskTypeId: 33, taskCount: 4, taskLevel: 5 },
      { taskTypeId: 37, taskCount: 4, taskLevel: 2 },
      { taskTypeId: 1, taskCount: 4, taskLevel: 1 },
      { taskTypeId: 35, taskCount: 4 },
    );
    await finish(sam, "right");
    expect(await levelOf(sam, 33)).toBe(5);
    expect(await levelOf(sam, 37), "new to the patient").toBe(2);
    expect(await levelOf(sam, 1), "the present one, said again").toBe(1);
    expect(await levelOf(sam, 35), "one that nobody said is placed").toBeGreaterThan(1);
    expect(await Promise.all([33, 37, 1, 35].map((typeId) => authorOf(sam, typeId)))).toEqual([
      dana,
      dana,
      dana,
      null,
    ]);
  });

  test("is practice's again once practice has moved it", async () => {
    const sam = await newPatient(server);
    const { save } = await clinicianOf(sam);
    await save(1, { taskTypeId: 33, taskCount: 10, taskLevel: 5 });
    await practise(server, sam);
    expect(await levelOf(sam, 33)).toBe(6);
    expect(await authorOf(sam, 33)).toBeNull();
  });

  test("bounds alone are no level: it is placed within them", async () => {
    const sam = await newPatient(server);
    const { save } = await clinicianOf(sam);
    await save(1, { taskTypeId: 37, taskCount: 4, floor: 2, ceiling: 3 });
    await finish(sam, "right");
    expect(await levelOf(sam, 37)).toBe(3);
  });

  test("a floor alone, or a ceiling alone, is kept to as well", async () => {
    const [unable, able] = [await newPatient(server), await newPatient(server)];
    const bounds = { taskTypeId: 37, taskCount: 4, floor: null, ceiling: null };
    await (await clinicianOf(unable)).save(1, { ...bounds, floor: 3 });
    await (await clinicianOf(able)).save(1, { ...bounds, ceiling: 2 });
    await finish(unable, "wrong");
    await finish(able, "right");
    expect(await levelOf(unable, 37)).toBe(3);
    expect(await levelOf(able, 37)).toBe(2);
  });
});

test("a level that was placed lower is no step down: the first climb is still quick", async () => {
  const sam = await newPatient(server, {}, [{ typeId: 33, taskCount: 10, taskLevel: 4 }]);
  const { save } = await clinicianOf(sam);
  await save(1, { taskTypeId: 33, taskCount: 10 });
  await finish(sam, "wrong");
  expect(await levelOf(sam, 33)).toBe(1);
  await practise(server, sam);
  expect(await levelOf(sam, 33), "after one very good block").toBe(2);
});

test("what was practised before keeps its level", async () => {
  const rosa = await newPatient(server);
  await practise(server, rosa);
  await finish(rosa, "wrong");
  expect(await levelOf(rosa, 33)).toBe(2);
});

describe("putting it off", () => {
  test("works three times, once a day, and the plan goes on meanwhile", async () => {
    const sam = await newPatient(server);
    expect(await deferOf(sam)).toEqual({ deferralsLeft: 2 });
    expect(await deferOf(sam), "the same tap sent twice").toEqual({ deferralsLeft: 2 });
    expect(await activityOf(sam)).toMatchObject({
      primary: "START_THERAPY_SESSION",
      note: "You can find your level tomorrow.",
    });
    for (const left of [1, 0]) {
      server.advance(dayMs);
      expect(await activityOf(sam)).toMatchObject({ secondary: "DEFER_ASSESSMENT" });
      expect(await deferOf(sam)).toEqual({ deferralsLeft: left });
    }
    expect((await activityOf(sam)).note, "it waits, also without a later").toBe(
      "You can find your level tomorrow.",
    );
    server.advance(dayMs);
    const last = await activityOf(sam);
    expect(last.primary).toBe("START_ASSESSMENT_SESSION");
    expect(last.secondary).toBeUndefined();
    expect(await refusal(deferOf(sam))).toEqual([409, "nothing-to-defer"]);
  });

  test("says no more than holds: a practice in its middle comes first, and a trial may end today", async () => {
    const sam = await newPatient(server);
    await deferOf(sam);
    const session = await sam.start();
    const records = resultsOf(sam.id, session, server.now());
    await sam.send(records.slice(0, 2));
    server.advance(dayMs);
    expect(await activityOf(sam)).toMatchObject({
      primary: "START_THERAPY_SESSION",
      note: "You can find your level later.",
    });
    await sam.send(records.slice(2));
    expect(await activityOf(sam)).toMatchObject({ primary: "START_ASSESSMENT_SESSION", note: "" });

    const tess = await newPatient(server, {
      subscription: { status: "trialing", period_ends_at: server.now() },
    });
    await deferOf(tess);
    expect((await activityOf(tess)).note).toBe("");
  });

  test("is refused where nothing is due", async () => {
    const sam = await newPatient(server);
    await finish(sam);
    await rateAll(sam, 3);
    expect(await refusal(deferOf(sam))).toEqual([409, "nothing-to-defer"]);
  });
});

describe("ratings", () => {
  test("are shown in the report, the first beside the latest", async () => {
    const rosa = await newPatient(server);
    await finish(rosa);
    await rateAll(rosa, 2);
    server.advance(dayMs);
    await rateAll(rosa, 5);
    const { sections } = await rosa.call(performance, { params: { id: rosa.id }, query: {} });
    expect(sections.assessments).toHaveLength(1);
    expect(sections.assessments[0]?.questions).toHaveLength(8);
    expect(sections.assessments[0]?.questions[0]?.latest).toMatchObject({
      value: 5,
      label: "Easy",
    });
  });

  test("come after an assessment, and for its questions only", async () => {
    const sam = await newPatient(server);
    expect(await refusal(sheetOf(sam))).toEqual([404, "no-assessment"]);
    await finish(sam);
    const rateOne = (questionId: string) =>
      sam.call(rateAssessment, {
        params: { id: sam.id },
        body: { ratings: [{ questionId, value: 3 }] },
      });
    expect(await refusal(rateOne("shoe_size"))).toEqual([400, "malformed-request"]);
    expect((await activityOf(sam)).said).toMatch(/^Last step: rate 8 things of everyday life\./);
    const { questions } = await rateOne("money");
    expect(questions.at(-1)?.value).toBe(3);
    expect(await activityOf(sam), "seven are still open").toMatchObject({
      part: "ratings",
      said: "7 things of everyday life are left to rate.",
    });
    for (const { id } of questions.slice(1)) await rateOne(id);
    expect((await activityOf(sam)).said).toBe("One thing of everyday life is left to rate.");
  });

  test("can be heard, as what is said before the first item can", async () => {
    const sam = await newPatient(server);
    const { introduction } = await finish(sam);
    const { instruction, questions, labels } = await sheetOf(sam);
    const said = introduction && [introduction.title, ...introduction.lines, introduction.note];
    expect(introduction?.lines[0]?.text).toMatch(/^There are 42 short items\./);
    for (const { text, audioPaths, wordStartsMs } of [
      ...(said ?? []),
      instruction,
      ...questions,
      ...labels,
    ]) {
      expect(audioPaths, text).not.toEqual([]);
      expect(wordStartsMs, text).toHaveLength(text.split(" ").length);
    }
  });

  test("are nobody else's", async () => {
    const [sam, rosa] = [await newPatient(server), await newPatient(server)];
    await finish(sam);
    const peek = rosa.call(assessmentRatings, { params: { id: sam.id } });
    expect(await refusal(peek)).toEqual([404, "not-found"]);
  });
});

test("the second assessment comes after 90 days of practice, in the other form", async () => {
  const rosa = await newPatient(server);
  const first = await finish(rosa);
  await rateAll(rosa, 3);
  for (let count = 0; count < 20; count++) {
    server.advance(5 * dayMs);
    await practise(server, rosa);
  }
  server.advance(dayMs);
  expect(await activityOf(rosa)).toMatchObject({ part: "items" });
  const second = await startOf(rosa);
  expect(second.tasks.map(({ taskType }) => taskType)).toEqual(
    first.tasks.map(({ taskType }) => taskType),
  );
  expect(second.tasks[1]?.taskView).not.toEqual(first.tasks[1]?.taskView);
});
