import { userInfo } from "@regain/contract/calls/activation/user-info";
import { describe, expect, inject, test } from "vitest";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { clinicianActor } from "../../testing/clinician-actor.ts";
import { postgresTestDatabase } from "../../testing/test-database.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { waitingInLine } from "../../testing/waiting-in-line.ts";
import { generateFirst } from "../schedule/save-schedule.service.ts";

/** The embedded engine has one session: nothing comes between two statements of another there. */
describe.skipIf(!inject("templateUrl"))("a first homework that two give at once", () => {
  test("is the clinician's, and the patient's set-up goes through", async () => {
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const server = await openTestServer({ database });
    const { dana, ann } = await server.seed(async (trx) => {
      const clinician_id = await addClinician(trx, { username: "dana" });
      const patient_id = await addPatient(trx, {
        username: "ann",
        email: null,
        subscription: { status: "clinician_setup" },
      });
      await addToCaseload(trx, { patient_id, clinician_id });
      return { dana: clinician_id, ann: patient_id };
    });
    const given = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const giving = database.withActor(clinicianActor(dana), async (trx) => {
      await generateFirst(trx, { patientId: ann, clinicianId: dana }, server.now());
      given.resolve();
      await over.promise;
    });
    await given.promise;
    const settingUp = server.client(await server.tokenFor(ann))(userInfo, {
      params: { userId: ann },
      body: {
        firstName: "Ann",
        lastName: "Alder",
        email: "ann@example.org",
        acceptedEULA: true,
        timeZone: "America/New_York",
      },
    });
    try {
      await expect.poll(() => waitingInLine(database), { timeout: 20_000 }).toBeGreaterThan(0);
    } finally {
      over.resolve();
      await Promise.allSettled([giving, settingUp]);
    }
    expect(await settingUp).toEqual({});
    const { rows } = await database.pool.query<{ version: number }>(
      "select version from schedules where patient_id = $1",
      [ann],
    );
    expect(rows).toHaveLength(1);
    await server.close();
  });
});
