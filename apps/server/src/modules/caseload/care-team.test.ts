import { attentionList } from "@regain/contract/calls/caseload/attention";
import { readCaseloadPatient } from "@regain/contract/calls/caseload/caseload-patient";
import { colleagues } from "@regain/contract/calls/caseload/colleagues";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { dischargeReasonList } from "@regain/contract/calls/caseload/discharge-reasons";
import { transferPatient } from "@regain/contract/calls/caseload/transfer-patient";
import { patientDashboard } from "@regain/contract/calls/caseload/patient-dashboard";
import { readmitPatient } from "@regain/contract/calls/caseload/readmit-patient";
import { performance } from "@regain/contract/calls/report/performance";
import { fieldMessages } from "@regain/contract/field-messages";
import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addInstitution } from "../../builders/people.ts";
import { newClinician, newPatientOf } from "../../testing/caseload.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { requireActivePatient } from "./active-patient.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Clinician = Awaited<ReturnType<typeof newClinician>>;

const mayChange = (clinician: Clinician, patientId: string) =>
  server.seed((trx) => requireActivePatient(trx, clinician.id, patientId));

describe("discharge", () => {
  test("ends the work and keeps the record, until the patient is taken up again", async () => {
    const dana = await newClinician(server);
    const { id, username } = await newPatientOf(server, dana.id, [{ daysAgo: 1 }]);
    const params = { id };
    const listed = async (query: object) =>
      (await dana.call(patientDashboard, { query })).rows.map((row) => row.patientUsername);
    await mayChange(dana, id);
    await dana.call(dischargePatient, { params, body: { reason: "goals-met", note: " Walks. " } });

    expect(await listed({})).toEqual([]);
    expect(await listed({ status: "discharged" })).toEqual([username]);
    expect((await dana.call(attentionList, {})).items).toEqual([]);
    const { Summary } = await dana.call(patientDashboard, { query: {} });
    expect(Summary).toMatchObject({ numPatients: 0, numDischargedPatients: 1, totalExercises: 0 });
    expect(await dana.call(readCaseloadPatient, { params, query: {} })).toMatchObject({
      timeZone: "UTC",
      discharge: { reason: "goals-met", reasonLabel: "Goals met", note: "Walks." },
    });
    expect((await dana.call(performance, { params, query: {} })).summary.tasksCompleted).toBe(4);
    await expect(mayChange(dana, id)).rejects.toMatchObject({ code: "patient-discharged" });

    await dana.call(readmitPatient, { params, body: { reason: "new-goals" } });
    await mayChange(dana, id);
    expect(await listed({})).toEqual([username]);
    const { discharge, events } = await dana.call(readCaseloadPatient, { params, query: {} });
    expect(discharge).toBeNull();
    expect(events.map(({ kind, reasonLabel, note }) => [kind, reasonLabel, note])).toEqual([
      ["readmitted", "New goals", null],
      ["discharged", "Goals met", "Walks."],
    ]);
  });

  test("leaves a history that is read to its end, 200 events a page", async () => {
    const dana = await newClinician(server);
    const { id } = await newPatientOf(server, dana.id);
    await server.seed(async (trx) => {
      const events = Array.from({ length: 201 }, (_, index) => ({
        patient_id: id,
        event_id: v7(),
        clinician_id: dana.id,
        kind: "added" as const,
        author_id: dana.id,
        at: new Date(server.now().getTime() + index * 1_000),
      }));
      await trx.insertInto("caseload_events").values(events).execute();
    });
    const read = (page: number) =>
      dana.call(readCaseloadPatient, { params: { id }, query: { page: String(page) } });
    const [first, second, third] = [await read(1), await read(2), await read(3)];
    expect(first.eventPages).toEqual({ total: 201, page: 1, pageSize: 200 });
    expect(first).toMatchObject({ clinicianCount: 1 });
    expect([first.events.length, second.events.length]).toEqual([200, 1]);
    expect(second.events[0]!.at).toBe(server.now().toISOString());
    expect(third).toEqual(second);
  });

  test("offers its reasons, and wants to know what another one is", async () => {
    const dana = await newClinician(server);
    const { id } = await newPatientOf(server, dana.id);
    const { reasons, readmissionReasons } = await dana.call(dischargeReasonList, {});
    expect(reasons.at(-1)).toEqual({ id: "other", label: "Other" });
    expect(readmissionReasons.length).toBeGreaterThan(3);
    const unsaid = dana.call(dischargePatient, {
      params: { id },
      body: { reason: "other", note: "  " },
    });
    await expect(unsaid).rejects.toMatchObject({
      status: 400,
      fields: { note: fieldMessages.required },
    });
    const unknown = { reason: "bored" as "other" };
    expect(await refusal(dana.call(dischargePatient, { params: { id }, body: unknown }))).toEqual([
      400,
      "malformed-request",
    ]);
  });

  test("is done once, and undone once", async () => {
    const dana = await newClinician(server);
    const { id } = await newPatientOf(server, dana.id);
    const params = { id };
    const leave = () => dana.call(dischargePatient, { params, body: { reason: "moved" } });
    const back = () => dana.call(readmitPatient, { params, body: { reason: "returned" } });
    expect(await refusal(back())).toEqual([409, "patient-not-discharged"]);
    await leave();
    expect(await refusal(leave())).toEqual([409, "patient-discharged"]);
    await back();
    expect(await refusal(back())).toEqual([409, "patient-not-discharged"]);
  });

  test("is nobody else's to do, and ends nobody else's work", async () => {
    const institution_id = await server.seed((trx) => addInstitution(trx, { name: "Harbor" }));
    const [dana, mara] = [
      await newClinician(server, { institution_id }),
      await newClinician(server, { institution_id }),
    ];
    const greta = await newClinician(server, { institution_id, institution_admin: true });
    const { id } = await newPatientOf(server, dana.id, [], { institution_id });
    const params = { id };
    const body = { reason: "moved" } as const;
    for (const { call } of [mara, greta]) {
      expect(await refusal(call(dischargePatient, { params, body }))).toEqual([404, "not-found"]);
      expect(await refusal(call(readCaseloadPatient, { params, query: {} }))).toEqual([
        404,
        "not-found",
      ]);
      expect(await refusal(call(readmitPatient, { params, body: { reason: "returned" } }))).toEqual(
        [404, "not-found"],
      );
    }
    await dana.call(transferPatient, { params, body: { clinicianId: mara.id, keepMe: true } });
    await dana.call(dischargePatient, { params, body });
    await mayChange(mara, id);
    await expect(mayChange(dana, id)).rejects.toMatchObject({ code: "patient-discharged" });
    await expect(mayChange(greta, id)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("hand-over", () => {
  async function harbor() {
    const institution_id = await server.seed((trx) => addInstitution(trx, { name: "Harbor" }));
    const dana = await newClinician(server, { institution_id });
    const mara = await newClinician(server, {
      institution_id,
      first_name: "Mara",
      last_name: "Lind",
    });
    const patient = await newPatientOf(server, dana.id);
    const give = (clinicianId: string, keepMe: boolean, note?: string) =>
      dana.call(transferPatient, {
        params: { id: patient.id },
        body: { clinicianId, keepMe, ...(note ? { note } : {}) },
      });
    return { institution_id, dana, mara, patient, params: { id: patient.id }, give };
  }
  const hasPatients = async ({ call }: Clinician) =>
    (await call(patientDashboard, { query: {} })).total;

  test("gives the patient to a colleague and tells them, without a name", async () => {
    const { dana, mara, patient, params, give } = await harbor();
    expect((await dana.call(colleagues, {})).colleagues).toEqual([
      { clinicianId: mara.id, name: "Mara Lind", email: `${mara.username}@example.org` },
    ]);
    await give(mara.id, false, "Likes music.");
    const trail = await server.database.pool.query<{ subject_user_id: string }>(
      "select subject_user_id from audit where subject_patient_id = $1 and call like '%/hand-over'",
      [patient.id],
    );
    expect(trail.rows, "the trail says to whom").toEqual([{ subject_user_id: mara.id }]);
    expect([await hasPatients(dana), await hasPatients(mara)]).toEqual([0, 1]);
    expect(await refusal(dana.call(readCaseloadPatient, { params, query: {} }))).toEqual([
      404,
      "not-found",
    ]);
    const { clinicians, events } = await mara.call(readCaseloadPatient, { params, query: {} });
    expect(clinicians.map(({ name, isYou }) => [name, isYou])).toEqual([["Mara Lind", true]]);
    expect(events.map(({ kind, note }) => [kind, note])).toEqual([
      ["taken_over", "Likes music."],
      ["handed_over", "Likes music."],
    ]);
    const { rows } = await server.database.pool.query<{ template: string; all: string }>(
      "select template, content::text as all from mails where recipient = $1",
      [`${mara.username}@example.org`],
    );
    expect(rows.map(({ template }) => template)).toEqual(["patientHandedOver"]);
    expect(rows[0]!.all).not.toContain(patient.username);
  });

  test("can leave the patient with both", async () => {
    const { dana, mara, params, give } = await harbor();
    await give(mara.id, true);
    expect([await hasPatients(dana), await hasPatients(mara)]).toEqual([1, 1]);
    const { clinicians } = await dana.call(readCaseloadPatient, { params, query: {} });
    expect(clinicians).toHaveLength(2);
    expect(await refusal(give(mara.id, true))).toEqual([409, "already-in-caseload"]);
    await mara.call(dischargePatient, { params, body: { reason: "moved" } });
    await give(mara.id, true);
    await mayChange(mara, params.id);
  });

  test("goes to colleagues only", async () => {
    const { institution_id, dana, patient, give } = await harbor();
    const suspended = await newClinician(server, { institution_id, status: "SUSPENDED" });
    const elsewhere = await newClinician(server);
    for (const id of [dana.id, patient.id, suspended.id, elsewhere.id, v7()])
      expect(await refusal(give(id, true))).toEqual([404, "no-such-colleague"]);
    expect(await hasPatients(dana)).toBe(1);
    const alone = await newClinician(server);
    expect((await alone.call(colleagues, {})).colleagues).toEqual([]);
  });

  test("waits until a discharged patient is taken up again", async () => {
    const { dana, mara, params, give } = await harbor();
    await dana.call(dischargePatient, { params, body: { reason: "moved" } });
    expect(await refusal(give(mara.id, true))).toEqual([409, "patient-discharged"]);
  });

  test("is done by who has the patient", async () => {
    const { mara, dana, params } = await harbor();
    const take = mara.call(transferPatient, {
      params,
      body: { clinicianId: dana.id, keepMe: true },
    });
    expect(await refusal(take)).toEqual([404, "not-found"]);
    const self = server.client(await server.tokenFor(params.id));
    const own = self(transferPatient, { params, body: { clinicianId: mara.id, keepMe: true } });
    expect(await refusal(own)).toEqual([403, "forbidden"]);
  });
});
