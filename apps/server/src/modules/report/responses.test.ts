import type { CallError } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import { answeredItem } from "@regain/contract/calls/report/answered-item";
import { responses } from "@regain/contract/calls/report/responses";
import { screenshot } from "@regain/contract/calls/report/screenshot";
import { correctResponse } from "@regain/contract/calls/session/correct-response";
import { dayMs } from "@regain/contract/durations";
import { ownPathOf } from "@regain/contract/own-item-paths";
import { epochSeconds } from "@regain/therapy/days";
import { sql } from "kysely";
import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import {
  addMadeUpSession,
  addResponses,
  type MadeUpBlock,
  madeUpResponse,
} from "../../builders/practice.ts";
import { addSpeakingSession } from "../../builders/speaking.ts";
import { system } from "../../db/actor.ts";
import type { ResponseRow } from "../../db/tables/therapy.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { responseOnTheWire } from "./responses.rules.ts";
import { askedPage, countAsked, findAnsweredItem } from "./responses.store.ts";

const day = new Date("2026-03-02T15:00:00Z");

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: CallError) => ({ status: error.status, code: error.code }),
  );

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let count = 0;

/** A patient with a clinician, and ways to let them practice. */
async function patient(subscription = {}) {
  const number = ++count;
  const { id, dana, nils } = await server.seed(async (trx) => {
    const ids = {
      id: await addPatient(trx, { username: `rosa${number}`, subscription }),
      dana: await addClinician(trx, { username: `dana${number}` }),
      nils: await addClinician(trx, { username: `nils${number}` }),
    };
    await addToCaseload(trx, { patient_id: ids.id, clinician_id: ids.dana });
    return ids;
  });
  const callOf = async (who: string) => server.client(await server.tokenFor(who));
  const practise = (blocks: readonly MadeUpBlock[], own: readonly Partial<ResponseRow>[] = []) =>
    server.seed(async (trx) => {
      const session = await addMadeUpSession(trx, id, blocks, day);
      const rows = session.items.map((item, index) =>
        madeUpResponse(session, item, {
          started_at: new Date(day.getTime() + index * 60_000),
          ...own[index],
        }),
      );
      await addResponses(trx, rows);
      return { sessionId: session.row.session_id, rows };
    });
  const [own, danas, nilss] = [await callOf(id), await callOf(dana), await callOf(nils)];
  type Asked = Partial<CallInput<typeof responses>["query"]>;
  const ask = (sessionIds: readonly string[], asked: Asked = {}, call = own) =>
    call(responses, { params: { id }, query: { sessionIds: sessionIds.join(","), ...asked } });
  const again = (responseId: string, call = own) =>
    call(answeredItem, { params: { id, responseId } });
  const drawing = (responseId: string, call = own) =>
    call(screenshot, { params: { id, responseId } });
  return { id, own, danas, nilss, practise, ask, again, drawing };
}

const three = [{ typeId: 33, level: 2, count: 3 }];

describe("the results of some sessions", () => {
  test("come one by one in the order they were given, in seconds, with what counts as help", async () => {
    const { id, practise, ask, danas } = await patient();
    const { sessionId, rows } = await practise(three, [
      { last_response_ms: 6_440 },
      { hints: 1, result: "correct_w_help" },
      { result: "incorrect", accuracy: 0, phonemic_cues: 2 },
    ]);
    const answer = await ask([sessionId]);
    expect(answer).toMatchObject({ total: 3, page: 1, pageSize: 100 });
    expect(answer.responses.map(({ responseId }) => responseId)).toEqual(
      rows.map(({ uuid }) => uuid),
    );
    expect(answer.responses).toMatchObject([
      {
        patientId: id,
        sessionId,
        accuracy: 100,
        accuracyWithoutHelp: 100,
        latency: 6.4,
        startTime: day.toISOString(),
        endTime: new Date(day.getTime() + 10_000).toISOString(),
        taskType: 33,
        taskLevel: 2,
        date: "2026-03-02",
        place: "home",
        result: "correct",
        isCorrected: false,
      },
      { accuracy: 100, accuracyWithoutHelp: 0, hintCount: 1, result: "correct_w_help" },
      { accuracy: 0, accuracyWithoutHelp: 0, cueCount: 2, result: "incorrect" },
    ]);
    expect(await ask([sessionId], {}, danas)).toEqual(answer);
  });

  test("of one exercise and level alone", async () => {
    const { practise, ask } = await patient();
    const { sessionId } = await practise([
      ...three,
      { typeId: 33, level: 3, count: 1 },
      { typeId: 1, level: 2, count: 2 },
    ]);
    const counted = async (query: Parameters<typeof ask>[1]) =>
      (await ask([sessionId], query)).total;
    expect(await counted({})).toBe(6);
    expect(await counted({ taskType: "33" })).toBe(4);
    expect(await counted({ taskType: "33", taskLevel: "3" })).toBe(1);
    expect(await counted({ taskLevel: "2" })).toBe(5);
  });

  test("of some days alone: a session over midnight is of both", async () => {
    const { practise, ask } = await patient();
    const days = ["2026-03-02", "2026-03-02", "2026-03-03"];
    const { sessionId, rows } = await practise(
      three,
      days.map((local_date) => ({ local_date })),
    );
    const [monday, tuesday] = ["2026-03-02", "2026-03-03"].map((date) =>
      String(epochSeconds(date)),
    );
    const found = async (query: Parameters<typeof ask>[1]) =>
      (await ask([sessionId], query)).responses.map(({ responseId }) => responseId);
    const [first, second, third] = rows.map(({ uuid }) => uuid);
    expect(await found({ startDate: monday, endDate: monday })).toEqual([first, second]);
    expect(await found({ startDate: tuesday, endDate: tuesday })).toEqual([third]);
    expect(await found({ startDate: tuesday })).toEqual([third]);
    expect(await found({ startDate: monday, endDate: tuesday })).toEqual([first, second, third]);
    expect(await refusal(ask([sessionId], { startDate: "1" }))).toEqual({
      status: 400,
      code: "malformed-request",
    });
  });

  test("come in pages of 100, and past the end is the last one", async () => {
    const { practise, ask } = await patient();
    const { sessionId, rows } = await practise([{ typeId: 33, level: 2, count: 101 }]);
    expect((await ask([sessionId])).responses).toHaveLength(100);
    const last = await ask([sessionId], { page: "9" });
    expect(last).toMatchObject({ page: 2, total: 101 });
    expect(last.responses.map(({ responseId }) => responseId)).toEqual([rows.at(-1)?.uuid]);
  });

  test("of what was skipped, say why and count nothing, though it was touched", async () => {
    const { practise, ask } = await patient();
    const { sessionId } = await practise(
      [{ typeId: 33, level: 2, count: 1 }],
      [
        {
          skip_type: "SINGLE_ITEM",
          skip_reason: "TooHard",
          result: null,
          accuracy: null,
          last_response_ms: 4_000,
        },
      ],
    );
    expect((await ask([sessionId])).responses).toMatchObject([
      {
        skipType: "SINGLE_ITEM",
        skipReason: "TooHard",
        result: null,
        accuracy: null,
        accuracyWithoutHelp: null,
        latency: null,
      },
    ]);
  });

  test("another patient's sessions and unknown ones give nothing among one's own", async () => {
    const [rosa, sam] = [await patient(), await patient()];
    const mine = await rosa.practise(three);
    const others = await sam.practise(three);
    const ids = [others.sessionId, mine.sessionId, v7()];
    for (const call of [rosa.own, rosa.danas]) {
      const answer = await rosa.ask(ids, {}, call);
      expect(new Set(answer.responses.map(({ sessionId }) => sessionId))).toEqual(
        new Set([mine.sessionId]),
      );
      expect(answer.total).toBe(3);
    }
    expect((await rosa.ask([others.sessionId])).total).toBe(0);
  });

  test("200 sessions can be asked for, 201 cannot; nor can what is no id", async () => {
    const { ask } = await patient();
    const ids = (length: number) => Array.from({ length }, () => v7());
    expect((await ask(ids(200))).total).toBe(0);
    for (const wrong of [ids(201), [], ["rosa"], [...ids(2), ""]])
      expect(await refusal(ask(wrong))).toEqual({ status: 400, code: "malformed-request" });
    for (const query of [{ taskType: "0" }, { taskLevel: "x" }, { page: "-1" }])
      expect(await refusal(ask(ids(1), query))).toEqual({
        status: 400,
        code: "malformed-request",
      });
  });

  test("are nobody else's, and a locked report has none", async () => {
    const [rosa, sam] = [await patient(), await patient()];
    const { sessionId, rows } = await rosa.practise(three);
    const [first] = rows;
    for (const call of [sam.own, rosa.nilss]) {
      const found = [
        rosa.ask([sessionId], {}, call),
        rosa.again(first!.uuid, call),
        rosa.drawing(first!.uuid, call),
      ];
      for (const one of await Promise.all(found.map(refusal)))
        expect(one).toEqual({ status: 404, code: "not-found" });
    }
    const tess = await patient({ status: "trialEnded" });
    const locked = await tess.practise(three);
    const uuid = locked.rows[0]!.uuid;
    const refused = [tess.ask([locked.sessionId]), tess.again(uuid), tess.drawing(uuid)];
    for (const one of await Promise.all(refused.map(refusal)))
      expect(one).toEqual({ status: 402, code: "report-locked" });
    expect((await tess.ask([locked.sessionId], {}, tess.danas)).total).toBe(3);
  });
});

describe("an item again", () => {
  test("is what was sent, with every move, for the patient and for the clinician", async () => {
    const { practise, again, danas } = await patient();
    const events = [
      { kind: "enter", text: "2", at: 3_000 },
      { kind: "hint", target: "1", at: 4_000 },
      { kind: "done", at: 6_400 },
    ] as const;
    const { rows } = await practise(
      [{ typeId: 33, level: 2, count: 1 }],
      [{ events: [...events], time_zone: "America/New_York" }],
    );
    const item = await again(rows[0]!.uuid);
    expect(item).toMatchObject({
      patientName: expect.stringContaining("Rosa") as string,
      taskName: "Arithmetic",
      taskView: { templateName: "NumberProblemSolving", answers: [1] },
      events,
      eventsCutFrom: null,
      timeZone: "America/New_York",
      original: { result: "correct", accuracy: 100 },
      corrections: [],
      tries: [],
    });
    expect(await again(rows[0]!.uuid, danas)).toEqual(item);
  });

  test("that was left overnight says when it was answered, which is its day", async () => {
    const { practise, again } = await patient();
    const [started, ended] = ["2026-11-26T05:04:00.000Z", "2026-11-26T16:04:00.000Z"] as const;
    const { rows } = await practise(
      [{ typeId: 33, level: 2, count: 1 }],
      [
        {
          started_at: new Date(started),
          ended_at: new Date(ended),
          time_zone: "America/Los_Angeles",
          local_date: "2026-11-26",
        },
      ],
    );
    const { response } = await again(rows[0]!.uuid);
    expect(response).toMatchObject({ date: "2026-11-26", startTime: started, endTime: ended });
  });

  test("another patient's is not found under one's own name, nor is one that is not there", async () => {
    const [rosa, sam] = [await patient(), await patient()];
    const { rows } = await sam.practise(three);
    const found = [rows[0]!.uuid, v7()].flatMap((responseId) => [
      rosa.again(responseId),
      rosa.again(responseId, rosa.danas),
      rosa.drawing(responseId),
      rosa.drawing(responseId, rosa.danas),
    ]);
    for (const one of await Promise.all(found.map(refusal)))
      expect(one).toEqual({ status: 404, code: "not-found" });
  });

  test("a spoken one counts as corrected, keeps how it was given, and can be heard while it is kept", async () => {
    const rosa = await patient();
    const [item] = await server.seed((trx) =>
      addSpeakingSession(trx, { patientId: rosa.id, scheduleId: null, builtAt: day }, ["cup"]),
    );
    const session = {
      row: { patient_id: rosa.id, session_id: item!.session_id, built_at: day },
    } as Parameters<typeof madeUpResponse>[0];
    const row = madeUpResponse(
      { row: { ...session.row, schedule_id: null, place: "home" } },
      item!,
      { result: "incorrect", accuracy: 0 },
    );
    const later = (days: number) => new Date(server.now().getTime() + days * dayMs);
    const recording = (expires_at: Date) => ({
      patient_id: rosa.id,
      recording_id: v7(),
      task_id: item!.task_id,
      object_key: "none",
      bytes: 1,
      duration_ms: 900,
      engine: "test",
      heard: "cub",
      is_correct: false,
      recorded_at: new Date(expires_at.getTime() - 90 * dayMs),
      expires_at,
    });
    await server.seed(async (trx) => {
      await addResponses(trx, [row]);
      const recordings = [recording(later(1)), recording(later(-1))];
      await trx.insertInto("recordings").values(recordings).execute();
    });
    const params = { id: rosa.id, responseId: row.uuid };
    await rosa.danas(correctResponse, {
      params,
      body: { result: "correct_w_help", reason: "She said it after a cue." },
    });
    const answer = await rosa.again(row.uuid);
    expect(answer.response).toMatchObject({
      result: "correct_w_help",
      accuracy: 100,
      accuracyWithoutHelp: 0,
      isCorrected: true,
    });
    expect(answer.original).toEqual({ result: "incorrect", accuracy: 0 });
    expect(answer.corrections).toMatchObject([{ reason: "She said it after a cue." }]);
    // One of the two is no longer kept.
    expect(answer.tries).toMatchObject([{ heard: "cub", isRecognised: false, durationMs: 900 }]);
    const list = await rosa.ask([item!.session_id]);
    expect(list.responses).toEqual([answer.response]);
  });
});

describe("a drawing", () => {
  test("is an SVG that may do nothing", async () => {
    const { id, practise } = await patient();
    const { rows } = await practise(three, [
      { events: [{ kind: "enter", text: `<b>&"2`, at: 900 }] },
    ]);
    const answer = await server.app.inject({
      url: `/report/v700/api/patient/${id}/response/${rows[0]!.uuid}/screenshot?token=${await server.tokenFor(id)}`,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "default-src 'none'; img-src data:; frame-ancestors 'self'; sandbox",
      "cache-control": "no-store",
    });
    expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(answer.body).toContain("&lt;b&gt;&amp;&quot;2");
    expect(answer.body).toContain("Arithmetic, level 2");
    expect(answer.body).not.toContain("Rosa");
  });

  test("holds its pictures, and does without those that are gone", async () => {
    const { id, practise, drawing } = await patient();
    const { rows } = await practise(three);
    const stimulus = [
      { kind: "image", image: { path: "pictures/00cb136142a5.svg" }, alt: "" },
      { kind: "image", image: { path: "pictures/ffffffffffff.svg" }, alt: "" },
      {
        kind: "image",
        image: { path: ownPathOf({ patientId: id, itemId: v7(), file: "photo.jpg" }) },
        alt: "",
      },
    ];
    await sql`update session_items set view = jsonb_set(view, '{stimulus}', ${JSON.stringify(stimulus)}::jsonb)
      where patient_id = ${id}`.execute(server.database.owner);
    const svg = await (await drawing(rows[0]!.uuid)).text();
    expect(svg.match(/<image /g)).toHaveLength(1);
    expect(svg).toContain('href="data:image/svg+xml;base64,');
    expect(svg.match(/<use /g)).toHaveLength(3);
  });

  test("of what was skipped does not say what would have been right", async () => {
    const { practise, drawing } = await patient();
    const skipped = { skip_type: "SINGLE_ITEM", skip_reason: "Other", result: null } as const;
    const { rows } = await practise(three, [{ ...skipped, accuracy: null }]);
    expect(await (await drawing(rows[0]!.uuid)).text()).toContain("This item was skipped.");
    expect(await (await drawing(rows[0]!.uuid)).text()).not.toContain("Right answer");
    expect(await (await drawing(rows[1]!.uuid)).text()).toContain("Right answer");
  });
});

onBothEngines("the latest correction counts, whichever came first", async (database) => {
  const stored = await database.withActor(system("demo"), async (trx) => {
    const patientId = await addPatient(trx, { username: "rosa" });
    const author_id = await addClinician(trx, { username: "dana" });
    await addToCaseload(trx, { patient_id: patientId, clinician_id: author_id });
    const session = await addMadeUpSession(trx, patientId, three, day);
    const rows = session.items.map((item) => madeUpResponse(session, item));
    await addResponses(trx, rows);
    const uuid = rows[0]!.uuid;
    for (const [minute, accuracy] of [
      [2, 40],
      [1, 60],
    ] as const)
      await trx
        .insertInto("response_corrections")
        .values({
          patient_id: patientId,
          correction_id: v7(),
          response_uuid: uuid,
          result: "correct_partially",
          accuracy,
          author_id,
          reason: "Heard again.",
          corrected_at: new Date(day.getTime() + minute * 60_000),
        })
        .execute();
    return { patientId, sessionId: session.row.session_id, uuid };
  });
  const { patientId: patient_id, sessionId, uuid: corrected } = stored;
  const query = { patientId: patient_id, sessionIds: [sessionId], typeId: 33, level: 2 };
  const { total, rows, item } = await database.withActor(system("demo"), async (trx) => ({
    total: await countAsked(trx, query),
    rows: await askedPage(trx, query, { limit: 2, offset: 0 }),
    item: await findAnsweredItem(trx, patient_id, corrected),
  }));
  expect([total, rows.length]).toEqual([3, 2]);
  expect(item).toMatchObject({ corrected_accuracy: 40, kind: "SELF_GUIDED", cues: 0 });
  const counted = rows.find((row) => row.uuid === corrected) ?? item;
  expect(responseOnTheWire(counted!)).toMatchObject({
    result: "correct_partially",
    accuracy: 40,
    accuracyWithoutHelp: 40,
    isCorrected: true,
  });
});
