import { correctResponse } from "@regain/contract/calls/session/correct-response";
import { recordingSound } from "@regain/contract/calls/session/recording-sound";
import { recordings } from "@regain/contract/calls/session/recordings";
import { exportEverything } from "@regain/contract/calls/export/export-everything";
import { answeredItem } from "@regain/contract/calls/report/answered-item";
import { performance } from "@regain/contract/calls/report/performance";
import { responses } from "@regain/contract/calls/report/responses";
import { recogniseSpeech } from "@regain/contract/calls/session/recognise-speech";
import { dayMs } from "@regain/contract/durations";
import type { CallInput } from "@regain/contract/endpoint";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { soundswallower } from "../../adapters/speech/soundswallower.ts";
import type { Recogniser } from "../../adapters/speech/recogniser.ts";
import { addClinician, addToCaseload, setSubscriptionStatus } from "../../builders/people.ts";
import { addSpeakingSession } from "../../builders/speaking.ts";
import type { SessionItemRow } from "../../db/tables/therapy.ts";
import { resultOf } from "../../testing/practice.ts";
import { newPatient, refusal } from "../../testing/practising-patient.ts";
import { type Fixture, readFixture } from "../../testing/recordings.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let engine: Recogniser;
let server: TestServer;
beforeAll(async () => {
  engine = await soundswallower({ waiting: 20 });
  server = await openTestServer({ recogniser: engine });
});
afterAll(async () => {
  await server.close();
  await engine.close();
});

const said = (correct: boolean): TaskEvent[] => [
  { at: 1_000, kind: "record", durationMs: 900 },
  { at: 2_500, kind: "heard", correct },
  { at: 4_000, kind: "done" },
];
const marked: TaskEvent[] = [
  ...said(false).slice(0, 2),
  { at: 4_000, kind: "mark", correct: true },
];

let count = 0;

/**
 * Rosa is asked to say two words: the banana is recognized, what she says for the elephant is not.
 * Dana is her clinician.
 */
async function spoken() {
  const rosa = await newPatient(server, { first_name: "Rosa", last_name: "Alvarez" }, []);
  const number = ++count;
  const [dana, nils] = await server.seed(async (trx) => {
    const own = await addClinician(trx, { username: `dana.${number}`, first_name: "Dana" });
    const other = await addClinician(trx, { username: `nils.${number}`, first_name: "Nils" });
    await addToCaseload(trx, { patient_id: rosa.id, clinician_id: own });
    return [own, other] as const;
  });
  const items = await server.seed((trx) =>
    addSpeakingSession(trx, { patientId: rosa.id, scheduleId: null, builtAt: server.now() }, [
      "banana",
      "elephant",
      "umbrella",
    ]),
  );
  const params = { id: rosa.id };
  const say = async (item: SessionItemRow, fixture: Fixture) => {
    const recording = new Blob([await readFixture(fixture)], { type: "audio/wav" });
    const form = { fields: { task: item.task_id }, files: { recording } };
    return rosa.call(recogniseSpeech, { params, query: {}, form });
  };
  const answer = (item: SessionItemRow, events: readonly TaskEvent[]) => {
    const task = {
      taskId: item.task_id,
      responseId: item.response_id,
      sessionId: item.session_id,
      taskType: item.task_type_id,
      taskLevel: item.level,
      taskView: item.view,
    };
    const additional = { events, taskTypeVersion: 1, settings: {}, clockOffsetMs: 0 };
    const own = events.length === 0 ? {} : { additionalDataJson: JSON.stringify(additional) };
    const how = events.length === 0 ? "skip" : "right";
    return rosa.send([resultOf(rosa.id, task, server.now(), how, own)]);
  };
  const callOf = async (id: string) => server.client(await server.tokenFor(id));
  const danas = await callOf(dana);
  const list = async (
    query: CallInput<typeof recordings>["query"] = {},
    call: typeof danas = danas,
  ) => call(recordings, { params, query });
  const correct = (
    item: SessionItemRow,
    body: CallInput<typeof correctResponse>["body"],
    call: typeof danas = danas,
  ) => call(correctResponse, { params: { ...params, responseId: item.response_id }, body });
  const accuracy = async () => (await danas(performance, { params, query: {} })).summary.accuracy;
  const nilss = await callOf(nils);
  return { rosa, params, items, say, answer, danas, nilss, list, correct, accuracy };
}

const blocksOf = (patientId: string) =>
  server.seed((trx) =>
    trx.selectFrom("blocks").selectAll().where("patient_id", "=", patientId).execute(),
  );

/** Both words said and answered. */
async function practised() {
  const story = await spoken();
  const [banana, elephant, umbrella] = story.items;
  await story.say(banana!, "banana");
  await story.answer(banana!, said(true));
  server.advance(60_000);
  await story.say(elephant!, "banana");
  server.advance(1_000);
  await story.say(elephant!, "umbrella");
  await story.answer(elephant!, said(false));
  return { ...story, banana: banana!, elephant: elephant!, umbrella: umbrella! };
}

describe("Dana listens", () => {
  test("to what Rosa has said: every try with what was heard, the latest answer first", async () => {
    const { list, rosa, danas, params } = await practised();
    const { answers, total, page, keptDays, patientName, timeZone } = await list();
    expect({ total, page, keptDays }).toEqual({ total: 2, page: 1, keptDays: 90 });
    expect([patientName, timeZone]).toEqual(["Rosa Alvarez", "America/New_York"]);
    const [elephant, banana] = answers;
    expect(elephant).toMatchObject({
      words: ["elephant"],
      place: "home",
      taskLevel: 1,
      markedByPatient: null,
      original: { result: "incorrect", accuracy: 0 },
      counted: { result: "incorrect", accuracy: 0 },
      corrections: [],
    });
    expect(elephant?.tries.map(({ isRecognised }) => isRecognised)).toEqual([false, false]);
    expect(banana).toMatchObject({
      tries: [{ heard: "banana", isRecognised: true }],
      counted: { result: "correct", accuracy: 100 },
    });
    const place = { params: { ...params, recordingId: banana!.tries[0]!.recordingId } };
    for (const call of [danas, rosa.call]) {
      const sound = await call(recordingSound, place);
      expect(sound.type).toBe("audio/wav");
      expect(sound.size).toBe((await readFixture("banana")).length);
    }
    expect((await list({}, rosa.call)).answers).toEqual(answers);
  });

  test("to what was said and never answered, on the day it was said, however old its session is", async () => {
    const { list, say, rosa, items } = await spoken();
    await server.seed((trx) =>
      sql`update therapy_sessions set local_date = local_date - 100 where patient_id = ${rosa.id}`.execute(
        trx,
      ),
    );
    await say(items[2]!, "umbrella");
    const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });
    expect((await list()).answers).toMatchObject([
      { words: ["umbrella"], date: newYork.format(server.now()) },
    ]);
  });

  test("to those only that were not recognised, and to those of some days", async () => {
    const { list } = await practised();
    const words = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).answers.map((one) => one.words[0]);
    expect(await words({ recognised: "none" })).toEqual(["elephant"]);
    expect(await words({ page: "7" })).toEqual(["elephant", "banana"]);
    expect(await words({ startDate: "2020-01-01", endDate: "2020-02-01" })).toEqual([]);
    const backwards = list({ startDate: "2020-02-01", endDate: "2020-01-01" });
    expect(await refusal(backwards)).toEqual([400, "malformed-request"]);
  });

  test("and sees that Rosa said herself that it was right, and what has no result yet", async () => {
    const { list, say, answer, umbrella } = await practised();
    server.advance(1_000);
    await say(umbrella, "banana");
    const before = await list();
    expect(before.answers[0]).toMatchObject({ original: null, counted: null });
    await answer(umbrella, marked);
    expect((await list()).answers[0]).toMatchObject({
      markedByPatient: true,
      counted: { result: "correct" },
    });
  });

  test("and sees what Rosa marked herself though no recording arrived, to correct it; Rosa sees what is kept of her", async () => {
    const { rosa, list, answer, correct, umbrella, accuracy } = await practised();
    server.advance(1_000);
    await answer(umbrella, marked);
    expect((await list()).answers[0]).toMatchObject({
      responseId: umbrella.response_id,
      tries: [],
      markedByPatient: true,
      counted: { result: "correct" },
    });
    expect((await list({ recognised: "none" })).answers).toHaveLength(2);
    expect((await list({}, rosa.call)).answers).toHaveLength(2);
    const before = await accuracy();
    await correct(umbrella, { result: "incorrect", reason: "Heard in the room." });
    expect(await accuracy()).toBeLessThan(before!);
    expect((await list()).total).toBe(3);
  });

  test("until the time of a recording is over", async () => {
    const { list, rosa, params } = await practised();
    const [answer] = (await list()).answers;
    server.advance(91 * dayMs);
    const back = await rosa.signIn();
    expect((await list({}, back.call)).answers).toEqual([]);
    const recordingId = answer!.tries[0]!.recordingId;
    const sound = back.call(recordingSound, { params: { ...params, recordingId } });
    expect(await refusal(sound)).toEqual([404, "not-found"]);
  });
});

test("what is older than the days that count now is heard and taken along no more, before the night too", async () => {
  const { list, rosa, params, banana } = await practised();
  const { answers } = await list();
  server.advance(8 * dayMs);
  const { call } = await rosa.signIn();
  const everything = async () => {
    const file = await call(exportEverything, { params });
    return (JSON.parse(await file.text()) as { recordings: { keptUntil: string }[] }).recordings;
  };
  const again = () => call(answeredItem, { params: { ...params, responseId: banana.response_id } });
  const sound = () =>
    call(recordingSound, { params: { ...params, recordingId: answers[1]!.tries[0]!.recordingId } });
  const keptFor = (days: number) => server.now().getTime() + days * dayMs;
  const [before] = await everything();
  expect(Date.parse(before!.keptUntil)).toBeGreaterThan(keptFor(80));
  const { config } = server.app.services;
  const usual = config.recordingDays;
  const keepFor = (recordingDays: number) => Object.assign(config, { recordingDays });
  try {
    keepFor(9);
    const [soon] = await everything();
    expect(Date.parse(soon!.keptUntil)).toBeLessThan(keptFor(2));
    expect((await again()).tries).toHaveLength(1);
    keepFor(7);
    expect((await list({}, call)).answers).toEqual([]);
    expect(await everything()).toEqual([]);
    expect((await again()).tries).toEqual([]);
    expect(await refusal(sound())).toEqual([404, "not-found"]);
  } finally {
    keepFor(usual);
  }
  expect((await list({}, call)).answers).toHaveLength(2);
});

describe("Dana corrects what was not recognised", () => {
  test("in “Find my level”, which it says: the figures of the report do not know of it", async () => {
    const { rosa, items, say, answer, list, correct, accuracy } = await spoken();
    const asAssessment = { kind: "ASSESSMENT" } as const;
    await server.seed((trx) =>
      trx
        .updateTable("therapy_sessions")
        .set(asAssessment)
        .where("patient_id", "=", rosa.id)
        .execute(),
    );
    const elephant = items[1]!;
    await say(elephant, "banana");
    await answer(elephant, said(false));
    expect((await list()).answers[0]).toMatchObject({ sessionKind: "ASSESSMENT" });
    await correct(elephant, { result: "correct", reason: "She said it clearly." });
    expect((await list()).answers[0]).toMatchObject({ counted: { result: "correct" } });
    expect(await accuracy()).toBeNull();
    expect((await (await practised()).list()).answers[0]).toMatchObject({
      sessionKind: "SELF_GUIDED",
    });
  });

  test("with her reason: the report follows, the original stays, and the latest counts", async () => {
    const { list, correct, accuracy, elephant, rosa } = await practised();
    expect(await accuracy()).toBe(50);
    const first = await correct(elephant, { result: "correct", reason: "  Clearly said. " });
    expect(first).toMatchObject({
      counted: { result: "correct", accuracy: 100 },
      correction: { reason: "Clearly said.", authorName: "Dana" },
    });
    expect(await accuracy()).toBe(100);
    server.advance(1_000);
    await correct(elephant, { result: "correct_partially", accuracy: 40, reason: "The end only." });
    expect(await accuracy()).toBe(70);
    const counted = await blocksOf(rosa.id);
    expect(counted).toMatchObject([{ scored_count: 2, accuracy_sum: 140 }]);
    await server.seed((trx) => sql`select refresh_blocks(${rosa.id}::uuid)`.execute(trx));
    expect(await blocksOf(rosa.id)).toEqual(counted);
    const [answer] = (await list({}, rosa.call)).answers;
    expect(answer).toMatchObject({
      original: { result: "incorrect", accuracy: 0 },
      counted: { result: "correct_partially", accuracy: 40 },
      corrections: [
        { reason: "The end only.", authorName: "Dana" },
        { reason: "Clearly said.", authorName: "Dana" },
      ],
    });
  });

  test("but not without a reason, a part without its share, or what nobody has said", async () => {
    const { correct, answer, umbrella, elephant, params, danas, accuracy } = await practised();
    const bodies = [
      { result: "correct", reason: " " },
      { result: "correct", reason: "x".repeat(301) },
      { result: "correct_partially", reason: "Half." },
      { result: "correct", accuracy: 50, reason: "Half." },
      { result: "correct_partially", accuracy: 100, reason: "All." },
    ] as const;
    for (const body of bodies)
      expect(await refusal(correct(elephant, body))).toEqual([400, "malformed-request"]);
    const body = { result: "correct", reason: "I heard it." } as const;
    expect(await refusal(correct(umbrella, body))).toEqual([404, "not-found"]);
    await answer(umbrella, []);
    expect(await refusal(correct(umbrella, body))).toEqual([409, "skipped-item"]);
    const nothing = danas(correctResponse, {
      params: { ...params, responseId: crypto.randomUUID() },
      body,
    });
    expect(await refusal(nothing)).toEqual([404, "not-found"]);
    expect(await accuracy()).toBe(50);
  });

  test("but not once the patient is discharged from her care: then she reads only", async () => {
    const { correct, list, elephant, rosa } = await practised();
    await server.seed((trx) =>
      trx
        .updateTable("caseload")
        .set({ discharged_at: server.now(), discharge_reason: "goals_met" })
        .where("patient_id", "=", rosa.id)
        .execute(),
    );
    const body = { result: "correct", reason: "I heard it." } as const;
    expect(await refusal(correct(elephant, body))).toEqual([409, "patient-discharged"]);
    expect((await list()).answers.every(({ corrections }) => corrections.length === 0)).toBe(true);
  });

  test("but not what was touched and not said", async () => {
    const rosa = await newPatient(server);
    const session = await rosa.start();
    const [task] = session.tasks;
    await rosa.send([resultOf(rosa.id, task!, server.now(), "wrong")]);
    const dana = await server.seed(async (trx) => {
      const id = await addClinician(trx, { username: "dana.0" });
      await addToCaseload(trx, { patient_id: rosa.id, clinician_id: id });
      return id;
    });
    const call = server.client(await server.tokenFor(dana));
    const params = { id: rosa.id, responseId: task!.responseId };
    const asked = call(correctResponse, { params, body: { result: "correct", reason: "Kind." } });
    expect(await refusal(asked)).toEqual([422, "not-spoken"]);
  });
});

test("who may not read the report anymore still hears what they said, and why it counts as it does", async () => {
  const { rosa, list, correct, params, elephant } = await practised();
  await correct(elephant, { result: "correct", reason: "Clear enough." });
  await server.seed((trx) => setSubscriptionStatus(trx, rosa.id, "trialEnded"));
  const asked = rosa.call(responses, { params, query: { sessionIds: elephant.session_id } });
  expect(await refusal(asked)).toEqual([402, "report-locked"]);
  const { answers } = await list({}, rosa.call);
  const mine = answers.find(({ responseId }) => responseId === elephant.response_id);
  expect(mine?.tries).toHaveLength(2);
  expect(mine?.counted?.result).toBe("correct");
  expect(mine?.corrections.map(({ reason }) => reason)).toEqual(["Clear enough."]);
});

test("nobody else hears or corrects anything, and the patient corrects nothing", async () => {
  const { rosa, nilss, list, correct, params, elephant } = await practised();
  const stranger = await newPatient(server);
  const [answer] = (await list()).answers;
  const body = { result: "correct", reason: "It was." } as const;
  for (const call of [nilss, stranger.call]) {
    expect(await refusal(list({}, call))).toEqual([404, "not-found"]);
    const place = { params: { ...params, recordingId: answer!.tries[0]!.recordingId } };
    expect(await refusal(call(recordingSound, place))).toEqual([404, "not-found"]);
    const code = call === nilss ? [404, "not-found"] : [403, "forbidden"];
    expect(await refusal(correct(elephant, body, call))).toEqual(code);
  }
  expect(await refusal(correct(elephant, body, rosa.call))).toEqual([403, "forbidden"]);
  // Somebody else's recording opens nothing under one's own name.
  const mixed = { id: stranger.id, recordingId: answer!.tries[0]!.recordingId };
  expect(await refusal(stranger.call(recordingSound, { params: mixed }))).toEqual([
    404,
    "not-found",
  ]);
});
