import { addDays, localTime } from "@regain/therapy/days";
import { describe, expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import type { OwnedDatabase, Trx } from "../../db/database.ts";
import { addPractice } from "../../testing/caseload.ts";
import { clinicianActor } from "../../testing/clinician-actor.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import {
  caseloadActivity,
  caseloadZones,
  daysBeforeStop,
  levelStepsSince,
  recentLevels,
} from "./activity.store.ts";

const now = new Date();
const today = localTime(now, "UTC").day;
const todays = { UTC: today };

/** Dana has Rosa, who practiced three times; Nils has nobody. */
async function people(database: OwnedDatabase) {
  return database.withActor(system("demo"), async (trx) => {
    const rosa = await addPatient(trx, { username: "rosa", time_zone: "UTC" });
    const dana = await addClinician(trx, { username: "dana" });
    const nils = await addClinician(trx, { username: "nils" });
    await addToCaseload(trx, { patient_id: rosa, clinician_id: dana });
    await addPractice(trx, rosa, today, { daysAgo: 45, count: 3 });
    await addPractice(trx, rosa, today, { daysAgo: 20, count: 5, place: "clinic" });
    await addPractice(trx, rosa, today, { daysAgo: 1, count: 20, right: 6 });
    return { rosa, dana, nils };
  });
}

async function everything(trx: Trx, patientId: string) {
  return {
    zones: await caseloadZones(trx),
    patients: await caseloadActivity(trx, todays),
    before: await daysBeforeStop(trx, [patientId]),
    levels: await recentLevels(trx, todays, 20),
    steps: await levelStepsSince(trx, new Date(0)),
  };
}

describe("what a whole caseload did", () => {
  onBothEngines("is counted by the patients' own days", async (database) => {
    const { rosa, dana } = await people(database);
    const seen = await database.withActor(clinicianActor(dana), (trx) => everything(trx, rosa));
    expect(seen.zones).toEqual(["UTC"]);
    expect(seen.patients).toMatchObject([
      {
        id: rosa,
        username: "rosa",
        today,
        firstDay: addDays(today, -45),
        lastDay: addDays(today, -1),
        days30: 2,
        lateDays: 1,
        earlierDays: 1,
        home: 20,
        clinic: 5,
        homeBefore: 3,
        clinicBefore: 0,
        dischargedAt: null,
      },
    ]);
    expect(seen.before).toEqual({ [rosa]: 2 });
    expect(seen.levels).toMatchObject([
      { patientId: rosa, typeId: 33, level: 2, scoredCount: 20, withoutHelpSum: 600 },
    ]);
    expect(seen.steps).toEqual([]);
  });

  onBothEngines(
    "names the last day of who has stopped long ago, and of who lived further east",
    async (database) => {
      const { rosa, dana } = await people(database);
      const { lena, theo } = await database.withActor(system("demo"), async (trx) => {
        const added = {
          lena: await addPatient(trx, { username: "lena", time_zone: "UTC" }),
          theo: await addPatient(trx, { username: "theo", time_zone: "UTC" }),
        };
        for (const patient_id of Object.values(added))
          await addToCaseload(trx, { patient_id, clinician_id: dana });
        await addPractice(trx, added.lena, today, { daysAgo: 200, count: 4 });
        await addPractice(trx, added.lena, today, { daysAgo: 60, count: 4 });
        await addPractice(trx, rosa, today, { daysAgo: -1, count: 9 });
        return added;
      });
      const seen = await database.withActor(clinicianActor(dana), (trx) =>
        caseloadActivity(trx, todays),
      );
      const none = { days30: 0, lateDays: 0, earlierDays: 0, home: 0, clinic: 0, homeBefore: 0 };
      expect(Object.fromEntries(seen.map((one) => [one.id, one]))).toMatchObject({
        [rosa]: { lastDay: addDays(today, 1), days30: 2, lateDays: 1, home: 20 },
        [lena]: {
          ...none,
          firstDay: addDays(today, -200),
          lastDay: addDays(today, -60),
        },
        [theo]: { ...none, firstDay: null, lastDay: null, clinicBefore: 0 },
      });
    },
  );

  onBothEngines("is nobody else's to see", async (database) => {
    const { rosa, nils } = await people(database);
    for (const who of [nils, rosa]) {
      const seen = await database.withActor(clinicianActor(who), (trx) => everything(trx, rosa));
      expect(seen).toEqual({ zones: [], patients: [], before: {}, levels: [], steps: [] });
    }
  });
});
