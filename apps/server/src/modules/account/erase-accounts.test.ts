import { v7 } from "uuid";
import { expect } from "vitest";
import { folderStore } from "../../adapters/objects/folder-store.ts";
import { openSandbox } from "../../adapters/payments/sandbox/sandbox.ts";
import { system } from "../../db/actor.ts";
import { addClinician, addPatient, addToCaseload } from "../../db/builders/people.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { eraseAccounts } from "./erase-accounts.job.ts";
import { patientTables } from "./erase.store.ts";

const now = new Date("2026-03-02T04:10:00Z");

onBothEngines("no table of patient data is forgotten", async (database) => {
  const { rows } = await database.pool.query<{ table_name: string }>(
    `select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'patient_id'`,
  );
  expect(rows.map(({ table_name }) => table_name).toSorted()).toEqual(patientTables.toSorted());
});

onBothEngines(
  "an account goes when its time of grace is over, and no other does",
  async (database) => {
    const people = await database.withActor(system("demo"), async (trx) => {
      const due = new Date(now.getTime() - 1);
      const ids = {
        rosa: await addPatient(trx, { username: "rosa", deletion_due_at: due, passwordHash: "x" }),
        sam: await addPatient(trx, { username: "sam", deletion_due_at: new Date("2026-03-03") }),
        dana: await addClinician(trx, { username: "dana", deletion_due_at: due }),
        nils: await addClinician(trx, { username: "nils" }),
      };
      for (const clinician_id of [ids.dana, ids.nils]) {
        await addToCaseload(trx, { patient_id: ids.rosa, clinician_id });
        await addToCaseload(trx, { patient_id: ids.sam, clinician_id });
      }
      const lines = [{ typeId: 33, taskCount: 4, taskLevel: 2 }];
      await replaceSchedule(trx, ids.rosa, lines, { authorId: null, now });
      return ids;
    });
    const appointment = { state: "TX", created_at: now };
    await database.withActor(system("demo"), (trx) =>
      trx
        .insertInto("appointment_requests")
        .values([
          { ...appointment, id: v7(), user_id: people.rosa, email: "family@example.org" },
          { ...appointment, id: v7(), user_id: null, email: "Rosa@example.org" },
          { ...appointment, id: v7(), user_id: null, email: "sam@example.org" },
        ])
        .execute(),
    );
    const objects = folderStore(await temporaryFolder("erase"));
    await objects.put("own/a.jpg", new Uint8Array([1]));
    // Their rows were never written.
    const [hers, his] = [people.rosa, people.sam].map((id) => `own-items/${id}/1/photo.jpg`);
    for (const key of [
      hers!,
      his!,
      `recordings/${people.rosa}/1.wav`,
      `held/recordings/${people.rosa}/2.wav`,
    ])
      await objects.put(key, new Uint8Array([1]));
    await database.withActor(system("demo"), (trx) =>
      trx
        .insertInto("own_items")
        .values({
          patient_id: people.rosa,
          item_id: "0199aaaa-0000-7000-8000-000000000001",
          name: "Leo",
          kind: "person",
          relation: null,
          photo_key: "own/a.jpg",
          voice_key: null,
          created_at: now,
          removed_at: null,
        })
        .execute(),
    );

    const publicUrl = "http://localhost";
    const payments = await openSandbox({ database, clock: () => now, publicUrl });
    await eraseAccounts({ database, objects, payments, clock: () => now }).run({});

    const { rows: left } = await database.pool.query<{ username: string }>(
      "select username from users order by 1",
    );
    expect(left.map(({ username }) => username)).toEqual(["nils", "sam"]);
    const { rows: caseload } = await database.pool.query(
      "select patient_id, clinician_id from caseload",
    );
    expect(caseload).toEqual([{ patient_id: people.sam, clinician_id: people.nils }]);
    for (const table of patientTables) {
      const { rows } = await database.pool.query(`select from ${table} where patient_id = $1`, [
        people.rosa,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const { rows: appointments } = await database.pool.query<{ email: string }>(
      "select email from appointment_requests",
    );
    expect(appointments).toEqual([{ email: "sam@example.org" }]);
    expect(await objects.get("own/a.jpg")).toBeUndefined();
    const files: string[] = [];
    for await (const { key } of objects.list()) files.push(key);
    expect(files).toEqual([his]);
  },
);
