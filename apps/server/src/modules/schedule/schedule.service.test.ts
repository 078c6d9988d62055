import type { NewScheduleLine } from "@regain/contract/entities/schedule";
import type { ScheduleLine } from "@regain/therapy/schedule";
import { describe, expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addInstitution, addPatient, addToCaseload } from "../../builders/people.ts";
import { addMadeUpSession } from "../../builders/practice.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { clinicianActor } from "../../testing/clinician-actor.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { placeLevel } from "../session/level.service.ts";
import { addPreset, presetsFor } from "./preset.service.ts";
import { saveSchedule } from "./save-schedule.service.ts";
import { scheduleOnTheWire } from "./schedule-view.service.ts";
import { activeSchedule, replaceSchedule } from "./schedule.service.ts";
import { findActiveSchedule, scheduledTaskTypes } from "./schedule.store.ts";

const demo = system("demo");
const monday = new Date("2026-03-02T15:00:00Z");
/** Arithmetic: it has twelve levels. */
const line = { typeId: 33, taskCount: 5, taskLevel: 2 };

async function newPatient(database: OwnedDatabase) {
  const patientId = await database.withActor(demo, (trx) => addPatient(trx, { username: "rosa" }));
  const give = (...lines: ScheduleLine[]) =>
    database.withActor(demo, (trx) =>
      replaceSchedule(trx, patientId, lines, { authorId: null, now: monday }),
    );
  const active = () => database.withActor(demo, (trx) => activeSchedule(trx, patientId));
  return { give, active };
}

const refusedLines: readonly [string, Partial<ScheduleLine>, object][] = [
  ["an exercise that does not exist", { typeId: 9_999 }, { code: "unknown-task-type" }],
  ["a level below the first", { taskLevel: 0 }, { code: "level-out-of-range" }],
  ["a level above the last", { taskLevel: 13 }, { code: "level-out-of-range" }],
  ["half a level", { taskLevel: 1.5 }, { code: "level-out-of-range" }],
  ["no items", { taskCount: 0 }, { code: "malformed-request" }],
  ["more items than a block holds", { taskCount: 26 }, { code: "malformed-request" }],
  [
    "half an item",
    { taskCount: 2.5 },
    { details: { fields: { taskCount: "Choose 1 to 25 times." } } },
  ],
];

describe("a patient's homework", () => {
  onBothEngines("takes the place of what there was, as the next version", async (database) => {
    const { give, active } = await newPatient(database);
    expect(await active()).toBeUndefined();
    await give(line);
    const second = await give({ ...line, taskCount: 25 }, { ...line, typeId: 1, taskCount: 1 });
    expect(await active()).toMatchObject({
      scheduleId: second,
      version: 2,
      lines: [
        { taskType: { typeId: 33 }, count: 25, level: 2 },
        { taskType: { typeId: 1 }, count: 1 },
      ],
    });
  });

  onBothEngines("is refused for one wrong line, and stays as it was", async (database) => {
    const { give, active } = await newPatient(database);
    const first = await give(line);
    for (const [name, wrong, refusal] of refusedLines)
      await expect(give(line, { ...line, typeId: 1, ...wrong }), name).rejects.toMatchObject(
        refusal,
      );
    expect(await active()).toMatchObject({ scheduleId: first, version: 1, lines: [{ count: 5 }] });
  });
});

/** Rosa with Dana and Mara from one clinic, who act as themselves: under the rights of the database. */
async function clinicOf(database: OwnedDatabase) {
  const ids = await database.withActor(demo, async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    const rosa = await addPatient(trx, { username: "rosa" });
    const [dana, mara] = [
      await addClinician(trx, { username: "dana", institution_id }),
      await addClinician(trx, { username: "mara", institution_id }),
    ];
    for (const clinician_id of [dana, mara])
      await addToCaseload(trx, { patient_id: rosa, clinician_id });
    return { rosa, dana, mara };
  });
  return { ...ids, as: (userId: string) => clinicianActor(userId) };
}

describe("a lowest level without a level", () => {
  onBothEngines("moves the level there, and sets none by hand", async (database) => {
    const { rosa, dana, as } = await clinicOf(database);
    const save = (version: number, ...lines: NewScheduleLine[]) =>
      database.withActor(as(dana), (trx) =>
        saveSchedule(trx, { patientId: rosa, authorId: dana, version, lines }, monday),
      );
    await save(0, { taskTypeId: 33, taskCount: 5 });
    // One that exists and one that is new.
    const bounded = [33, 38].map((taskTypeId) => ({ taskTypeId, taskCount: 5, floor: 3 }));
    await save(1, ...bounded);
    const shown = () => database.withActor(as(dana), (trx) => scheduleOnTheWire(trx, rosa));
    expect((await shown()).scheduledTaskTypes).toMatchObject([{ taskLevel: 3 }, { taskLevel: 3 }]);
    const given = await database.withActor(as(dana), async (trx) => {
      const active = await findActiveSchedule(trx, rosa);
      return (await scheduledTaskTypes(trx, active!)).map((row) => row.task_level);
    });
    expect(given).toEqual([3, 3]);
    // So that "Find my level" places both, within what is allowed.
    await database.withActor(demo, async (trx) => {
      const { row } = await addMadeUpSession(
        trx,
        rosa,
        [{ typeId: 33, level: 3, count: 1 }],
        monday,
      );
      for (const typeId of [33, 38]) {
        const placed = { patientId: rosa, typeId, level: 6, sessionId: row.session_id };
        await placeLevel(trx, placed, monday);
      }
    });
    expect((await shown()).scheduledTaskTypes).toMatchObject([
      { taskLevel: 6, floor: 3 },
      { taskLevel: 6, floor: 3 },
    ]);
  });
});

describe("two clinicians of a patient", () => {
  onBothEngines("save at the same moment: one is saved, with their name", async (database) => {
    const { rosa, dana, mara, as } = await clinicOf(database);
    const save = (authorId: string) =>
      database.withActor(as(authorId), (trx) =>
        saveSchedule(
          trx,
          { patientId: rosa, authorId, version: 0, lines: [{ taskTypeId: 33, taskCount: 5 }] },
          monday,
        ),
      );
    const saved = await Promise.all([save(dana), save(mara)]);
    expect(saved.toSorted()).toEqual([false, true]);
    const seen = await database.withActor(as(mara), (trx) => scheduleOnTheWire(trx, rosa));
    expect(seen).toMatchObject({ version: 1, changed: { by: saved[0] ? "Dana" : "Mara" } });
  });

  onBothEngines("share presets by the rights of the database alone", async (database) => {
    const { dana, mara, as } = await clinicOf(database);
    const lines = [{ taskTypeId: 33, taskCount: 5, taskLevel: 2 }];
    for (const isShared of [true, false])
      await database.withActor(as(dana), (trx) =>
        addPreset(trx, dana, { name: `Shared: ${isShared}`, isShared, lines }, monday),
      );
    const { presets } = await database.withActor(as(mara), (trx) => presetsFor(trx, mara));
    expect(presets).toMatchObject([{ name: "Shared: true", authorName: "Dana", isOwn: false }]);
  });
});
