import { randomBytes, randomUUID } from "node:crypto";
import { dayMs } from "@regain/contract/durations";
import type { SessionTask } from "@regain/contract/entities/session";
import { taskEvent } from "@regain/contract/entities/task-event";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { resultOf } from "../../testing/practice.ts";
import { newPatient, practise, type NewPatient } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { purgeRejected } from "./purge-rejected.job.ts";
import type { RecordStatus } from "./response.service.ts";
import { acceptedMs } from "./session.rules.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const stored = (patient: NewPatient) =>
  server.seed((trx) =>
    trx.selectFrom("responses").selectAll().where("patient_id", "=", patient.id).execute(),
  );
const levels = (patient: NewPatient) =>
  server.seed(async (trx) => {
    const rows = await trx
      .selectFrom("task_levels")
      .selectAll()
      .where("patient_id", "=", patient.id)
      .execute();
    return Object.fromEntries(rows.map((row) => [row.task_type_id, row.level]));
  });

const quarantined = (patient: NewPatient) =>
  server.database.owner
    .selectFrom("rejected_responses")
    .selectAll()
    .where("patient_id", "=", patient.id)
    .execute();

/** Sends what the typed client could not write. */
async function sendText(patient: NewPatient, payload: string) {
  const headers = {
    "content-type": "application/json",
    "access-token": await server.tokenFor(patient.id),
  };
  const url = `/service/v700/api/patient/${patient.id}/responses`;
  return server.app.inject({ method: "POST", url, headers, payload });
}

describe("results arrive", () => {
  test("and each is answered: stored, and duplicate when it comes again or twice at once", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const record = resultOf(rosa.id, tasks[0]!, server.now());
    const { results } = await rosa.send([record, { ...record, sendAttempts: 2 }]);
    expect(results).toEqual([
      { uuid: record.uuid, status: "stored" },
      { uuid: record.uuid, status: "duplicate" },
    ]);
    const again = await rosa.send([record]);
    expect(again.results).toEqual([{ uuid: record.uuid, status: "duplicate" }]);
    expect(await stored(rosa)).toHaveLength(1);
  });

  test("and a stored one that comes again after its session takes no more is still a duplicate", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const [first, second] = tasks
      .slice(0, 2)
      .map((task) => resultOf(rosa.id, task, server.now())) as [object, object];
    await rosa.send([first]);
    server.advance(acceptedMs + dayMs);
    const { results } = await (await rosa.signIn()).send([first, second]);
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      "duplicate",
      "session-too-old",
    ]);
    expect(await quarantined(rosa)).toMatchObject([{ record: second }]);
  });

  test("and what a device says of itself is cut before a sign that would be cut in two", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const start = "x".repeat(199);
    const record = {
      ...resultOf(rosa.id, tasks[0]!, server.now()),
      systemVersionNumber: `${start}\u{1f600}`,
    };
    const { results } = await rosa.send([record]);
    expect(results).toEqual([{ uuid: record.uuid, status: "stored" }]);
    expect(await stored(rosa)).toMatchObject([{ client: { systemVersionNumber: start } }]);
  });

  test("and what cannot be one is kept in quarantine while its neighbours are stored", async () => {
    const rosa = await newPatient(server);
    const sam = await newPatient(server);
    const { tasks } = await rosa.start();
    const [own, other] = [tasks[0]!, (await sam.start()).tasks[0]!];
    const at = server.now();
    const good = resultOf(rosa.id, own, at);
    const records: [unknown, string | undefined][] = [
      [null, "malformed-record"],
      ["a text", "malformed-record"],
      [{ ...good, latency: "quick" }, "malformed-record"],
      [{ ...good, accuracy: 101 }, "malformed-record"],
      [{ ...good, additionalDataJson: "{" }, "malformed-record"],
      [{ ...good, additionalDataJson: '{"events":"none"}' }, "malformed-record"],
      [{ ...good, additionalDataJson: "[]", skipType: "SINGLE_ITEM" }, "malformed-record"],
      [{ ...good, uuid: 7 }, "malformed-record"],
      [resultOf(sam.id, other, at), "wrong-patient"],
      [resultOf(rosa.id, other, at), "unknown-session"],
      [{ ...good, taskId: other.taskId }, "unknown-task"],
      [{ ...good, taskType: 9_999 }, "unknown-task"],
      [{ ...good, uuid: randomUUID() }, "unknown-task"],
      [good, undefined],
    ];
    const { results } = await rosa.send(records.map(([record]) => record));
    expect(results.map(({ code }) => code)).toEqual(records.map(([, code]) => code));
    expect(results.at(-1)).toEqual({ uuid: good.uuid, status: "stored" });
    expect(results.map(({ status }) => status).filter((one) => one === "rejected")).toHaveLength(
      13,
    );
    const kept = await quarantined(rosa);
    expect(kept).toHaveLength(13);
    expect(kept.map(({ record }) => record)).toContainEqual({ ...good, latency: "quick" });
    expect(await stored(sam)).toEqual([]);
  });

  test("and ids may be written in capitals", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const good = resultOf(rosa.id, tasks[0]!, server.now());
    const ids = ["uuid", "sessionId", "patientId", "userId", "taskId"] as const;
    const shouted = Object.fromEntries(ids.map((name) => [name, good[name].toUpperCase()]));
    const { results } = await rosa.send([{ ...good, ...shouted }]);
    expect(results, "answered as sent").toEqual([{ uuid: shouted.uuid, status: "stored" }]);
    expect(await stored(rosa)).toMatchObject([{ uuid: good.uuid, task_id: good.taskId }]);
  });

  test("and one that is nested without end or longer than a book does not take its neighbours along", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const [first, second] = tasks.map((task) => resultOf(rosa.id, task, server.now()));
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    const long = JSON.stringify({ uuid: "not one", note: "\u00e9".repeat(200_000) });
    const { additionalDataJson } = second!;
    const inside = { ...second, additionalDataJson: `{"events":${nested(100_000)}}` };
    const records = [
      JSON.stringify(first),
      nested(5_000),
      nested(500_000),
      `{"uuid":"${second!.uuid}","note":${nested(200)}}`,
      long,
      JSON.stringify(inside),
      JSON.stringify({ ...second, additionalDataJson }),
    ];
    const answer = await sendText(rosa, `[${records.join()}]`);
    expect(answer.statusCode).toBe(200);
    const { results } = answer.json<{ results: RecordStatus[] }>();
    expect(results.map(({ status }) => status)).toEqual([
      "stored",
      ...Array.from({ length: 5 }, () => "rejected"),
      "stored",
    ]);
    expect(results[3]).toMatchObject({ uuid: second!.uuid, code: "malformed-record" });
    expect(results[4], "only a uuid is answered").toMatchObject({ uuid: null });
    const kept = await quarantined(rosa);
    expect(kept, "the two endless ones are alike from level 32 on").toHaveLength(4);
    for (const { record } of kept)
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(64 * 1024);
    expect(JSON.stringify(kept)).toContain("[cut: more than 32 levels deep]");
    const book = expect.objectContaining({ bytes: Buffer.byteLength(long) });
    expect(kept.map(({ record }) => record)).toContainEqual(book);
  });

  test("and a bad one that comes again and again is kept once, for each patient", async () => {
    const rosa = await newPatient(server);
    const sam = await newPatient(server);
    for (const patient of [rosa, sam, rosa]) {
      const { results } = await patient.send([{ mood: "good" }, { mood: "good" }]);
      expect(results).toEqual([
        { uuid: null, status: "rejected", code: "malformed-record" },
        { uuid: null, status: "rejected", code: "malformed-record" },
      ]);
    }
    await rosa.send([{ mood: "bad" }]);
    expect(await quarantined(rosa)).toHaveLength(2);
    expect(await quarantined(sam)).toHaveLength(1);
  });

  test("and what is kept in quarantine of one patient has a bound, beyond which the answer is the same, and an end", async () => {
    const rosa = await newPatient(server);
    const send = async (batch: number) => {
      // Incompressible, because the bound is on what it takes up in storage.
      const letters = randomBytes(29_000).toString("base64");
      const { results } = await rosa.send(
        Array.from({ length: 100 }, (_, index) => `${batch} ${index} ${letters}`),
      );
      return new Set(results.map(({ code }) => code));
    };
    for (const batch of [1, 2, 3]) expect(await send(batch)).toEqual(new Set(["malformed-record"]));
    const kept = await quarantined(rosa);
    expect(kept.length).toBeGreaterThan(200);
    expect(Buffer.byteLength(JSON.stringify(kept.map(({ record }) => record)))).toBeLessThan(
      11 * 2 ** 20,
    );

    const forget = purgeRejected({ database: server.database, clock: server.now });
    await forget.run({});
    expect(await quarantined(rosa)).toHaveLength(kept.length);
    server.advance(181 * dayMs);
    await forget.run({});
    expect(await quarantined(rosa)).toEqual([]);
  });

  test("and news from a newer player cost no answer: events, settings and lengths are cut to what we keep", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const record = resultOf(rosa.id, tasks[0]!, server.now());
    const data = JSON.parse(record.additionalDataJson) as { events: unknown[]; settings: object };
    const news = [{ kind: "dance", at: 5 }, { kind: "tap" }, null];
    const noise = Array.from({ length: 5_000 }, (_, at) => ({ kind: "pause", at }));
    const { results } = await rosa.send([
      {
        ...record,
        systemVersionNumber: "x".repeat(5_000),
        taskJson: "x".repeat(300_000),
        additionalDataJson: JSON.stringify({
          ...data,
          events: [...noise, ...news, ...data.events],
          settings: { ...data.settings, mood: { deep: 1 }, note: "x".repeat(100_000) },
          diary: "x".repeat(300_000),
        }),
      },
    ]);
    expect(results).toEqual([{ uuid: record.uuid, status: "stored" }]);
    const [row] = await stored(rosa);
    expect(row, "the answer lay behind what is kept").toMatchObject({
      result: "correct",
      score_differs: false,
      events_cut_from: 5_003 + data.events.length,
      settings: data.settings,
    });
    expect(row!.events.length).toBeLessThanOrEqual(2_000);
    expect(row!.client.systemVersionNumber).toHaveLength(200);
  });

  test("and a player's news are dropped from the middle of an item, with a mark that there were some", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const record = resultOf(rosa.id, tasks[0]!, server.now());
    const data = JSON.parse(record.additionalDataJson) as { events: unknown[] };
    const events = [{ kind: "dance", at: 5 }, ...data.events];
    await rosa.send([{ ...record, additionalDataJson: JSON.stringify({ ...data, events }) }]);
    expect(await stored(rosa)).toMatchObject([
      { result: "correct", events: data.events, events_cut_from: events.length },
    ]);
  });

  test("and what was done is read of items that are answered by it alone, once each, and of one request no more than people do", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const sam = await newPatient(server);
    const reading = vi.spyOn(taskEvent, "safeParse");
    onTestFinished(() => reading.mockRestore());
    const timesRead = async (records: unknown[], by = rosa) => {
      reading.mockClear();
      const { results } = await by.send(records);
      return { read: reading.mock.calls.length, said: results.map(({ status }) => status) };
    };
    const withMoves = (task: SessionTask, count: number, by = rosa) =>
      resultOf(by.id, task, server.now(), "right", {
        additionalDataJson: JSON.stringify({
          events: Array.from({ length: count }, () => 1),
          taskTypeVersion: 1,
          settings: {},
          clockOffsetMs: 0,
        }),
      });
    const first = withMoves(tasks[0]!, 40);

    const strange = [
      { ...first, sessionId: randomUUID() },
      { ...first, taskId: randomUUID() },
      { ...first, uuid: randomUUID() },
    ];
    expect(await timesRead(strange)).toEqual({
      read: 0,
      said: ["rejected", "rejected", "rejected"],
    });
    expect(await timesRead([first, first, first])).toEqual({
      read: 40,
      said: ["stored", "duplicate", "duplicate"],
    });
    expect(await timesRead([first])).toEqual({ read: 0, said: ["duplicate"] });

    const many = (await sam.start()).tasks.map((task) => withMoves(task, 11_000, sam));
    expect(many.length, "more than are read, at 10,000 each").toBe(6);
    expect(await timesRead([...many, ...many], sam)).toEqual({
      read: 50_000,
      said: [...many.map(() => "stored"), ...many.map(() => "duplicate")],
    });
    const marks = (await stored(sam)).map((row) => row.events_cut_from);
    expect(new Set(marks)).toEqual(new Set([11_000]));
  });

  test("and fields that nobody knows are dropped, never refused", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const record = resultOf(rosa.id, tasks[0]!, server.now());
    const data = JSON.parse(record.additionalDataJson) as object;
    const { results } = await rosa.send([
      { ...record, mood: "good", additionalDataJson: JSON.stringify({ ...data, weather: "rain" }) },
    ]);
    expect(results[0]?.status).toBe("stored");
    expect(JSON.stringify(await stored(rosa))).not.toMatch(/mood|weather/);
  });

  test("and the server's own scoring is the truth; a difference is kept and warned of", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const record = resultOf(rosa.id, tasks[0]!, server.now(), "wrong", { accuracy: 100 });
    await rosa.send([record]);
    expect(await stored(rosa)).toMatchObject([
      { result: "incorrect", accuracy: 0, client_accuracy: 100, score_differs: true },
    ]);
    const warning = server.logLines.find((line) => line.includes(record.uuid));
    expect(warning).toContain("scored a result differently");
  });

  test("and times are fitted in, the day is the patient's own, and long events are cut", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    server.advance(60_000);
    const now = server.now();
    const taps = Array.from({ length: 1_900 }, (_, index) => ({
      kind: "enter",
      text: "\u0000".padEnd(50, "1"),
      at: 300 + index,
    }));
    const record = resultOf(rosa.id, tasks[0]!, now, "right", {
      startTime: "1999-12-31T23:59:59Z",
      endTime: "2999-12-31T23:59:59Z",
      additionalDataJson: JSON.stringify({
        events: taps,
        taskTypeVersion: 1,
        settings: { "odd\u0000name": "odd \ud800 value" },
        clockOffsetMs: 0,
      }),
    });
    expect((await rosa.send([record])).results[0]?.status).toBe("stored");
    const [row] = await stored(rosa);
    expect(row!.ended_at).toEqual(now);
    expect(row!.started_at).toEqual(new Date(now.getTime() - 60_000));
    expect(row!.events_cut_from).toBe(1_900);
    expect(row!.events.length).toBeGreaterThan(500);
    expect(JSON.stringify(row!.events).length).toBeLessThanOrEqual(64 * 1024);
    const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });
    expect(row!.local_date).toBe(newYork.format(row!.ended_at));
    expect(row!.time_zone).toBe("America/New_York");
  });

  test.each([
    ["three minutes ahead", 3 * 60_000],
    ["two hours behind", -2 * 3_600_000],
  ])(
    "and a clock that is put %s in mid-session takes no minutes away, and puts none outside the session",
    async (_, offMs) => {
      const rosa = await newPatient(server);
      const builtAt = server.now().getTime();
      const { tasks } = await rosa.start();
      for (const task of tasks.slice(0, 4)) {
        server.advance(15_000);
        const answered = server.now().getTime() + offMs;
        const times = {
          startTime: new Date(answered - 14_800).toISOString(),
          endTime: new Date(answered).toISOString(),
        };
        await rosa.send([resultOf(rosa.id, task, server.now(), "right", times)]);
      }
      const days = await server.seed((trx) =>
        trx.selectFrom("practice_days").selectAll().where("patient_id", "=", rosa.id).execute(),
      );
      expect(days).toMatchObject([{ item_count: 4, home_duration: 4 * 14_800 }]);
      for (const { started_at: start, ended_at: end } of await stored(rosa)) {
        expect(start.getTime()).toBeGreaterThanOrEqual(builtAt);
        expect(end.getTime()).toBeLessThanOrEqual(server.now().getTime());
      }
    },
  );

  test("and an item that lay open overnight belongs to the day of its answer", async () => {
    const rosa = await newPatient(server);
    const { tasks } = await rosa.start();
    const shown = server.now();
    server.advance(dayMs);
    const answered = server.now();
    const times = { startTime: shown.toISOString(), endTime: answered.toISOString() };
    const next = { startTime: answered.toISOString(), endTime: answered.toISOString() };
    const records = tasks
      .slice(0, 2)
      .map((task, index) => resultOf(rosa.id, task, answered, "right", index === 0 ? times : next));
    await rosa.send(records);
    const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });
    const day = newYork.format(answered);
    expect(await stored(rosa)).toMatchObject([{ local_date: day }, { local_date: day }]);
    const days = await server.seed((trx) =>
      trx.selectFrom("practice_days").selectAll().where("patient_id", "=", rosa.id).execute(),
    );
    expect(days).toMatchObject([{ local_date: day, item_count: 2 }]);
  });

  test("and skipped items have no score, but end their block and session like others", async () => {
    const rosa = await newPatient(server);
    const session = await practise(server, rosa, () => "skip");
    const rows = await stored(rosa);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatchObject({ result: null, accuracy: null, skip_reason: "TooHard" });
    expect((await rosa.start()).sessionId).not.toBe(session.sessionId);
    expect(await levels(rosa)).toEqual({ 33: 2, 1: 1 });
  });
});
