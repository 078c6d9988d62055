import { claimPatient } from "@regain/contract/calls/add-patient/claim-patient";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClinician } from "../../builders/people.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const good = {
  platform: "web",
  username: "frank_b",
  password: "Lagoon42x",
  age: "71.5",
  gender: "Male",
  education: "high_school",
  locale: "en",
  timeZone: "America/Chicago",
  diagnosis: { skills: ["speaking", "memory"], disorders: ["stroke"], since: "3-6M" },
};

let addresses = 0;

async function send(
  form: object,
  { requestId = randomUUID(), ip = `10.7.0.${(addresses += 1)}` } = {},
) {
  const answer = await server.app.inject({
    method: "POST",
    url: "/signup/v700/api/clinician/clinician_setup/patient",
    remoteAddress: ip,
    payload: { ...good, requestId, ...form },
  });
  const body = answer.json<{
    data?: { id: string };
    error?: string;
    fields?: Record<string, string>;
  }>();
  return { status: answer.statusCode, ...body };
}

const storedOf = (username: string) =>
  server.seed((trx) =>
    trx
      .selectFrom("users")
      .innerJoin("patients", "patients.patient_id", "users.id")
      .innerJoin("subscriptions", "subscriptions.patient_id", "users.id")
      .selectAll()
      .where("username", "=", username)
      .executeTakeFirst(),
  );

test("a patient is made without a name or an address, and is nobody's", async () => {
  const { data } = await send({});
  expect(await storedOf("frank_b")).toMatchObject({
    patient_id: data!.id,
    first_name: null,
    email: null,
    accepted_eula_at: null,
    age: 71.5,
    gender: "Male",
    education: "high_school",
    time_zone: "America/Chicago",
    conditions: ["stroke"],
    conditions_period: "3-6M",
    areas: ["speaking", "memory"],
    status: "clinician_setup",
  });
  const caseload = await server.seed((trx) =>
    trx.selectFrom("caseload").selectAll().where("patient_id", "=", data!.id).execute(),
  );
  expect(caseload).toEqual([]);
});

test("the same request once more makes no second patient", async () => {
  const requestId = randomUUID();
  const first = await send({ username: "twice" }, { requestId });
  expect(await send({ username: "twice" }, { requestId })).toEqual(first);
  const others = [
    await send({ username: "twice" }),
    await send({ username: "Twice", password: "Lagoon43x" }, { requestId }),
  ];
  for (const other of others)
    expect(other).toMatchObject({ status: 409, error: "username-in-use" });
  server.advance(11 * 60_000);
  expect(await send({ username: "twice" }, { requestId })).toMatchObject({ status: 409 });
});

test("what was corrected before the same request came once more is what stands", async () => {
  const requestId = randomUUID();
  const first = await send({ username: "older", age: "70" }, { requestId });
  const diagnosis = { skills: ["reading"], disorders: ["aphasia"], since: null };
  const corrected = { username: "older", age: "45", diagnosis };
  expect(await send(corrected, { requestId })).toEqual(first);
  expect(await storedOf("older")).toMatchObject({
    age: 45,
    conditions: ["aphasia"],
    conditions_period: null,
    areas: ["reading"],
  });
  // From then on it is the patient who says it.
  await server.seed((trx) =>
    trx
      .updateTable("subscriptions")
      .set({ status: "trialing" })
      .where("patient_id", "=", first.data!.id)
      .execute(),
  );
  expect(await send({ ...corrected, age: "46" }, { requestId })).toEqual(first);
  expect(await storedOf("older")).toMatchObject({ age: 45 });
});

test("what is wrong is refused, and nothing is stored", async () => {
  const username = "faulty";
  expect(await send({ username, age: "4" })).toMatchObject({ status: 400 });
  const locale = await send({ username, locale: "xx" });
  expect(locale).toMatchObject({ status: 400, fields: { locale: expect.any(String) } });
  expect(await storedOf(username)).toBeUndefined();
});

test("a password that everybody has is refused", async () => {
  expect(await send({ username: "weak", password: "Password1" })).toMatchObject({
    status: 422,
    error: "weak-password",
  });
});

test("one address can make only so many", async () => {
  const ip = "10.8.0.1";
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 23; n += 1) codes.push((await send({ username: `ward${n}` }, { ip })).error);
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => undefined));
  expect(codes).toContain("too-many-requests");
});

test("the clinician claims the patient at once", async () => {
  const dana = await server.seed((trx) => addClinician(trx, { username: "dana" }));
  const { data } = await send({ username: "claimed" });
  const call = server.client(await server.tokenFor(dana));
  const claim = { patientUsername: "claimed", patientPassword: good.password };
  expect(await call(claimPatient, { params: { id: dana }, body: claim })).toEqual({
    patientId: data!.id,
  });
});
