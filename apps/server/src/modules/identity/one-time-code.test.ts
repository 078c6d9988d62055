import { login } from "@regain/contract/calls/identity/login";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { resetOtp } from "@regain/contract/calls/identity/reset-otp";
import { validateOtp } from "@regain/contract/calls/identity/validate-otp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import { lettersTo } from "../../testing/letters.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { hashPassword } from "./passwords.ts";

const password = "Practice1";
const minute = 60_000;
const wrongCode = { status: 401, code: "wrong-code" };
const spentCode = { status: 401, code: "code-spent" };

let server: TestServer;
let otto: string;

beforeAll(async () => {
  server = await openTestServer();
  const passwordHash = await hashPassword(password);
  await server.seed(async (trx) => {
    otto = await addPatient(trx, { username: "otto", passwordHash, one_time_codes: true });
    await addPatient(trx, { username: "rosa", passwordHash });
    const careful = await addInstitution(trx, { name: "Careful", requires_one_time_codes: true });
    await addClinician(trx, { username: "cora", passwordHash, institution_id: careful });
    await addClinician(trx, {
      username: "cid",
      email: null,
      passwordHash,
      institution_id: careful,
    });
  });
});
afterAll(() => server.close());
/** What one story counted is forgotten by the next. */
beforeEach(() => server.advance(61 * minute));

async function begin(username = "otto") {
  const { ctdata } = await server.client()(login, { body: { username, password } });
  return { ...ctdata, token: ctdata.otpResetToken! };
}

async function latestCode(username = "otto"): Promise<string> {
  const [latest] = await lettersTo(server, `${username}@example.org`);
  return latest!.content.rows[0]![1];
}

const give = (token: string, otp: string, userId = otto) =>
  server.client(token)(validateOtp, { params: { userId }, query: { otp, webLogin: "true" } });

const resend = (token: string) =>
  server.client(token)(resetOtp, { params: { userId: otto }, query: { resetToken: token } });

/** A different code. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("Otto gets a code by mail, and is let in by it, once", async () => {
  const pending = await begin();
  expect(pending).toMatchObject({ mfaRequired: true, accessToken: null, userId: otto });
  await expect(server.client(pending.token)(loadUser, {})).rejects.toMatchObject({ status: 401 });
  const code = await latestCode();
  expect(code).toMatch(/^\d{6}$/);
  const { accessToken } = await give(pending.token, code);
  await expect(server.client(accessToken)(loadUser, {})).resolves.toMatchObject({
    user: { username: "otto" },
  });
  await expect(give(pending.token, code)).rejects.toMatchObject(wrongCode);
});

test("an institution asks it of all its people who have an address", async () => {
  expect(await begin("cora")).toMatchObject({ mfaRequired: true, accessToken: null });
  expect(await begin("cid")).toMatchObject({ mfaRequired: false, otpResetToken: null });
  expect(await begin("rosa")).toMatchObject({ mfaRequired: false, otpResetToken: null });
});

test("a code opens its own login and no other, of nobody else", async () => {
  const first = await begin();
  const code = await latestCode();
  const second = await begin();
  const rosa = await begin("rosa");
  await expect(give(second.token, code)).rejects.toMatchObject(wrongCode);
  await expect(give(first.token, code, rosa.userId)).rejects.toMatchObject(wrongCode);
  await expect(give("rgn_somebody-else", code)).rejects.toMatchObject(wrongCode);
  await expect(give(first.token, code)).resolves.toHaveProperty("accessToken");
});

test("five tries are judged, also where forty come at once", async () => {
  const { token } = await begin();
  const code = await latestCode();
  const guesses = await Promise.allSettled(
    Array.from({ length: 40 }, () => give(token, other(code))),
  );
  expect(guesses.every(({ status }) => status === "rejected")).toBe(true);
  await expect(give(token, code)).rejects.toMatchObject(spentCode);
});

test("from the fifth wrong try on it is said that another code is needed", async () => {
  const { token } = await begin();
  const code = await latestCode();
  const rosa = await begin("rosa");
  for (let n = 0; n < 4; n += 1)
    await expect(give(token, other(code))).rejects.toMatchObject(wrongCode);
  await expect(give(token, other(code))).rejects.toMatchObject(spentCode);
  await expect(give(token, code)).rejects.toMatchObject(spentCode);
  await expect(give(token, code, rosa.userId)).rejects.toMatchObject(wrongCode);
  await expect(give("rgn_somebody-else", code)).rejects.toMatchObject(wrongCode);
});

test("four wrong tries leave a fifth", async () => {
  const { token } = await begin();
  const code = await latestCode();
  for (let n = 0; n < 4; n += 1)
    await expect(give(token, other(code))).rejects.toMatchObject(wrongCode);
  await expect(give(token, code)).resolves.toHaveProperty("accessToken");
});

test("a code is good for ten minutes", async () => {
  const { token } = await begin();
  const code = await latestCode();
  server.advance(10 * minute);
  await expect(give(token, code)).rejects.toMatchObject(wrongCode);
  await resend(token);
  await expect(give(token, await latestCode())).resolves.toHaveProperty("accessToken");
});

test("another code is sent after a minute, takes the old one's place, and brings new tries", async () => {
  const { token } = await begin();
  const old = await latestCode();
  const held = await server.app.inject({
    method: "POST",
    url: `/service/v700/api/users/${otto}/otp/reset?resetToken=${token}`,
    headers: { "access-token": token },
    payload: {},
  });
  expect([held.statusCode, held.headers["retry-after"]]).toEqual([429, "60"]);
  for (let n = 0; n < 4; n += 1)
    await expect(give(token, other(old))).rejects.toMatchObject(wrongCode);
  await expect(give(token, other(old))).rejects.toMatchObject(spentCode);
  server.advance(minute);
  await resend(token);
  const code = await latestCode();
  if (code !== old) await expect(give(token, old)).rejects.toMatchObject(wrongCode);
  await expect(give(token, code)).resolves.toHaveProperty("accessToken");
});

test("five letters are sent for a login, then it has to be begun anew", async () => {
  const { token } = await begin();
  for (let sent = 1; sent < 5; sent += 1) {
    server.advance(minute);
    await resend(token);
  }
  server.advance(minute);
  await expect(resend(token)).rejects.toMatchObject({ status: 401, code: "wrong-credentials" });
  await expect(resend("rgn_somebody-else")).rejects.toMatchObject({ code: "wrong-credentials" });
});

test("who knows the password and guesses codes is slowed down, login after login", async () => {
  const refused: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { token } = await begin();
    const code = other(await latestCode());
    for (let n = 0; n < 5; n += 1)
      await give(token, code).catch((error: { code: string }) => refused.push(error.code));
  }
  expect(refused.filter((code) => code !== "too-many-requests").length).toBeLessThanOrEqual(12);
  expect(refused).toContain("too-many-requests");
});
