import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "@regain/contract/durations";
import { beforeAll, expect } from "vitest";
import { folderStore } from "../../adapters/objects/folder-store.ts";
import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../builders/people.ts";
import { addMadeUpSession } from "../../builders/practice.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { purgeRecordings } from "./purge-recordings.job.ts";
import { insertRecording } from "./speech.store.ts";

const now = new Date("2026-11-20T03:40:00Z");
const daysFromNow = (days: number) => new Date(now.getTime() + days * dayMs);

let folder: string;
let objects: ObjectStore;
beforeAll(async () => {
  folder = await temporaryFolder("recordings");
  objects = folderStore(folder);
});

const config = { recordingDays: 90 };

interface Said {
  readonly recordedAt: Date;
  readonly expiresAt: Date;
}

/** Recorded the usual time before it expires. */
const overAt = (expiresAt: Date): Said => ({
  recordedAt: new Date(expiresAt.getTime() - 90 * dayMs),
  expiresAt,
});

/** Rosa has one recording for each of these. */
async function rosaSpoke(database: OwnedDatabase, all: readonly Said[]): Promise<string> {
  const id = await database.withActor(system("demo"), async (trx) => {
    const patient = await addPatient(trx, { username: "rosa" });
    const { items } = await addMadeUpSession(
      trx,
      patient,
      [{ typeId: 51, level: 1, count: 1 }],
      daysFromNow(-100),
    );
    for (const { recordedAt, expiresAt } of all) {
      const recordingId = crypto.randomUUID();
      await insertRecording(trx, {
        patient_id: patient,
        recording_id: recordingId,
        task_id: items[0]!.task_id,
        object_key: `recordings/${patient}/${recordingId}.wav`,
        bytes: 3,
        duration_ms: 900,
        engine: null,
        heard: null,
        is_correct: null,
        recorded_at: recordedAt,
        expires_at: expiresAt,
      });
    }
    return patient;
  });
  for (const { object_key: key } of await rowsOf(database, id))
    await objects.put(key, Uint8Array.of(1, 2, 3));
  return id;
}

const rowsOf = (database: OwnedDatabase, patientId: string) =>
  database.withActor(system("demo"), (trx) =>
    trx.selectFrom("recordings").selectAll().where("patient_id", "=", patientId).execute(),
  );

onBothEngines("what is over goes with its sound, what is not stays", async (database) => {
  const rosa = await rosaSpoke(database, [daysFromNow(-10), now, daysFromNow(1)].map(overAt));
  await purgeRecordings({ database, objects, config, clock: () => now }).run({});
  const rows = await rowsOf(database, rosa);
  expect(rows.map(({ expires_at: at }) => at)).toEqual([daysFromNow(1)]);
  expect(await readdir(join(folder, "recordings", rosa))).toEqual([
    rows[0]!.object_key.split("/").at(-1),
  ]);
});

onBothEngines(
  "more than one handful goes too, and a sound that is gone already",
  async (database) => {
    const rosa = await rosaSpoke(
      database,
      Array.from({ length: 205 }, () => overAt(daysFromNow(-1))),
    );
    const [first] = await rowsOf(database, rosa);
    await objects.remove(first!.object_key);
    await purgeRecordings({ database, objects, config, clock: () => now }).run({});
    expect(await rowsOf(database, rosa)).toEqual([]);
    expect(await readdir(join(folder, "recordings", rosa))).toEqual([]);
  },
);

onBothEngines(
  "fewer days count for what is there already, more days for what is recorded from then on",
  async (database) => {
    const saidAt = (recordedAt: Date): Said => ({
      recordedAt,
      expiresAt: new Date(recordedAt.getTime() + 90 * dayMs),
    });
    const rosa = await rosaSpoke(database, [-60, -30, -29, -1].map(daysFromNow).map(saidAt));
    const forget = (recordingDays: number) =>
      purgeRecordings({ database, objects, config: { recordingDays }, clock: () => now }).run({});
    const kept = async () =>
      (await rowsOf(database, rosa))
        .map(({ recorded_at: at }) => at.getTime())
        .toSorted((a, b) => a - b);
    await forget(3650);
    expect(await kept()).toHaveLength(4);
    await forget(30);
    expect(await kept()).toEqual([-29, -1].map((days) => daysFromNow(days).getTime()));
    expect(await readdir(join(folder, "recordings", rosa))).toHaveLength(2);
    const later = daysFromNow(61);
    await purgeRecordings({
      database,
      objects,
      config: { recordingDays: 3650 },
      clock: () => later,
    }).run({});
    expect(await kept()).toEqual([daysFromNow(-1).getTime()]);
  },
);
