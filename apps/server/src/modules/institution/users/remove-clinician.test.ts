import { readCaseloadPatient } from "@regain/contract/calls/caseload/caseload-patient";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { answerInvitation } from "@regain/contract/calls/license/answer-invitation";
import { dayMs } from "@regain/contract/durations";
import { localTime } from "@regain/therapy/days";
import { describe, expect, test } from "vitest";
import { addToCaseload } from "../../../builders/people.ts";
import { createHomeworkInvitation } from "../../activation/homework-invitation.service.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import { addPreset } from "../../schedule/preset.service.ts";
import { clinicianActor } from "../../../testing/clinician-actor.ts";
import { codeOf, institutionHouses } from "../../../testing/institution-houses.ts";

const { server, openHouse, signIn, lettersTo, userOf, movesOf, isSignedOut } = institutionHouses();

describe("a clinician who is removed", () => {
  const entriesOf = (clinicianId: string) =>
    server()
      .database.owner.selectFrom("caseload")
      .select(["patient_id", "discharged_at", "discharge_reason"])
      .where("clinician_id", "=", clinicianId)
      .orderBy("patient_id")
      .execute();

  test("leaves the patients to the admin, those too who are the admin's already", async () => {
    const { admin, greta, clinician, patient, n } = await openHouse();
    const dana = await clinician("dana");
    const [ann, bea, cleo, dora] = [
      await patient("ann"),
      await patient("bea"),
      await patient("cleo"),
      await patient("dora"),
    ];
    const ended = { discharged_at: server().now(), discharge_reason: "moved-away" };
    await server().seed(async (trx) => {
      await addToCaseload(trx, { patient_id: ann, clinician_id: dana });
      await addToCaseload(trx, { patient_id: bea, clinician_id: dana });
      await addToCaseload(trx, { patient_id: bea, clinician_id: greta, ...ended });
      await addToCaseload(trx, { patient_id: cleo, clinician_id: dana, ...ended });
      await addToCaseload(trx, { patient_id: dora, clinician_id: dana, ...ended });
      await addToCaseload(trx, { patient_id: dora, clinician_id: greta });
    });
    const token = await server().tokenFor(dana);
    expect(await codeOf(admin.remove(dana, false))).toBe("malformed-request");
    expect(await entriesOf(dana)).toHaveLength(4);
    expect(await admin.remove(dana)).toEqual({ patients: 4 });
    expect(await entriesOf(dana)).toEqual([]);
    const reasons = new Map(
      (await entriesOf(greta)).map((row) => [row.patient_id, row.discharge_reason]),
    );
    expect(reasons).toEqual(
      new Map([
        [ann, null],
        [bea, null],
        [cleo, "moved-away"],
        [dora, null],
      ]),
    );
    const common = { author_id: greta, note: `Dana left Harbor ${n}.` };
    expect(await movesOf(ann)).toEqual([
      { clinician_id: dana, kind: "handed_over", ...common },
      { clinician_id: greta, kind: "taken_over", ...common },
    ]);
    expect(await isSignedOut(token)).toBe(true);
    expect(await codeOf(signIn(`dana${n}`))).toBe("wrong-credentials");
    expect((await admin.list({ search: "dana" })).total).toBe(0);
    expect((await lettersTo(`dana${n}@example.org`))[0]?.template).toBe("clinicianRemoved");
    expect(await codeOf(admin.remove(dana))).toBe("not-found");
  });

  test("is named to the admin as who had discharged a patient", async () => {
    const { admin, clinician, patient } = await openHouse();
    const [dana, cleo] = [await clinician("dana"), await patient("cleo")];
    await server().seed((trx) => addToCaseload(trx, { patient_id: cleo, clinician_id: dana }));
    const own = server().client(await server().tokenFor(dana));
    const params = { id: cleo };
    await own(dischargePatient, { params, body: { reason: "moved" } });
    expect((await own(readCaseloadPatient, { params, query: {} })).discharge).toMatchObject({
      by: null,
    });
    await admin.remove(dana);
    expect((await admin.call(readCaseloadPatient, { params, query: {} })).discharge).toMatchObject({
      by: expect.stringMatching(/^Dana/) as string,
      reason: "moved",
    });
  });

  test("reads of the day of deletion as it is where they are", async () => {
    const { admin, clinician, n } = await openHouse();
    const due = new Date(server().now().getTime() + 14 * dayMs);
    for (const [name, time_zone] of [
      ["dana", "Pacific/Kiritimati"],
      ["elsa", "Pacific/Pago_Pago"],
    ] as const) {
      await admin.remove(await clinician(name, { time_zone }));
      const [letter] = await lettersTo(`${name}${n}@example.org`);
      expect(letter?.text).toContain(
        `We will delete it on ${shownDate(localTime(due, time_zone).day)}.`,
      );
    }
  });

  test("leaves what colleagues share, and what patients were sent", async () => {
    const { admin, greta, clinician, patient, institutionId } = await openHouse();
    const dana = await clinician("dana");
    const rosa = await patient("rosa", { accepted_eula_at: server().now() });
    const { email } = await userOf(rosa);
    const lines = [{ taskTypeId: 1, taskCount: 5, taskLevel: 1 }];
    const keep = (author: string, name: string, isShared: boolean) =>
      server().database.withActor(clinicianActor(author, institutionId), (trx) =>
        addPreset(trx, author, { name, isShared, lines }, server().now()),
      );
    await keep(greta, "Mornings", false);
    await keep(dana, "mornings", true);
    await keep(dana, "Evenings", true);
    await keep(dana, "Mine alone", false);
    const path = await server().seed((trx) =>
      createHomeworkInvitation(
        trx,
        { patientId: rosa, clinicianId: dana, email: email! },
        server().now(),
      ),
    );
    await server().seed((trx) =>
      trx
        .insertInto("attention_dismissals")
        .values({
          patient_id: rosa,
          clinician_id: dana,
          kind: "stopped-practising",
          matter: "2026-01-01",
          dismissed_at: server().now(),
        })
        .execute(),
    );
    await admin.remove(dana);
    const presets = await server()
      .database.owner.selectFrom("schedule_presets")
      .select(["author_id", "name"])
      .where("author_id", "in", [greta, dana])
      .orderBy("name")
      .execute();
    expect(presets.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { author_id: greta, name: "Evenings" },
      { author_id: dana, name: "Mine alone" },
      { author_id: greta, name: "Mornings" },
      { author_id: greta, name: "mornings (Dana)" },
    ]);
    const put = await server()
      .database.owner.selectFrom("attention_dismissals")
      .select("kind")
      .where("clinician_id", "=", dana)
      .execute();
    expect(put).toEqual([]);
    const token = new URL(path, "http://regain.test").searchParams.get("token")!;
    await server().client(token)(acceptHomework, {
      params: { id: rosa, clinicianId: dana },
      body: { email: email!, acceptedEULA: "true" },
    } as never);
    const [entry] = await entriesOf(greta);
    expect(entry?.patient_id).toBe(rosa);
  });

  test("comes back by an invitation in the time of grace", async () => {
    const { admin, clinician, n } = await openHouse();
    const email = `dana${n}@example.org`;
    const dana = await clinician("dana");
    await admin.remove(dana);
    expect(await userOf(dana)).toMatchObject({ status: "SUSPENDED", institution_id: null });
    const { id } = await admin.invite(email);
    const [{ invitation } = {}] = await lettersTo(email);
    await server().client(invitation!)(answerInvitation, {
      params: { id },
      body: { status: "ACCEPTED" },
    });
    expect(await userOf(dana)).toMatchObject({ status: "ACTIVE", deletion_due_at: null });
    expect((await signIn(email)).ctdata.accessToken).not.toBeNull();
  });

  test("does not come back once the account is being deleted", async () => {
    const { admin, clinician, n } = await openHouse();
    const email = `dana${n}@example.org`;
    const dana = await clinician("dana");
    await admin.remove(dana);
    const { id } = await admin.invite(email);
    const [{ invitation } = {}] = await lettersTo(email);
    await server().database.pool.query("update users set deletion_due_at = $2 where id = $1", [
      dana,
      server().now(),
    ]);
    const body = { status: "ACCEPTED" } as const;
    const accept = server().client(invitation!)(answerInvitation, { params: { id }, body });
    expect(await codeOf(accept)).toBe("deletion-begun");
    expect((await userOf(dana)).status).toBe("SUSPENDED");
  });

  test("is asked about once, by whichever of two admins comes first", async () => {
    const { greta, clinician, as } = await openHouse();
    const hana = await clinician("hana", { institution_admin: true });
    const dana = await clinician("dana");
    const admins = [await as(greta), await as(hana)];
    const codes = await Promise.all(admins.map((one) => codeOf(one.remove(dana))));
    expect(codes.toSorted()).toEqual(["fine", "not-found"]);
  });
});
