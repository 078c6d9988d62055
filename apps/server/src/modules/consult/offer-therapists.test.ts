import { readConsult } from "@regain/contract/calls/consult/read-consult";
import { createPatient } from "@regain/contract/calls/signup/create-patient";
import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { goodPatient } from "@regain/contract/testing/sign-up-faults";
import { randomUUID } from "node:crypto";
import { dayMs } from "@regain/contract/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addInstitution, addPatient, addToCaseload } from "../../builders/people.ts";
import { brokenFor } from "../../testing/broken-queue.ts";
import { lettersTo, linkTokenTo } from "../../testing/letters.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { offerTherapists } from "./offer-therapists.job.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ config: { publicUrl: "https://regain.test" } });
});
afterAll(() => server.close());

const offersTo = async (email: string): Promise<number> =>
  (await lettersTo(server, email)).filter(({ template }) => template === "therapistConsult").length;

const run = () => offerTherapists({ ...server.app.services, clock: server.now }).run({});

const signUp = (email: string, more: object = {}) =>
  server.client()(createPatient, {
    body: {
      ...goodPatient,
      email,
      clinicianAssisted: 0,
      platform: "web",
      requestId: randomUUID(),
      ...more,
    },
  });

test("who signed up alone is offered a therapist after three days, once, by a link that knows them", async () => {
  await signUp("alone@example.org");
  await run();
  expect(await offersTo("alone@example.org"), "on the first day").toBe(0);
  server.advance(3 * dayMs + 1);
  await Promise.all([run(), run(), run()]);
  server.advance(dayMs);
  await run();
  expect(await offersTo("alone@example.org")).toBe(1);
  const call = server.client(await linkTokenTo(server, "alone@example.org"));
  expect(await call(readConsult, {})).toEqual({ email: "alone@example.org", name: "Rosa" });
  const [letter] = await lettersTo(server, "alone@example.org");
  // Where somebody lives is unknown, so the letter does not claim that there is a therapist.
  expect(letter?.content.paragraphs).toEqual([
    "In some states you can talk to a therapist about your practice.",
    "Press the button to see if there is one in yours.",
  ]);
  expect(letter?.content.optOut?.address).toMatch(/^https:\/\/regain\.test\/do-not-contact/);
});

test("nobody else is", async () => {
  await signUp("helped@example.org", { clinicianAssisted: 1 });
  await signUp("quiet@example.org");
  const token = await server.database.withActor(system("sign-up"), (trx) =>
    issueLink(trx, { purpose: "do-not-contact", email: "quiet@example.org" }, server.now()),
  );
  await server.client(token)(optOut, { query: {}, body: { optOut: true } });
  await server.seed(async (trx) => {
    const alone = {
      created_at: server.now(),
      accepted_eula_at: server.now(),
      sign_up_request: randomUUID(),
    };
    const clinician_id = await addClinician(trx, { username: "dana" });
    const theirs = await addPatient(trx, { username: "danas", ...alone });
    await addToCaseload(trx, { patient_id: theirs, clinician_id });
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    await addPatient(trx, { username: "harbors", institution_id, ...alone });
    await addPatient(trx, { username: "leaving", deletion_due_at: server.now(), ...alone });
    await addPatient(trx, { username: "made_by_others", ...alone, sign_up_request: null });
    await addPatient(trx, { username: "control", ...alone });
  });
  server.advance(4 * dayMs);
  await run();
  const names = ["helped", "quiet", "danas", "harbors", "leaving", "made_by_others", "control"];
  const offers = await Promise.all(names.map((name) => offersTo(`${name}@example.org`)));
  expect(Object.fromEntries(names.map((name, at) => [name, offers[at]]))).toEqual({
    helped: 0,
    quiet: 0,
    danas: 0,
    harbors: 0,
    leaving: 0,
    made_by_others: 0,
    control: 1,
  });
});

test("after ten days it is too late for it", async () => {
  await signUp("long.here@example.org");
  server.advance(11 * dayMs);
  await run();
  expect(await offersTo("long.here@example.org")).toBe(0);
});

test("what fails for one does not keep the offer from another, and is told", async () => {
  const alone = { accepted_eula_at: server.now(), created_at: server.now() };
  const broken = await server.seed(async (trx) => {
    const asked = () => ({ ...alone, sign_up_request: randomUUID() });
    const first = await addPatient(trx, { username: "first", ...asked() });
    await addPatient(trx, { username: "second", ...asked() });
    return first;
  });
  server.advance(4 * dayMs);
  const { services } = server.app;
  const jobs = brokenFor(services.jobs, broken);
  await expect(offerTherapists({ ...services, jobs, clock: server.now }).run({})).rejects.toThrow(
    "Failed: 1.",
  );
  expect([await offersTo("first@example.org"), await offersTo("second@example.org")]).toEqual([
    0, 1,
  ]);
  await run();
  expect(await offersTo("first@example.org"), "the next time").toBe(1);
});
