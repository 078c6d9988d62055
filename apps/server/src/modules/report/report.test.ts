import type { CallError } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import { performance } from "@regain/contract/calls/report/performance";
import { addDays, localTime } from "@regain/therapy/days";
import { sql } from "kysely";
import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { addMadeUpSession, addResponses, madeUpResponse } from "../../builders/practice.ts";
import type { ResponseRow } from "../../db/tables/therapy.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let today: string;
beforeAll(async () => {
  server = await openTestServer();
  today = localTime(server.now(), "UTC").day;
});
afterAll(() => server.close());

interface Practice {
  readonly daysAgo: number;
  readonly typeId?: number;
  readonly level?: number;
  readonly count?: number;
  /** How many of them were right immediately; the others were wrong. */
  readonly right: number;
  readonly place?: "home" | "clinic";
  readonly own?: Partial<ResponseRow>;
}

let count = 0;

/** A patient who has practiced like this. */
async function patientWith(practice: readonly Practice[], subscription = {}) {
  const username = `patient${++count}`;
  const id = await server.seed(async (trx) => {
    const patientId = await addPatient(trx, { username, last_name: "Example", subscription });
    for (const { daysAgo, typeId = 33, level = 2, count: n = 10, right, place, own } of practice) {
      const builtAt = new Date(`${addDays(today, -daysAgo)}T00:00:00Z`);
      const session = await addMadeUpSession(
        trx,
        patientId,
        [{ typeId, level, count: n }],
        builtAt,
        place,
      );
      const rows = session.items.map((item, index) =>
        madeUpResponse(session, item, {
          ...(index < right ? {} : { result: "incorrect" as const, accuracy: 0 }),
          ...own,
        }),
      );
      await addResponses(trx, rows);
    }
    return patientId;
  });
  const call = server.client(await server.tokenFor(id));
  return {
    id,
    report: (query: CallInput<typeof performance>["query"] = {}, named = id) =>
      call(performance, { params: { id: named }, query }),
  };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: CallError) => ({ status: error.status, code: error.code, fields: error.fields }),
  );

describe("the summary", () => {
  test("covers the last 30 days, at home and in the clinic, without help", async () => {
    const { report } = await patientWith([
      { daysAgo: 40, right: 0 },
      { daysAgo: 30, right: 0 },
      { daysAgo: 29, right: 8 },
      { daysAgo: 10, right: 10, own: { phonemic_cues: 1 }, place: "clinic" },
      { daysAgo: 0, right: 9 },
    ]);
    const { summary, startDate, endDate, patientName, isLocked } = await report();
    expect([startDate, endDate]).toEqual([addDays(today, -29), today]);
    expect(patientName).toBe(`Patient${count} Example`);
    expect(isLocked).toBe(false);
    expect(summary).toEqual({
      accuracy: 57,
      scoredTasks: 30,
      tasksCompleted: 30,
      homeTasksCompleted: 20,
      clinicTasksCompleted: 10,
      activeDays: 3,
      daysActivePerWeek: 0.7,
    });
  });

  test("counts the items that the accuracy rests on apart from those that were skipped", async () => {
    const skipped = { result: null, accuracy: null, skip_type: "SINGLE_ITEM" } as const;
    const { report } = await patientWith([
      { daysAgo: 3, right: 8 },
      { daysAgo: 2, right: 5, count: 5, own: skipped },
    ]);
    expect((await report()).summary).toMatchObject({
      accuracy: 80,
      scoredTasks: 10,
      tasksCompleted: 15,
    });
  });

  test("names the exercises whose time is that of an answer", async () => {
    const { report } = await patientWith([
      { daysAgo: 2, right: 8 },
      { daysAgo: 1, right: 8, typeId: 40 },
    ]);
    const { tasks } = (await report()).sections;
    const paced = tasks.map(({ typeId, isPaced }) => [typeId, isPaced]);
    expect(Object.fromEntries(paced)).toEqual({ 33: false, 40: true });
  });

  test("says nothing of accuracy where there was no practice", async () => {
    const { report } = await patientWith([]);
    expect(await report()).toMatchObject({
      summary: { accuracy: null, tasksCompleted: 0, daysActivePerWeek: 0 },
      sections: { domains: [], tasks: [], assessments: [] },
    });
  });

  test("of the clinic alone leaves out what was done at home", async () => {
    const { report } = await patientWith([
      { daysAgo: 3, right: 10 },
      { daysAgo: 2, right: 5, place: "clinic" },
    ]);
    const { summary, sections } = await report({ assistedOnly: "true" });
    expect(summary).toMatchObject({ accuracy: 50, tasksCompleted: 10, homeTasksCompleted: 0 });
    expect(sections.tasks[0]?.levels["2"]?.accuracy.latest).toMatchObject({
      value: 50,
      itemCount: 10,
    });
  });
});

describe("baseline and latest", () => {
  const history = [
    { daysAgo: 100, right: 2 },
    { daysAgo: 20, right: 5 },
    { daysAgo: 6, right: 6 },
    { daysAgo: 4, right: 9 },
    { daysAgo: 2, right: 9 },
  ];
  const figures = async (query: CallInput<typeof performance>["query"]) => {
    const { report } = await patientWith(history);
    const { sections } = await report(query);
    const { baseline, latest } = sections.tasks[0]!.levels["2"]!.accuracy;
    const [domain] = sections.domains;
    return { baseline: baseline?.value, latest: latest?.value, domain };
  };

  test("are the first ten items ever and the last three days", async () => {
    const { baseline, latest, domain } = await figures({});
    expect([baseline, latest]).toEqual([20, 80]);
    expect(domain).toMatchObject({
      systemName: "quantitative",
      displayName: "Quantitative",
      baseline: { value: 10, date: addDays(today, -100) },
      latest: { value: 15, date: addDays(today, -2) },
      nextMilestone: { value: 20, taskTypeName: "Arithmetic", taskLevel: 3 },
    });
  });

  test("the baseline keeps to the start when that is asked for; the latest only to the end", async () => {
    const startDate = addDays(today, -5);
    const endDate = addDays(today, -4);
    const kept = await figures({ startDate, endDate, ignoreStartDateForBaseline: "false" });
    expect([kept.baseline, kept.latest]).toEqual([90, 67]);
    expect(kept.domain?.baseline.value).toBe(16);
    const ignored = await figures({ startDate, endDate, ignoreStartDateForBaseline: "true" });
    expect([ignored.baseline, ignored.latest]).toEqual([20, 67]);
  });

  test("stand apart by level, with times in seconds and the help that was asked for", async () => {
    const { report } = await patientWith([
      { daysAgo: 9, level: 1, right: 10, own: { last_response_ms: 12_340 } },
      { daysAgo: 1, level: 3, count: 4, right: 4, own: { hints: 1, semantic_cues: 2 } },
    ]);
    const [task] = (await report()).sections.tasks;
    expect(task).toMatchObject({
      typeId: 33,
      displayName: "Arithmetic",
      skillAreas: ["quantitative"],
      currentLevel: 1,
      maxLevel: 12,
    });
    expect(Object.keys(task!.levels)).toEqual(["1", "3"]);
    expect(task!.levels["1"]!.latency).toEqual({
      baseline: { value: 12.3, itemCount: 10, date: addDays(today, -9) },
      latest: { value: 12.3, itemCount: 10, date: addDays(today, -9) },
      min: 0,
      max: 15,
      unit: "s",
      isInverted: true,
    });
    const { accuracy, latestCues, baselineCues } = task!.levels["3"]!;
    expect(accuracy).toMatchObject({ baseline: null, latest: { value: 0, itemCount: 4 } });
    expect(latestCues).toEqual([
      { numCues: 8, cueType: "semantic" },
      { numCues: 4, cueType: "hint" },
    ]);
    expect(baselineCues).toEqual([]);
  });
});

describe("the level of an exercise", () => {
  test("is that of the report's last day, with the last change until then", async () => {
    const { id, report } = await patientWith([{ daysAgo: 50, right: 9 }]);
    const change = (daysAgo: number, from_level: number, to_level: number) => ({
      patient_id: id,
      change_id: v7(),
      task_type_id: 33,
      session_id: null,
      author_id: v7(),
      from_level,
      to_level,
      reason: "set-by-clinician" as const,
      percents: [],
      changed_at: new Date(`${addDays(today, -daysAgo)}T12:00:00Z`),
    });
    await server.seed(async (trx) => {
      const level = { patient_id: id, task_type_id: 33, level: 7, since: server.now() };
      await trx.insertInto("task_levels").values(level).execute();
      await trx
        .insertInto("level_changes")
        .values([change(30, 2, 4), change(10, 4, 7)])
        .execute();
    });
    const standing = async (daysAgo: number) => {
      const { sections } = await report({ endDate: addDays(today, -daysAgo) });
      const { currentLevel, levelChange } = sections.tasks[0]!;
      return [currentLevel, levelChange?.date, levelChange?.from];
    };
    expect(await standing(0)).toEqual([7, addDays(today, -10), 4]);
    expect(await standing(10)).toEqual([7, addDays(today, -10), 4]);
    expect(await standing(11)).toEqual([4, addDays(today, -30), 2]);
    expect(await standing(31)).toEqual([2, undefined, undefined]);
  });
});

describe("what is asked for is checked", () => {
  test("days that make no sense and places that do not exist", async () => {
    const { report } = await patientWith([]);
    const tomorrow = addDays(today, 2);
    const cases = [
      [{ startDate: addDays(today, -1), endDate: addDays(today, -2) }, "startDate"],
      [{ endDate: tomorrow }, "endDate"],
      [{ startDate: tomorrow }, "startDate"],
      [{ tz: "Mars/Olympus" }, "tz"],
      [{ startDate: "2026-02-30" }, "startDate"],
      [{ startDate: "0000-01-01" }, "startDate"],
      [{ endDate: "0000-01-01" }, "endDate"],
      [{ endDate: "9999-12-31" }, "endDate"],
      [{ assistedOnly: "perhaps" as "true" }, "assistedOnly"],
    ] as const;
    for (const [query, field] of cases) {
      const { status, code, fields } = await refusal(report(query));
      expect([status, code, Object.keys(fields)]).toEqual([400, "malformed-request", [field]]);
    }
    expect((await report({ tz: "Asia/Tokyo" })).endDate).toBe(
      localTime(server.now(), "Asia/Tokyo").day,
    );
  });
});

describe("who sees it", () => {
  test("a patient whose trial has ended sees the tiles and nothing behind them; the clinician all", async () => {
    const tess = await patientWith([{ daysAgo: 1, right: 10 }], { status: "trialEnded" });
    const locked = await tess.report();
    expect(locked).toMatchObject({ isLocked: true, summary: { accuracy: 100 } });
    expect(locked.sections).toEqual({ domains: [], tasks: [], assessments: [] });
    expect(await tess.report({}, tess.id.toUpperCase())).toEqual(locked);

    const [dana, nils] = await server.seed(async (trx) => {
      const ids = [
        await addClinician(trx, { username: "dana" }),
        await addClinician(trx, { username: "nils" }),
      ] as const;
      await addToCaseload(trx, { patient_id: tess.id, clinician_id: ids[0] });
      return ids;
    });
    const ask = async (who: string) =>
      server.client(await server.tokenFor(who))(performance, {
        params: { id: tess.id },
        query: {},
      });
    const seen = await ask(dana);
    expect(seen.isLocked).toBe(false);
    expect(seen.sections.tasks).toHaveLength(1);
    const stranger = await patientWith([]);
    for (const who of [nils, stranger.id])
      expect(await refusal(ask(who))).toMatchObject({ status: 404, code: "not-found" });
  });

  test("the figures come from blocks and from nothing else", async () => {
    const rosa = await patientWith([{ daysAgo: 1, right: 10 }]);
    const before = await rosa.report();
    await sql`delete from responses where patient_id = ${rosa.id}`.execute(server.database.owner);
    expect(await rosa.report()).toEqual(before);
  });
});
