import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resultOf } from "../../testing/practice.ts";
import { newPatient, practise, type NewPatient } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

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
      [{ ...good, additionalDataJson: '{"events":[{"kind":"dance"}]}' }, "malformed-record"],
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
      12,
    );
    const kept = await server.database.owner
      .selectFrom("rejected_responses")
      .selectAll()
      .where("patient_id", "=", rosa.id)
      .execute();
    expect(kept).toHaveLength(12);
    expect(kept.map(({ record }) => record)).toContainEqual({ ...good, latency: "quick" });
    expect(await stored(sam)).toEqual([]);
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
    expect(warning).toContain("scored a result otherwise");
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
    expect(row!.local_date).toBe(newYork.format(row!.started_at));
    expect(row!.time_zone).toBe("America/New_York");
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
