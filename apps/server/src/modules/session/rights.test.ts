import { sql } from "kysely";
import { describe, expect } from "vitest";
import { anonymous, type Actor, system, type UserActor } from "../../db/actor.ts";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { resultsOf } from "../../testing/practice.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { ingestResults } from "./response.service.ts";
import { storeResponses } from "./response.store.ts";
import { sessionOnTheWire, startScheduled } from "./session.service.ts";

const now = new Date("2026-03-02T15:00:00Z");

const tables = [
  "schedules",
  "scheduled_task_types",
  "task_levels",
  "therapy_sessions",
  "session_items",
  "responses",
  "blocks",
  "practice_days",
] as const;

function acting(userId: string, type: UserActor["type"]): UserActor {
  return {
    kind: "user",
    userId,
    type,
    subscription: null,
    institutionId: null,
    institutionAdmin: false,
    sessionId: userId,
  };
}

/** Rosa, who has practiced and is in Dana's caseload; Sam and Nils, who have nothing to do with her. */
function people(database: OwnedDatabase) {
  return database.withActor(system("demo"), async (trx) => {
    const rosa = await addPatient(trx, { username: "rosa" });
    const sam = await addPatient(trx, { username: "sam" });
    const dana = await addClinician(trx, { username: "dana" });
    const nils = await addClinician(trx, { username: "nils" });
    await addToCaseload(trx, { patient_id: rosa, clinician_id: dana });
    const line = { typeId: 33, taskCount: 2, taskLevel: 1 };
    await replaceSchedule(trx, rosa, [line], { authorId: dana, now });
    const practitioner = { patientId: rosa, timeZone: "UTC" };
    const start = { place: "home", now, seed: "rights" } as const;
    const session = await startScheduled(trx, practitioner, undefined, start);
    const records = resultsOf(rosa, sessionOnTheWire(session, now), now);
    await ingestResults(trx, practitioner, records, now);
    return { rosa, sam, dana, nils };
  });
}

/** The tables of practice in which this actor sees anything, with queries without a where clause. */
function seenBy(database: OwnedDatabase, actor: Actor): Promise<string[]> {
  return database.withActor(actor, async (trx) => {
    const seen: string[] = [];
    for (const table of tables) {
      const row = await trx.selectFrom(table).select("patient_id").executeTakeFirst();
      if (row) seen.push(table);
    }
    return seen;
  });
}

describe("a patient's practice", () => {
  onBothEngines(
    "is seen by the patient and their clinician, and by nobody else",
    async (database) => {
      const { rosa, sam, dana, nils } = await people(database);
      for (const actor of [acting(rosa, "patient"), acting(dana, "clinician")])
        expect(await seenBy(database, actor)).toEqual([...tables]);
      const others = [
        acting(sam, "patient"),
        acting(nils, "clinician"),
        anonymous,
        system("sign-in"),
      ];
      for (const actor of others) expect(await seenBy(database, actor)).toEqual([]);
    },
  );

  onBothEngines(
    "is not written by anybody else, not even by the storing function",
    async (database) => {
      const { rosa, sam } = await people(database);
      const [row] = await database.withActor(system("demo"), (trx) =>
        trx.selectFrom("responses").selectAll().execute(),
      );
      const intruder = acting(sam, "patient");
      const forged = { ...row!, uuid: sam };
      await expect(
        database.withActor(intruder, (trx) => storeResponses(trx, rosa, [forged])),
      ).rejects.toThrow("row-level security");
      const blocks = () =>
        database.withActor(system("demo"), (trx) => trx.selectFrom("blocks").selectAll().execute());
      const before = await blocks();
      expect(before).not.toEqual([]);
      const counting = database.withActor(intruder, (trx) =>
        sql`select refresh_blocks(${rosa}::uuid)`.execute(trx),
      );
      // It runs, and changes nothing: for the intruder, no such practice exists.
      await counting;
      expect(await blocks()).toEqual(before);
      expect(await seenBy(database, acting(rosa, "patient"))).toEqual([...tables]);
    },
  );
});
