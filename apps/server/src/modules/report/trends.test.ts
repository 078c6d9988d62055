import { performance } from "@regain/contract/calls/report/performance";
import { readTrends } from "@regain/contract/calls/report/trends";
import { dayMs } from "@regain/contract/durations";
import type { CallInput } from "@regain/contract/endpoint";
import { addDays, localTime, mondayOf } from "@regain/therapy/days";
import { v7 } from "uuid";
import { describe, expect } from "vitest";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { addMadeUpSession, addResponses, madeUpResponse } from "../../builders/practice.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import type { LevelChangesTable } from "../../db/tables/therapy.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer } from "../../testing/test-server.ts";

interface Practice {
  readonly daysAgo: number;
  readonly typeId?: number;
  readonly level?: number;
  readonly count?: number;
  /** How many of them were right immediately; the others were wrong. */
  readonly right: number;
  readonly place?: "home" | "clinic";
}

type Query = CallInput<typeof readTrends>["query"];

/** A server on this database, and people who have practiced. */
async function openWorld(database: OwnedDatabase) {
  // The story's own test closes the database.
  const server = await openTestServer({ database: { ...database, close: async () => {} } });
  const today = localTime(server.now(), "UTC").day;
  let count = 0;
  async function patientWith(practice: readonly Practice[], subscription = {}) {
    const id = await server.seed(async (trx) => {
      const patientId = await addPatient(trx, { username: `patient${++count}`, subscription });
      for (const { daysAgo, typeId = 33, level = 2, count: n = 10, right, place } of practice) {
        const builtAt = new Date(`${addDays(today, -daysAgo)}T00:00:00Z`);
        const wanted = [{ typeId, level, count: n }];
        const session = await addMadeUpSession(trx, patientId, wanted, builtAt, place);
        const rows = session.items.map((item, index) =>
          madeUpResponse(
            session,
            item,
            index < right ? {} : { result: "incorrect" as const, accuracy: 0 },
          ),
        );
        await addResponses(trx, rows);
      }
      return patientId;
    });
    return { id, as: server.client(await server.tokenFor(id)) };
  }
  const trends = (
    { id, as }: Awaited<ReturnType<typeof patientWith>>,
    query: Query = {},
    named = id,
  ) => as(readTrends, { params: { id: named }, query });
  return { server, today, patientWith, trends };
}

const inWorld =
  (tell: (world: Awaited<ReturnType<typeof openWorld>>) => Promise<void>) =>
  async (database: OwnedDatabase) => {
    const world = await openWorld(database);
    await tell(world);
    await world.server.close();
  };

describe("lines over time", () => {
  onBothEngines(
    "by practice day hold each day's figures, and end where the report stands",
    inWorld(async ({ today, patientWith, trends }) => {
      const rosa = await patientWith([
        { daysAgo: 40, right: 5 },
        { daysAgo: 20, right: 6 },
        { daysAgo: 19, level: 3, right: 7 },
        { daysAgo: 3, level: 3, right: 9 },
      ]);
      const { areas, tasks, startDate, endDate } = await trends(rosa, { by: "day" });
      expect([startDate, endDate]).toEqual([addDays(today, -40), today]);
      expect(
        tasks[0]?.points.map(({ startDate: day, level, accuracy, itemCount }) => [
          day,
          level,
          accuracy,
          itemCount,
        ]),
      ).toEqual([
        [addDays(today, -40), 2, 50, 10],
        [addDays(today, -20), 2, 60, 10],
        [addDays(today, -19), 3, 70, 10],
        [addDays(today, -3), 3, 90, 10],
      ]);
      // 5 right out of 10 may as well mean 24 or 76 percent.
      expect(tasks[0]?.points[0]).toMatchObject({ low: 24, high: 76 });
      // Latest windows of 12 levels: 1.5; (1.5 + 1.6) / 2; (1.5 + 1.6 + 2.7) / 3; (1.6 + 2.7 + 2.9) / 3.
      expect(areas[0]?.points.map(({ value, itemCount }) => [value, itemCount])).toEqual([
        [13, 10],
        [13, 20],
        [16, 30],
        [20, 30],
      ]);
      const report = await rosa.as(performance, { params: { id: rosa.id }, query: {} });
      const [domain] = report.sections.domains;
      expect(areas[0]?.points.at(-1)?.value).toBe(domain?.latest.value);
      expect(areas[0]?.change).toEqual(domain?.change);
      expect(tasks[0]?.change).toEqual(report.sections.tasks[0]?.levels["3"]?.change);
    }),
  );

  onBothEngines(
    "are rounded once, as the report's figures are",
    inWorld(async ({ patientWith, trends }) => {
      // 45.45 percent, which rounded first to 45.5 would show as 46; by Wilson 21.27 to 71.99.
      const rosa = await patientWith([{ daysAgo: 3, count: 11, right: 5 }]);
      const [task] = (await trends(rosa, { by: "day" })).tasks;
      const report = await rosa.as(performance, { params: { id: rosa.id }, query: {} });
      const reported = report.sections.tasks[0]?.levels["2"]?.accuracy.latest?.value;
      expect(reported).toBe(45);
      expect(task?.points).toMatchObject([{ accuracy: reported, low: 21, high: 72 }]);
    }),
  );

  onBothEngines(
    "by week go from Monday to Sunday, and say when an exercise joined",
    inWorld(async ({ today, patientWith, trends }) => {
      const monday = mondayOf(addDays(today, -28));
      const ago = (day: string) => Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
      const rosa = await patientWith([
        { daysAgo: ago(monday), right: 8 },
        { daysAgo: ago(addDays(monday, 6)), right: 6 },
        { daysAgo: ago(addDays(monday, 7)), typeId: 32, right: 5 },
      ]);
      const { areas, tasks } = await trends(rosa);
      expect(areas[0]?.points).toEqual([
        {
          startDate: monday,
          endDate: addDays(monday, 6),
          value: 14,
          itemCount: 20,
          joined: ["Arithmetic"],
        },
        {
          startDate: addDays(monday, 7),
          endDate: addDays(monday, 13),
          value: 20,
          itemCount: 30,
          joined: ["How many"],
        },
      ]);
      const sums = tasks.find(({ typeId }) => typeId === 33);
      expect(sums?.points.map(({ accuracy, itemCount }) => [accuracy, itemCount])).toEqual([
        [70, 20],
      ]);
    }),
  );

  onBothEngines(
    "mark level changes on the patient's own day, with their reason",
    inWorld(async ({ server, today, patientWith, trends }) => {
      const rosa = await patientWith([
        { daysAgo: 10, right: 9 },
        { daysAgo: 1, level: 3, right: 9 },
      ]);
      const change = (days: number, from: number, reason: LevelChangesTable["reason"]) => ({
        patient_id: rosa.id,
        change_id: v7(),
        task_type_id: 33,
        session_id: null,
        author_id: v7(),
        from_level: from,
        to_level: from + 1,
        reason,
        percents: reason === "two-blocks-high" ? [80, 90] : [],
        changed_at: new Date(`${addDays(today, -days)}T00:30:00Z`),
      });
      await server.seed((trx) =>
        trx
          .insertInto("level_changes")
          .values([change(50, 1, "set-by-clinician"), change(5, 2, "two-blocks-high")])
          .execute(),
      );
      const { tasks } = await trends(rosa);
      // What came before the first practice is not part of the line.
      expect(tasks[0]?.levelChanges).toEqual([
        {
          date: addDays(today, -5),
          from: 2,
          to: 3,
          text: "2 practices in a row at 80% or more without help: 80% and 90%.",
        },
      ]);
    }),
  );
});

describe("what changed, in words", () => {
  onBothEngines(
    "carries its figures and days, and says when it is chance",
    inWorld(async ({ today, patientWith, trends }) => {
      const shown = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
      const steady = await patientWith([
        { daysAgo: 30, right: 7 },
        { daysAgo: 9, right: 8 },
        { daysAgo: 5, right: 7 },
        { daysAgo: 2, right: 9 },
      ]);
      const [task] = (await trends(steady)).tasks;
      expect(task?.change).toMatchObject({
        kind: "within-noise",
        difference: { value: 10 },
        text: `Level 2: from 70% to 80% right without help. Items: 10 on ${shown(addDays(today, -30))}, 30 on ${shown(addDays(today, -2))}. That is within the usual ups and downs.`,
      });
    }),
  );

  onBothEngines(
    "claims nothing from one answer, or from a first level that was too easy",
    inWorld(async ({ patientWith, trends }) => {
      const one = await trends(await patientWith([{ daysAgo: 1, count: 1, right: 1 }]));
      expect(one.areas).toEqual([]);
      expect(one.tasks[0]).toMatchObject({
        change: { kind: "too-early", difference: null },
        points: [{ accuracy: 100, itemCount: 1, low: 21, high: 100 }],
      });
      const found = await trends(
        await patientWith([
          { daysAgo: 30, level: 1, right: 10 },
          { daysAgo: 3, level: 6, right: 8 },
          { daysAgo: 2, level: 6, right: 8 },
          { daysAgo: 1, level: 6, right: 8 },
        ]),
      );
      expect(found.areas[0]?.change?.kind).toBe("level-found");
      expect(found.areas[0]?.change?.text).toContain("Part of the rise");
      const fallen = await trends(
        await patientWith([
          { daysAgo: 30, level: 1, right: 10 },
          { daysAgo: 3, level: 1, right: 3 },
          { daysAgo: 2, level: 1, right: 3 },
          { daysAgo: 1, level: 1, right: 3 },
        ]),
      );
      expect(fallen.areas[0]?.change?.kind).toBe("level-found");
      expect(fallen.areas[0]?.change?.text).toMatch(/too easy to compare with\.$/);
      expect(fallen.areas[0]?.change?.text).not.toContain("rise");
    }),
  );
});

describe("what is asked for is checked", () => {
  onBothEngines(
    "days, zones, and lines of too many days",
    inWorld(async ({ today, patientWith, trends }) => {
      const rosa = await patientWith([
        { daysAgo: 700, right: 5 },
        { daysAgo: 1, right: 6 },
      ]);
      const faults = [
        [{ startDate: addDays(today, -1), endDate: addDays(today, -2) }, "startDate"],
        [{ endDate: addDays(today, 2) }, "endDate"],
        [{ tz: "Mars/Olympus" }, "tz"],
        [{ by: "hour" as "day" }, "by"],
        [{ by: "day", startDate: addDays(today, -400) }, "startDate"],
      ] as const;
      for (const [query, field] of faults) {
        const asking = trends(rosa, query);
        await expect(asking, field).rejects.toMatchObject({
          status: 400,
          code: "malformed-request",
          fields: { [field]: expect.any(String) },
        });
      }
      const tenYears = await trends(rosa, { startDate: addDays(today, -3652) });
      expect(tenYears.tasks[0]?.points.map(({ accuracy }) => accuracy)).toEqual([50, 60]);
      const byDay = await trends(rosa, { by: "day" });
      expect(byDay.startDate).toBe(addDays(today, -399));
      expect(byDay.tasks[0]?.points).toHaveLength(1);
      const nothing = await trends(await patientWith([]));
      expect(nothing).toMatchObject({ startDate: null, areas: [], tasks: [], isLocked: false });
    }),
  );
});

describe("who sees them", () => {
  onBothEngines(
    "the patient, and a clinician of theirs; not who has no subscription, and nobody else",
    inWorld(async ({ server, patientWith, trends }) => {
      const tess = await patientWith([{ daysAgo: 1, right: 10 }], { status: "trialEnded" });
      expect(await trends(tess)).toMatchObject({ isLocked: true, areas: [], tasks: [] });
      const [dana, nils] = await server.seed(async (trx) => {
        const ids = [
          await addClinician(trx, { username: "dana" }),
          await addClinician(trx, { username: "nils" }),
        ] as const;
        await addToCaseload(trx, { patient_id: tess.id, clinician_id: ids[0] });
        return ids;
      });
      const clinician = async (id: string) => ({
        id,
        as: server.client(await server.tokenFor(id)),
      });
      const seen = await trends(await clinician(dana), {}, tess.id);
      expect([seen.isLocked, seen.tasks.length]).toEqual([false, 1]);
      const sam = await patientWith([]);
      for (const other of [await clinician(nils), sam])
        expect(await refusal(trends(other, {}, tess.id))).toEqual([404, "not-found"]);
    }),
  );
});
