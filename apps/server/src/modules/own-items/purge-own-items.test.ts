import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "@regain/contract/durations";
import { beforeAll, expect } from "vitest";
import { folderStore } from "../../adapters/objects/folder-store.ts";
import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../builders/people.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { purgeOwnItems } from "./purge-own-items.job.ts";
import { insertOwnItem } from "./own-items.store.ts";

const now = new Date("2026-11-20T03:50:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

let folder: string;
let objects: ObjectStore;
beforeAll(async () => {
  folder = await temporaryFolder("own-items");
  objects = folderStore(folder);
});

onBothEngines(
  "a removed photo is deleted once no open session can show it; all others stay",
  async (database) => {
    const removals = { kept: null, recent: daysAgo(29), old: daysAgo(30) };
    const rosa = await database.withActor(system("demo"), async (trx) => {
      const patient = await addPatient(trx, { username: "rosa" });
      for (const [name, removedAt] of Object.entries(removals))
        await insertOwnItem(trx, {
          patient_id: patient,
          item_id: crypto.randomUUID(),
          kind: "thing",
          name,
          relation: null,
          photo_key: `own-items/${patient}/${name}.jpg`,
          voice_key: `own-items/${patient}/${name}.wav`,
          created_at: daysAgo(100),
          removed_at: removedAt,
        });
      return patient;
    });
    const files = Object.keys(removals).flatMap((name) => [`${name}.jpg`, `${name}.wav`]);
    for (const file of files) await objects.put(`own-items/${rosa}/${file}`, Uint8Array.of(1));

    await purgeOwnItems({ database, objects, clock: () => now }).run({});

    const rows = await database.withActor(system("demo"), (trx) =>
      trx.selectFrom("own_items").select("name").where("patient_id", "=", rosa).execute(),
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(["kept", "recent"]);
    const left = await readdir(join(folder, "own-items", rosa));
    expect(left.toSorted()).toEqual(["kept.jpg", "kept.wav", "recent.jpg", "recent.wav"]);
  },
);
