import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { readEmailPreferences } from "@regain/contract/calls/reminders/read-email-preferences";
import { saveEmailPreferences } from "@regain/contract/calls/reminders/save-email-preferences";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { clinicianActor } from "../../testing/clinician-actor.ts";
import { homework, refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const wishes = {
  remindersOn: true,
  days: ["friday", "monday", "friday"],
  hour: 9,
  progressMails: "monthly",
} as const;
const body = { ...wishes, days: [...wishes.days] };
const kept = { ...wishes, days: ["monday", "friday"] };

async function signedIn(details: Parameters<typeof addPatient>[1]) {
  const id = await server.seed((trx) => addPatient(trx, details));
  const call = server.client(await server.tokenFor(id));
  const params = { id };
  return {
    id,
    call,
    read: () => call(readEmailPreferences, { params }),
    save: (change: object = {}) =>
      call(saveEmailPreferences, { params, body: { ...body, ...change } }),
  };
}

test("a patient who has chosen nothing gets nothing, and is shown five days", async () => {
  const { read } = await signedIn({ username: "sam", time_zone: "America/Chicago" });
  expect(await read()).toEqual({
    remindersOn: false,
    days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
    hour: 9,
    progressMails: "never",
    email: "sam@example.org",
    timeZone: "America/Chicago",
    hindrance: null,
    hasHomework: false,
  });
});

test("who has homework is told that reminders wait for it to be done, and who has none is not", async () => {
  const { id, read } = await signedIn({ username: "hana" });
  const give = (lines: typeof homework) =>
    server.seed((trx) => replaceSchedule(trx, id, lines, { authorId: null, now: server.now() }));
  await give(homework);
  expect(await read()).toMatchObject({ hasHomework: true });
  await give([]);
  expect(await read()).toMatchObject({ hasHomework: false });
});

test("what is chosen is kept, each day once; the days stay while the reminders are off", async () => {
  const { save, read } = await signedIn({ username: "rosa" });
  expect(await save()).toMatchObject(kept);
  expect(await read()).toMatchObject(kept);
  const off = { remindersOn: false, progressMails: "never" } as const;
  expect(await save(off)).toMatchObject({ ...kept, ...off });
  expect(await save({ ...off, days: [] })).toMatchObject({ days: [], remindersOn: false });
});

describe("nobody else", () => {
  test("sets or sees it: not their clinician, not another patient, not who is not signed in", async () => {
    const { id, save, read } = await signedIn({ username: "tess" });
    await save();
    const dana = await server.seed(async (trx) => {
      const clinician_id = await addClinician(trx, { username: "dana" });
      await addToCaseload(trx, { patient_id: id, clinician_id });
      return clinician_id;
    });
    const other = await signedIn({ username: "otto" });
    const params = { id };
    for (const [call, expected] of [
      [server.client(await server.tokenFor(dana)), [403, "patients-only"]],
      [other.call, [404, "not-found"]],
      [server.client(), [401, "not-signed-in"]],
    ] as const) {
      expect(await refusal(call(readEmailPreferences, { params }))).toEqual(expected);
      const change = { params, body: { ...body, remindersOn: false } };
      expect(await refusal(call(saveEmailPreferences, change))).toEqual(expected);
    }
    expect(await read()).toMatchObject(kept);
  });

  test("not even by a query that forgets whose it is", async () => {
    const { id } = await signedIn({ username: "vera" });
    const clinician = await server.seed(async (trx) => {
      const clinician_id = await addClinician(trx, { username: "mara" });
      await addToCaseload(trx, { patient_id: id, clinician_id });
      return clinician_id;
    });
    const actor = clinicianActor(clinician);
    const seen = await server.database.withActor(actor, (trx) =>
      trx.selectFrom("mail_choices").selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });
});

describe("who is not written to is told why, and what they chose is kept", () => {
  test.each([
    ["without an address", { email: null }, "no-address"],
    ["while the account is about to be deleted", { deletion_due_at: new Date() }, "deletion"],
    ["with a subscription that has ended", { subscription: { status: "expired" } }, "subscription"],
    ["after the trial", { subscription: { status: "trialEnded" } }, "subscription"],
    ["with a payment that is late: as ever", { subscription: { status: "past_due" } }, null],
  ] as const)("%s", async (name, details, hindrance) => {
    const username = name.replaceAll(/\W/g, "_");
    const { save } = await signedIn({ username, ...details });
    expect(await save()).toMatchObject({ ...kept, hindrance });
  });

  test("where they asked not to be contacted", async () => {
    const { call, read } = await signedIn({ username: "quiet" });
    await call(optOut, { query: { type: "patient" }, body: { optOut: true } });
    expect(await read()).toMatchObject({ hindrance: "do-not-contact" });
  });
});
