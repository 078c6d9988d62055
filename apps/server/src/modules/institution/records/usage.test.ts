import { institutionUsage } from "@regain/contract/calls/license/institution-usage";
import { dayMs } from "@regain/contract/durations";
import { expect, test } from "vitest";
import { system, type UserActor } from "../../../db/actor.ts";
import {
  addClinician,
  addInstitution,
  addPatient,
  addToCaseload,
} from "../../../builders/people.ts";
import type { OwnedDatabase } from "../../../db/database.ts";
import { onBothEngines } from "../../../testing/test-database.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { readUsage } from "./usage.store.ts";

/** A Wednesday. */
const now = new Date("2026-03-04T15:00:00Z");
const minute = 60_000;

const adminOf = (userId: string, institutionId: string): UserActor => ({
  kind: "user",
  userId,
  type: "clinician",
  subscription: null,
  institutionId,
  institutionAdmin: true,
  sessionId: "0199aaaa-0000-7000-8000-000000000000",
});

/** A practice day of this many minutes. */
const practised = (patient_id: string, local_date: string, minutes: number) => ({
  patient_id,
  local_date,
  item_count: 10,
  scored_count: 10,
  accuracy_sum: 900,
  without_help_sum: 800,
  home_count: 10,
  clinic_count: 0,
  home_duration: minutes * minute,
  clinic_duration: 0,
});

/** As the responses would have made them. */
const addDays = (database: OwnedDatabase, days: readonly ReturnType<typeof practised>[]) =>
  database.owner.insertInto("practice_days").values(days).execute();

async function harborIn(database: OwnedDatabase, patients: number) {
  return database.withActor(system("demo"), async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    const username = (name: string) => `${name}_${institution_id.slice(-8).replaceAll("-", "")}`;
    const greta = await addClinician(trx, {
      username: username("greta"),
      institution_id,
      institution_admin: true,
      last_sign_in_at: now,
    });
    await addClinician(trx, {
      username: username("dana"),
      institution_id,
      last_sign_in_at: new Date("2026-02-20T10:00:00Z"),
    });
    await addClinician(trx, { username: username("nils"), institution_id });
    const ids: string[] = [];
    for (let n = 0; n < patients; n += 1)
      ids.push(await addPatient(trx, { username: username(`p${n}`), institution_id }));
    return { institution: institution_id, greta, patients: ids };
  });
}

onBothEngines("figures are of five patients or more, and rounded", async (database) => {
  const harbor = await harborIn(database, 6);
  const stranger = await database.withActor(system("demo"), (trx) =>
    addPatient(trx, { username: `stranger_${database.kind}` }),
  );
  const five = harbor.patients.slice(0, 5);
  await addDays(database, [
    // The current week: two patients.
    ...five.slice(0, 2).map((id) => practised(id, "2026-03-03", 30)),
    // The week before: five, 12 minutes and 30 seconds in all.
    ...five.map((id) => practised(id, "2026-02-24", 2.5)),
    practised(stranger, "2026-02-24", 100),
  ]);
  const actor = adminOf(harbor.greta, harbor.institution);
  const usage = await database.withActor(actor, (trx) => readUsage(trx, now));
  expect(usage?.clinicians).toEqual({ total: 3, last7: 1, last30: 2 });
  expect(usage?.patients).toEqual({ total: 6, last7: null, last30: 5 });
  expect(usage?.weeks).toHaveLength(12);
  expect(usage?.weeks.slice(-3)).toEqual([
    { monday: "2026-02-16", patients: null, minutes: null },
    { monday: "2026-02-23", patients: 5, minutes: 10 },
    { monday: "2026-03-02", patients: null, minutes: null },
  ]);
});

onBothEngines("days are each patient's own, as everywhere", async (database) => {
  const harbor = await harborIn(database, 10);
  const live = (patients: readonly string[], time_zone: string) =>
    database.owner.updateTable("users").set({ time_zone }).where("id", "in", patients).execute();
  const [west, east] = [harbor.patients.slice(0, 5), harbor.patients.slice(5)];
  await live(west, "America/Los_Angeles");
  const actor = adminOf(harbor.greta, harbor.institution);
  const usageAt = (instant: string) =>
    database.withActor(actor, (trx) => readUsage(trx, new Date(instant)));
  // The evening of Sunday, March 8 in Los Angeles; in UTC it is Monday.
  const evening = "2026-03-09T03:00:00Z";
  await addDays(
    database,
    west.map((id) => practised(id, "2026-03-02", 30)),
  );
  await live(east, "America/New_York");
  const sunday = await usageAt(evening);
  expect(sunday?.patients).toEqual({ total: 10, last7: 5, last30: 5 });
  expect(sunday?.weeks.at(-1)).toEqual({ monday: "2026-03-02", patients: 5, minutes: 150 });
  expect((await usageAt("2026-03-09T08:00:00Z"))?.patients.last7).toBeNull();
  // In Auckland the next week has begun.
  await live(east, "Pacific/Auckland");
  await addDays(
    database,
    east.map((id) => practised(id, "2026-03-09", 10)),
  );
  const monday = await usageAt(evening);
  expect(monday?.patients.last7).toBe(10);
  expect(monday?.weeks.slice(-2)).toEqual([
    { monday: "2026-03-02", patients: 5, minutes: 150 },
    { monday: "2026-03-09", patients: 5, minutes: 50 },
  ]);
});

onBothEngines("an admin's own eyes see no day of practice", async (database) => {
  const harbor = await harborIn(database, 5);
  const days = harbor.patients.map((id) => practised(id, "2026-03-03", 30));
  await addDays(database, days);
  const actor = adminOf(harbor.greta, harbor.institution);
  const seen = (patients: readonly string[]) =>
    database.withActor(actor, (trx) =>
      trx
        .selectFrom("practice_days")
        .select("patient_id")
        .where("patient_id", "in", patients)
        .execute(),
    );
  expect(await seen(harbor.patients)).toEqual([]);
  const usage = await database.withActor(actor, (trx) => readUsage(trx, now));
  expect(usage?.weeks.at(-1)).toMatchObject({ patients: 5, minutes: 150 });
  // The function tells nothing to a clinician who is not an admin, either.
  const [first] = harbor.patients;
  await database.withActor(system("demo"), (trx) =>
    addToCaseload(trx, { patient_id: first!, clinician_id: harbor.greta }),
  );
  await database.owner
    .updateTable("users")
    .set({ institution_admin: false })
    .where("id", "=", harbor.greta)
    .execute();
  expect(await database.withActor(actor, (trx) => readUsage(trx, now))).toBeUndefined();
});

test("invitations are counted by what became of them", () =>
  withTestServer(async (server) => {
    const { institution, greta } = await harborIn(server.database, 0);
    const at = (days: number) => new Date(server.now().getTime() + days * dayMs);
    const invitation = (n: number, status: "INVITED" | "ACCEPTED" | "DECLINED", ends: number) => ({
      id: `0199aaaa-0000-7000-8000-00000000000${n}`,
      email: `i${n}@example.org`,
      user_type: "patient" as const,
      institution_id: institution,
      invited_by: greta,
      status,
      created_at: at(ends - 7),
      expires_at: at(ends),
      answered_at: status === "INVITED" ? null : at(ends - 6),
    });
    await server.seed((trx) =>
      trx
        .insertInto("invitations")
        .values([
          invitation(1, "INVITED", 3),
          invitation(2, "INVITED", -1),
          invitation(3, "ACCEPTED", 3),
          invitation(4, "ACCEPTED", -60),
          invitation(5, "DECLINED", 3),
        ])
        .execute(),
    );
    const call = server.client(await server.tokenFor(greta));
    const usage = await call(institutionUsage, { params: { id: institution } });
    expect(usage.invitations).toEqual({
      open: 1,
      expired: 1,
      declined: 1,
      accepted: 2,
      acceptedLast30: 1,
    });
    expect(usage.patients).toEqual({ total: 0, last7: null, last30: null });
  }));
