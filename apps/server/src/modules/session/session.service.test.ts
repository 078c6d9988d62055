import { describe, expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { resultsOf } from "../../testing/practice.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { ingestResults } from "./response.service.ts";
import { sessionOnTheWire, startScheduled } from "./session.service.ts";

const demo = system("demo");
const monday = new Date("2026-03-02T15:00:00Z");
const homework = [
  { typeId: 33, taskCount: 3, taskLevel: 2 },
  { typeId: 19, taskCount: 3, taskLevel: 1 },
];

async function newPatient(database: OwnedDatabase) {
  const patientId = await database.withActor(demo, async (trx) => {
    const id = await addPatient(trx, { username: "rosa" });
    await replaceSchedule(trx, id, homework, { authorId: null, now: monday });
    return id;
  });
  const practitioner = { patientId, timeZone: "UTC" };
  const start = (seed: string, now: Date) =>
    database.withActor(demo, (trx) =>
      startScheduled(trx, practitioner, undefined, { place: "home", now, seed }),
    );
  const take = (records: readonly unknown[], now: Date) =>
    database.withActor(demo, (trx) => ingestResults(trx, practitioner, records, now));
  return { patientId, start, take };
}

const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);

describe("several devices at once", () => {
  onBothEngines("open one session, however many ask", async (database) => {
    const { start } = await newPatient(database);
    const seeds = Array.from({ length: 8 }, (_, index) => `seed ${index}`);
    const sessions = await Promise.all(seeds.map((seed) => start(seed, monday)));
    expect(new Set(sessions.map(({ row }) => row.session_id)).size).toBe(1);
    for (const { items } of sessions) expect(items).toEqual(sessions[0]!.items);
  });

  onBothEngines(
    "send the same results: each is stored once, each level decided once",
    async (database) => {
      const { patientId, start, take } = await newPatient(database);
      for (const minute of [0, 60]) {
        const session = sessionOnTheWire(await start(`seed ${minute}`, later(minute)), monday);
        const records = resultsOf(patientId, session, later(minute));
        const taken = await Promise.all(
          [records, records.toReversed(), records.slice(2), records.slice(0, 4)].map((batch) =>
            take(batch, later(minute + 5)),
          ),
        );
        const stored = taken
          .flatMap(({ answers }) => answers)
          .filter(({ status }) => status === "stored");
        expect(stored).toHaveLength(6);
      }
      const found = await database.withActor(demo, async (trx) => ({
        levels: await trx
          .selectFrom("task_levels")
          .select(["task_type_id", "level"])
          .orderBy("task_type_id")
          .execute(),
        changes: await trx.selectFrom("level_changes").select("task_type_id").execute(),
        open: await trx
          .selectFrom("therapy_sessions")
          .select("session_id")
          .where("finished_at", "is", null)
          .execute(),
      }));
      expect(found.levels).toEqual([
        { task_type_id: 19, level: 2 },
        { task_type_id: 33, level: 3 },
      ]);
      expect(found.changes).toHaveLength(2);
      expect(found.open).toEqual([]);
    },
  );
});

describe("a session", () => {
  onBothEngines("is the same for the same seed and history", async (database) => {
    const { patientId, start, take } = await newPatient(database);
    const first = await start("seed", monday);
    await take(
      resultsOf(patientId, sessionOnTheWire(first, monday), monday, () => "skip"),
      monday,
    );
    const second = await start("seed", later(10 * 24 * 60));
    const views = (session: typeof first) => session.items.map(({ view }) => view);
    expect(views(second)).toEqual(views(first));
  });
});
