import { detailedPerformance } from "@regain/contract/calls/report/detailed-performance";
import type { CallError } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import { maxColumns } from "@regain/contract/detailed-table-values";
import { addDays, epochSeconds, localTime } from "@regain/therapy/days";
import { normOf } from "@regain/therapy/percentiles";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { addMadeUpSession, addResponses, madeUpResponse } from "../../builders/practice.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import type { ResponseRow } from "../../db/tables/therapy.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { countNormsNightly } from "./count-norms.job.ts";
import { insertSimulatedNorms } from "./norm.store.ts";

type Query = CallInput<typeof detailedPerformance>["query"];

interface Practice {
  readonly day: string;
  readonly typeId?: number;
  readonly level?: number;
  readonly count?: number;
  /** How many of them were right immediately; the others were wrong. */
  readonly right: number;
  readonly place?: "home" | "clinic";
  readonly own?: Partial<ResponseRow>;
}

/** A server on this database, and people who have practiced. */
async function openWorld(database: OwnedDatabase) {
  // The story's own test closes the database.
  const server = await openTestServer({ database: { ...database, close: async () => {} } });
  const today = localTime(server.now(), "UTC").day;
  let count = 0;

  async function patientWith(practice: readonly Practice[], subscription = {}) {
    const username = `patient${++count}`;
    const id = await server.seed(async (trx) => {
      const patientId = await addPatient(trx, { username, last_name: "Example", subscription });
      for (const { day, typeId = 33, level = 2, count: n = 10, right, place, own } of practice) {
        const session = await addMadeUpSession(
          trx,
          patientId,
          [{ typeId, level, count: n }],
          new Date(`${day}T10:00:00Z`),
          place,
        );
        await addResponses(
          trx,
          session.items.map((item, index) =>
            madeUpResponse(session, item, {
              ...(index < right ? {} : { result: "incorrect" as const, accuracy: 0 }),
              ...own,
            }),
          ),
        );
      }
      return patientId;
    });
    const call = server.client(await server.tokenFor(id));
    return {
      id,
      table: (query: Query = {}, named = id) =>
        call(detailedPerformance, { params: { id: named }, query }),
    };
  }

  return { server, today, patientWith };
}

type World = Awaited<ReturnType<typeof openWorld>>;

async function withWorld(
  database: OwnedDatabase,
  story: (world: World) => Promise<void>,
): Promise<void> {
  const world = await openWorld(database);
  try {
    await story(world);
  } finally {
    await world.server.close();
  }
}

const seconds = (day: string) => String(epochSeconds(day));

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: CallError) => ({ status: error.status, code: error.code, fields: error.fields }),
  );

describe("the detailed table", () => {
  onBothEngines("counts what was done by session, day and week", (database) =>
    withWorld(database, async ({ patientWith, today }) => {
      const rosa = await patientWith([
        { day: "2026-03-06", right: 8, own: { last_response_ms: 4_260 } },
        { day: "2026-03-06", typeId: 1, level: 1, right: 3, count: 4, own: { hints: 1 } },
        { day: "2026-03-08", right: 5, place: "clinic" },
        { day: "2026-03-09", level: 3, right: 9 },
      ]);
      const found = await rosa.table();
      expect([found.startDate, found.endDate, found.columnType]).toEqual([
        "2026-03-06",
        today,
        "BySchedule",
      ]);
      expect(found).toMatchObject({ patientName: "Patient1 Example", isLocked: false });
      expect(found.table.columnList).toHaveLength(4);
      expect(
        found.table.rowList.map(({ taskTypeSystemName, taskLevel }) => [
          taskTypeSystemName,
          taskLevel,
        ]),
      ).toEqual([
        ["arithmetic", 3],
        ["arithmetic", 2],
        ["spoken_word_to_picture", 1],
      ]);
      const [, sums, spoken] = found.table.array;
      const friday = { startDate: epochSeconds("2026-03-06"), endDate: epochSeconds("2026-03-06") };
      expect(sums?.filter((cell) => cell?.location === "home")).toEqual([
        {
          dateRange: friday,
          location: "home",
          completedTasks: 10,
          scoredTasks: 10,
          accuracy: 80,
          accuracyWithHelp: 80,
          accuracyMean: null,
          accuracyPercentile: null,
          latency: 4.3,
          latencyTasks: 10,
          latencyMean: null,
          latencyPercentile: null,
          sessionIds: [expect.any(String)],
        },
      ]);
      expect(spoken?.find((cell) => cell !== null)).toMatchObject({
        accuracy: 0,
        accuracyWithHelp: 75,
        scoredTasks: 4,
      });

      const byDay = (await rosa.table({ columnType: "ByDay" })).table;
      expect(byDay.columnList.map(({ startDate }) => startDate)).toEqual(
        ["2026-03-06", "2026-03-08", "2026-03-09"].map(epochSeconds),
      );
      const byWeek = (await rosa.table({ columnType: "ByWeek" })).table;
      expect(byWeek.columnList).toEqual([
        { startDate: epochSeconds("2026-03-06"), endDate: epochSeconds("2026-03-08") },
        { startDate: epochSeconds("2026-03-09"), endDate: epochSeconds("2026-03-15") },
      ]);
      expect(byWeek.array[1]?.[0]).toMatchObject({
        accuracy: 65,
        completedTasks: 20,
        location: "both",
        dateRange: { startDate: epochSeconds("2026-03-06"), endDate: epochSeconds("2026-03-08") },
      });

      const two = await rosa.table({
        startDate: seconds("2026-03-07"),
        endDate: seconds("2026-03-08"),
      });
      expect([two.startDate, two.endDate]).toEqual(["2026-03-07", "2026-03-08"]);
      expect(two.table.array.flat()).toMatchObject([{ accuracy: 50, location: "clinic" }]);
    }),
  );

  onBothEngines("holds one answer, one that was skipped, and none", (database) =>
    withWorld(database, async ({ patientWith, today }) => {
      const one = await patientWith([{ day: addDays(today, -1), right: 1, count: 1 }]);
      expect((await one.table()).table.array).toMatchObject([
        [{ completedTasks: 1, scoredTasks: 1, accuracy: 100, latency: 2 }],
      ]);
      const skipped = await patientWith([
        {
          day: addDays(today, -1),
          right: 1,
          count: 1,
          own: { result: null, accuracy: null, skip_type: "SINGLE_ITEM", last_response_ms: null },
        },
      ]);
      expect((await skipped.table()).table.array).toMatchObject([
        [{ completedTasks: 1, scoredTasks: 0, accuracy: null, latency: null }],
      ]);
      const none = await patientWith([]);
      expect(await none.table()).toMatchObject({
        startDate: today,
        endDate: today,
        table: { columnList: [], rowList: [], array: [] },
      });
    }),
  );

  onBothEngines("keeps days apart where the clocks change", (database) =>
    withWorld(database, async ({ patientWith }) => {
      // In New York, March 8, 2026 has 23 hours, and November 1, 2025 comes before a day of 25.
      const night = (day: string, instant: string): Practice => ({
        day,
        right: 1,
        count: 1,
        own: {
          local_date: day,
          time_zone: "America/New_York",
          started_at: new Date(instant),
          ended_at: new Date(instant),
        },
      });
      const rosa = await patientWith([
        night("2025-11-01", "2025-11-02T03:59:00Z"),
        night("2025-11-02", "2025-11-03T04:59:00Z"),
        night("2026-03-07", "2026-03-08T04:59:00Z"),
        night("2026-03-08", "2026-03-09T03:59:00Z"),
      ]);
      const { table } = await rosa.table({ columnType: "ByDay", tz: "America/New_York" });
      expect(table.columnList.map(({ startDate }) => startDate)).toEqual(
        ["2025-11-01", "2025-11-02", "2026-03-07", "2026-03-08"].map(epochSeconds),
      );
      const weeks = await rosa.table({ columnType: "ByWeek", tz: "America/New_York" });
      expect(weeks.table.array).toMatchObject([[{ completedTasks: 2 }, { completedTasks: 2 }]]);
    }),
  );

  onBothEngines("of ten years is right by week, and refused by session and day", (database) =>
    withWorld(database, async (world) => {
      const { patientWith, server, today } = world;
      const rosa = await patientWith([{ day: addDays(today, -3_600), right: 10 }]);
      // A block a day for ten years: what that many answers would leave behind.
      await sql`
      insert into blocks (patient_id, local_date, session_id, task_type_id, level, place, item_count, scored_count,
        accuracy_sum, without_help_sum, latency_sum, latency_count, duration_sum, cue_counts, first_at, last_at)
      select patient_id, ${today}::date - day, gen_random_uuid(), 33, 2, 'home', 10, 10, 500, 500, 0, 0, 0, '{}',
        first_at, last_at
      from blocks, generate_series(0, 3599) day where patient_id = ${rosa.id}`.execute(
        server.database.owner,
      );
      const range = { startDate: seconds(addDays(today, -3_652)), endDate: seconds(today) };
      const { table } = await rosa.table({ ...range, columnType: "ByWeek" });
      expect(table.columnList.length).toBeGreaterThan(510);
      expect(table.columnList.length).toBeLessThanOrEqual(maxColumns);
      const cells = table.array.flat().filter((cell) => cell !== null);
      expect(cells.reduce((sum, { completedTasks }) => sum + completedTasks, 0)).toBe(36_010);
      for (const columnType of ["BySchedule", "ByDay"] as const)
        expect(await refusal(rosa.table({ ...range, columnType }))).toMatchObject({
          status: 422,
          code: "too-many-columns",
        });
    }),
  );

  onBothEngines("since before 1970 is right by session", (database) =>
    withWorld(database, async ({ patientWith, today }) => {
      const day = addDays(today, -1);
      const rosa = await patientWith([{ day, right: 10 }]);
      const { startDate, table } = await rosa.table({
        startDate: seconds("1960-01-01"),
        endDate: seconds(today),
      });
      expect(startDate).toBe("1960-01-01");
      expect(table.columnList).toHaveLength(1);
    }),
  );

  onBothEngines("refuses days, zones and columns that make no sense", (database) =>
    withWorld(database, async ({ patientWith, today }) => {
      const { table } = await patientWith([]);
      const cases: readonly (readonly [Query, string])[] = [
        [{ startDate: seconds(today), endDate: seconds(addDays(today, -1)) }, "startDate"],
        [{ endDate: seconds(addDays(today, 2)) }, "endDate"],
        [{ startDate: String(epochSeconds(today) + 3600) }, "startDate"],
        [{ startDate: "2026-03-01" }, "startDate"],
        [{ startDate: "999999999999" }, "startDate"],
        [{ startDate: seconds("1899-12-31") }, "startDate"],
        [{ tz: "Mars/Olympus" }, "tz"],
        [{ columnType: "ByMonth" as "ByDay" }, "columnType"],
      ];
      for (const [query, field] of cases) {
        const { status, code, fields } = await refusal(table(query));
        expect([status, code, Object.keys(fields)]).toEqual([400, "malformed-request", [field]]);
      }
    }),
  );
});

describe("who sees the detailed table", () => {
  onBothEngines("the patient, where it is paid for, and their clinician; nobody else", (database) =>
    withWorld(database, async (world) => {
      const { patientWith, server, today } = world;
      const practice = [{ day: addDays(today, -1), right: 10 }];
      const tess = await patientWith(practice, { status: "trialEnded" });
      const rosa = await patientWith(practice);
      expect(await tess.table()).toMatchObject({
        isLocked: true,
        table: { columnList: [], rowList: [], array: [] },
      });
      const [dana, nils] = await server.seed(async (trx) => {
        const ids = [
          await addClinician(trx, { username: "dana" }),
          await addClinician(trx, { username: "nils" }),
        ] as const;
        await addToCaseload(trx, { patient_id: tess.id, clinician_id: ids[0] });
        return ids;
      });
      const ask = async (who: string) =>
        server.client(await server.tokenFor(who))(detailedPerformance, {
          params: { id: tess.id },
          query: {},
        });
      const seen = await ask(dana);
      expect(seen.isLocked).toBe(false);
      expect(seen.table.rowList).toHaveLength(1);
      for (const who of [nils, rosa.id])
        expect(await refusal(ask(who))).toMatchObject({ status: 404, code: "not-found" });
    }),
  );
});

/** The peers' practice: one patient each, with different numbers right out of ten and a pace of their own. */
const peersOf = async ({ patientWith, today }: World, count: number) => {
  for (let index = 0; index < count; index++)
    await patientWith([
      {
        day: addDays(today, -2),
        right: index % 11,
        own: { last_response_ms: 1_000 + index * 100 },
      },
    ]);
};

describe("percentiles", () => {
  onBothEngines("need twenty patients, who are counted at night", (database) =>
    withWorld(database, async (world) => {
      const { server, patientWith, today } = world;
      const night = countNormsNightly(server.database, () => server.now());
      await peersOf(world, 19);
      const few = await patientWith([{ day: today, right: 9, count: 9 }]);
      await night.run({});
      expect((await few.table()).table.rowList[0]?.peers, "nine items make no peer").toBeNull();

      const rosa = await patientWith([
        { day: addDays(today, -1), right: 10, own: { last_response_ms: 1_000 } },
      ]);
      await night.run({});
      const { table } = await rosa.table();
      expect(table.rowList[0]?.peers).toEqual({
        isSimulated: false,
        accuracyCount: 20,
        latencyCount: 20,
      });
      const rights = [...Array.from({ length: 19 }, (_, index) => (index % 11) * 10), 100];
      const accuracy = normOf(rights)!;
      const [stored] = await server.database.owner
        .selectFrom("norms")
        .selectAll()
        .where("measure", "=", "accuracy")
        .execute();
      expect(stored?.mean).toBeCloseTo(accuracy.mean, 9);
      for (const [percent, quantile] of accuracy.quantiles.entries())
        expect(stored?.quantiles[percent]).toBeCloseTo(quantile, 9);
      // Two of twenty are equal, at places 18 and 19 of 0 to 19: hundredths 95 to 100, with 97.5 in the middle.
      expect(table.array[0]?.[0]).toMatchObject({
        accuracy: 100,
        accuracyMean: Math.round(accuracy.mean),
        accuracyPercentile: 98,
        latency: 1,
        latencyPercentile: 98,
      });

      // Somebody who leaves takes their figures along.
      await sql`delete from blocks where patient_id = ${rosa.id}`.execute(server.database.owner);
      await night.run({});
      expect(await server.database.owner.selectFrom("norms").selectAll().execute()).toEqual([]);
    }),
  );

  onBothEngines("of simulated peers are marked, and give way to patients", (database) =>
    withWorld(database, async (world) => {
      const { server, patientWith, today } = world;
      const simulated = normOf(Array.from({ length: 30 }, (_, index) => 50 + index))!;
      await server.seed((trx) =>
        insertSimulatedNorms(
          trx,
          [{ ...simulated, typeId: 33, level: 2, measure: "accuracy" }],
          server.now(),
        ),
      );
      const rosa = await patientWith([{ day: addDays(today, -1), right: 10 }]);
      const row = async () => (await rosa.table()).table.rowList[0]?.peers;
      expect(await row()).toEqual({ isSimulated: true, accuracyCount: 30, latencyCount: 0 });
      expect((await rosa.table()).table.array[0]?.[0]).toMatchObject({
        accuracyPercentile: 100,
        latencyPercentile: null,
      });
      await peersOf(world, 19);
      await countNormsNightly(server.database, () => server.now()).run({});
      expect(await row()).toEqual({ isSimulated: false, accuracyCount: 20, latencyCount: 20 });
    }),
  );
});
