import { forgotPassword } from "@regain/contract/calls/identity/forgot-password";
import { login } from "@regain/contract/calls/identity/login";
import { validateEmail } from "@regain/contract/calls/signup/validate-email";
import { createClinician } from "@regain/contract/calls/signup/create-clinician";
import { createPatient } from "@regain/contract/calls/signup/create-patient";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { goodClinician, goodPatient } from "@regain/contract/testing/sign-up-faults";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let addresses = 0;
const newAddress = () => `10.1.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;

const requests = { patient: { clinicianAssisted: 0 }, clinician: {} };

interface Refused {
  readonly error: string;
  readonly fields?: Readonly<Record<string, string>>;
}

async function send(
  type: keyof typeof requests,
  form: object,
  { ip = newAddress(), requestId = randomUUID() } = {},
) {
  const answer = await server.app.inject({
    method: "POST",
    url: `/signup/v700/api/${type}/create`,
    remoteAddress: ip,
    headers: { "user-agent": "Tablet" },
    payload: { ...requests[type], platform: "web", requestId, ...form },
  });
  const body = answer.json<Partial<Refused> & { data?: { token: string } }>();
  return { status: answer.statusCode, body, headers: answer.headers };
}

const tokenOf = async (sent: ReturnType<typeof send>) => {
  const { status, body } = await sent;
  expect([status, body.error]).toEqual([200, undefined]);
  return body.data!.token;
};

/** What the database knows about an email address. */
const storedOf = (email: string) =>
  server.seed((trx) =>
    trx
      .selectFrom("users")
      .leftJoin("patients", "patient_id", "users.id")
      .leftJoin("clinicians", "clinician_id", "users.id")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow(),
  );

const lettersTo = async (email: string) => {
  const written = await server.seed((trx) =>
    trx.selectFrom("mails").select("template").where("recipient", "=", email).execute(),
  );
  return written.map(({ template }) => template);
};

test("who signs up as a patient is signed in, on trial, with homework and a letter", async () => {
  const form = {
    ...goodPatient,
    clinicianAssisted: 1,
    webClinicianAssisted: 1,
    clinicianInfo: "Dana, on Tuesdays",
    clinicianEmail: "dana@example.org",
    careGiver: true,
    source: "Thanks",
    timeZone: "America/Chicago",
    clientIpAddress: "1.2.3.4",
  };
  const token = await tokenOf(send("patient", form));
  const call = server.client(token);
  const { user, subscriptionState } = await call(loadUser, {});
  expect(user).toMatchObject({
    firstName: "Rosa",
    username: "rosa.may",
    type: "patient",
    leadSourceDetails: "Thanks",
  });
  expect(subscriptionState?.status).toBe("trialing");
  const { scheduledTaskTypes } = await call(activeSchedule, { params: { id: user.userId } });
  expect(scheduledTaskTypes.length).toBeGreaterThan(2);
  expect(await storedOf(goodPatient.email)).toMatchObject({
    time_zone: "America/Chicago",
    locale: "en",
    age: 62.5,
    managed_by_caregiver: true,
    clinician_assisted: true,
    clinician_info: "Dana, on Tuesdays",
    clinician_email: "dana@example.org",
    phone_number: null,
  });
  expect(await lettersTo(goodPatient.email)).toEqual(["welcomePatient"]);
});

test("nobody is kept out by a link that says much of where they come from", async () => {
  const form = { ...goodPatient, email: "far@example.org", source: "campaign ".repeat(100) };
  const call = server.client(await tokenOf(send("patient", form)));
  const { user } = await call(loadUser, {});
  expect(user.leadSourceDetails).toBe(form.source.slice(0, 200));
});

test("what is said of a clinician counts only where one helps", async () => {
  const email = "alone@example.org";
  await tokenOf(send("patient", { ...goodPatient, email, clinicianInfo: "Dana" }));
  expect(await storedOf(email)).toMatchObject({ clinician_assisted: false, clinician_info: null });
});

test("who signs up as a clinician is signed in, with a workplace and a letter", async () => {
  const token = await tokenOf(send("clinician", goodClinician));
  const { user, institutionInfo } = await server.client(token)(loadUser, {});
  expect(user).toMatchObject({ type: "clinician", username: "dana.li" });
  expect(institutionInfo).toBeNull();
  expect(await storedOf(goodClinician.email)).toMatchObject({
    role: "SLP",
    setting: "OUT_REH",
    private_practice: true,
    facility_name: "Harbor View",
    zip_code: "02139",
    phone_number: "123-456-7890",
  });
  expect(await lettersTo(goodClinician.email)).toEqual(["welcomeClinician"]);
});

test.each([
  ["a guessable password", { password: "Password1" }, "weak-password"],
  ["the own name as a password", { password: "Rosa.May1" }, "weak-password"],
  ["a language nobody speaks here", { locale: "xx" }, "malformed-request"],
  ["a field nobody knows", { institutionAdmin: true }, "malformed-request"],
])("%s is refused", async (_, wrong, code) => {
  const email = "rosa.may@example.net";
  expect((await send("patient", { ...goodPatient, email, ...wrong })).body.error).toBe(code);
});

test("an address that is in use is told, however it is written", async () => {
  const form = { ...goodPatient, email: "twice@example.org" };
  await tokenOf(send("patient", form));
  const again = await send("clinician", { ...goodClinician, email: "Twice@Example.org" });
  expect([again.status, again.body.error]).toEqual([409, "email-in-use"]);
});

describe("an address with an accent", () => {
  const apart = "Rene\u0301e@example.org";
  const whole = "ren\u00e9e@example.org";
  const isKnown = async (email: string) =>
    (await server.client()(validateEmail, { query: { email } })).exists;
  const userIdOf = async (username: string) =>
    (await server.client()(login, { body: { username, password: goodPatient.password } })).ctdata
      .userId;

  test("is one account's, however the accent is typed", async () => {
    const token = await tokenOf(send("patient", { ...goodPatient, email: apart }));
    const { user } = await server.client(token)(loadUser, {});
    expect(user.email).toBe(apart.normalize("NFC"));
    for (const email of [apart, whole]) {
      expect((await send("clinician", { ...goodClinician, email })).body.error).toBe(
        "email-in-use",
      );
      expect(await isKnown(email)).toBe(true);
      expect(await userIdOf(email)).toBe(user.userId);
      await server.client()(forgotPassword, { query: { email } });
    }
    const letters = await lettersTo(user.email!);
    expect(letters.filter((template) => template === "resetPassword")).toHaveLength(2);
  });

  test("is found as it was stored before accents were brought into one form", async () => {
    const old = "Old.rene\u0301e@example.org";
    await tokenOf(send("patient", { ...goodPatient, email: old }));
    const { id } = await storedOf(old.normalize("NFC"));
    await server.seed((trx) =>
      trx.updateTable("users").set({ email: old }).where("id", "=", id).execute(),
    );
    for (const email of [old, old.normalize("NFC").toUpperCase()]) {
      expect((await send("patient", { ...goodPatient, email })).body.error).toBe("email-in-use");
      expect(await isKnown(email)).toBe(true);
      expect(await userIdOf(email)).toBe(id);
    }
  });
});

test("the same request twice makes one account, and signs in to it", async () => {
  const form = { ...goodPatient, email: "lost@example.org" };
  const requestId = randomUUID();
  const first = await tokenOf(send("patient", form, { requestId }));
  server.advance(1_000);
  const second = await tokenOf(send("patient", form, { requestId }));
  expect((await storedOf(form.email)).last_sign_in_at).toEqual(server.now());
  const ids = await Promise.all(
    [first, second].map(async (token) => (await server.client(token)(loadUser, {})).user.userId),
  );
  expect(ids[0]).toBe(ids[1]);

  const guessed = await send("patient", { ...form, password: "Another.1pass" }, { requestId });
  expect(guessed.body.error).toBe("email-in-use");
  server.advance(11 * 60_000);
  expect((await send("patient", form, { requestId })).body.error).toBe("email-in-use");
});

test("two requests at the same moment make one account", async () => {
  const form = { ...goodPatient, email: "both@example.org" };
  const requestId = randomUUID();
  const tokens = await Promise.all([
    tokenOf(send("patient", form, { requestId })),
    tokenOf(send("patient", form, { requestId })),
  ]);
  expect(new Set(tokens).size).toBe(2);
});

test("one address does not sign up a hundred people", async () => {
  const ip = newAddress();
  const codes = [];
  for (let count = 0; count < 22; count += 1)
    codes.push((await send("patient", { ...goodPatient, password: "Password1" }, { ip })).body);
  expect(codes[19]?.error).toBe("weak-password");
  const last = await send("patient", goodPatient, { ip });
  expect([last.status, last.body.error]).toEqual([429, "too-many-requests"]);
  expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
});

test("a browser in an unknown time zone keeps nobody out", async () => {
  const email = "mars@example.org";
  await tokenOf(send("patient", { ...goodPatient, email, timeZone: "Mars/Olympus" }));
  expect((await storedOf(email)).time_zone).not.toContain("Mars");
});

test("both calls answer by the contract", async () => {
  const request = { platform: "web", requestId: randomUUID() };
  const call = server.client();
  const patient = await call(createPatient, {
    body: { ...goodPatient, ...request, email: "p@example.org", clinicianAssisted: 0 },
  });
  const clinician = await call(createClinician, {
    body: { ...goodClinician, ...request, email: "c@example.org" },
  });
  expect([patient, clinician].every(({ data }) => data.token?.startsWith("rgn_"))).toBe(true);
});
