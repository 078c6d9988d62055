import { forgotPassword } from "@regain/contract/calls/identity/forgot-password";
import { institutionPasswordRequirements } from "@regain/contract/calls/identity/institution-password-requirements";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { login } from "@regain/contract/calls/identity/login";
import { readPasswordReset } from "@regain/contract/calls/identity/read-password-reset";
import { resetPassword } from "@regain/contract/calls/identity/reset-password";
import { userPasswordRequirements } from "@regain/contract/calls/identity/user-password-requirements";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import { lettersTo, linkTokenTo } from "../../testing/letters.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueLink } from "./link-token.service.ts";
import { hashPassword } from "./passwords.ts";

const hour = 3_600_000;
let server: TestServer;
let rosa: string;
let cora: string;
let careful: string;

beforeAll(async () => {
  server = await openTestServer();
  const passwordHash = await hashPassword("Practice1");
  await server.seed(async (trx) => {
    rosa = await addPatient(trx, { username: "rosa", passwordHash, prompt_change_password: true });
    await addPatient(trx, { username: "otto", passwordHash, one_time_codes: true });
    careful = await addInstitution(trx, { name: "Careful", password_min_length: 12 });
    cora = await addClinician(trx, { username: "cora", passwordHash, institution_id: careful });
  });
});
afterAll(() => server.close());
beforeEach(() => server.advance(2 * hour));

async function linkFor(username: string): Promise<string> {
  expect(await server.client()(forgotPassword, { query: { username } })).toEqual({});
  return linkTokenTo(server, `${username}@example.org`);
}

test("the letter's link knows where the person was going, and no other site", async () => {
  for (const [returnUrl, kept] of [
    ["/do-therapy", "/do-therapy"],
    ["https://evil.example/", null],
  ] as const) {
    server.advance(2 * hour);
    await server.client()(forgotPassword, { query: { username: "rosa", returnUrl } });
    const [latest] = await lettersTo(server, "rosa@example.org");
    const address = new URL(latest?.content.button?.address ?? "");
    expect(address.searchParams.get("returnUrl")).toBe(kept);
  }
});

const set = (token: string, newPassword: string) =>
  server.client(token)(resetPassword, { body: { newPassword } });

test("Rosa sets a new password by the link in her mail, is in, and everybody else is out", async () => {
  const elsewhere = await server.tokenFor(rosa);
  const token = await linkFor("rosa");
  expect(await server.client(token)(readPasswordReset, {})).toEqual({
    userId: rosa,
    username: "rosa",
  });
  const { accessToken } = await set(token, "Geranium 7");
  await expect(server.client(accessToken!)(loadUser, {})).resolves.toMatchObject({
    user: { userId: rosa, promptChangePassword: false },
  });
  await expect(server.client(elsewhere)(loadUser, {})).rejects.toMatchObject({
    code: "session-ended",
  });
  const [letter] = await lettersTo(server, "rosa@example.org");
  expect(letter?.template).toBe("passwordChanged");
  const tryLogin = (password: string) =>
    server.client()(login, { body: { username: "rosa", password } });
  await expect(tryLogin("Practice1")).rejects.toMatchObject({ code: "wrong-credentials" });
  await expect(tryLogin("Geranium 7")).resolves.toBeTruthy();
  await expect(set(token, "Geranium 8")).rejects.toMatchObject({ status: 410, code: "link-used" });
});

test("one link that was used ends the others", async () => {
  const [first, second] = [await linkFor("rosa"), await linkFor("rosa")];
  await set(second, "Geranium 9");
  await expect(set(first, "Geranium 1")).rejects.toMatchObject({ code: "link-expired" });
});

test("a refused password does not use the link up", async () => {
  const token = await linkFor("rosa");
  await expect(set(token, "short")).rejects.toMatchObject({
    status: 400,
    fields: {
      newPassword: "The password should include at least 8 characters (1 Capital, 1 Digit).",
    },
  });
  await expect(set(token, "Password1")).rejects.toMatchObject({ code: "weak-password" });
  await expect(set(token, "Geranium 5")).resolves.toHaveProperty("accessToken");
});

test("an institution's requirements hold, and are told to whom they concern", async () => {
  const token = await linkFor("cora");
  const message = "The password should include at least 12 characters (1 Capital, 1 Digit).";
  const wanted = { minLength: 12, capitals: 1, digits: 1, symbols: 0 };
  const ofCora = { params: { userId: cora } };
  expect(await server.client(token)(userPasswordRequirements, ofCora)).toEqual(wanted);
  const own = server.client(await server.tokenFor(cora));
  expect(await own(userPasswordRequirements, ofCora)).toEqual(wanted);
  const atCareful = { params: { id: careful } };
  expect(await server.client()(institutionPasswordRequirements, atCareful)).toEqual(wanted);
  const nowhere = { params: { id: rosa } };
  await expect(server.client()(institutionPasswordRequirements, nowhere)).rejects.toMatchObject({
    code: "not-found",
  });
  const other = server.client(await server.tokenFor(rosa));
  await expect(other(userPasswordRequirements, ofCora)).rejects.toMatchObject({
    code: "not-found",
  });
  await expect(set(token, "Geranium 5")).rejects.toMatchObject({
    fields: { newPassword: message },
  });
  await expect(set(token, "Geraniums grow 5")).resolves.toHaveProperty("accessToken");
});

test("a link is no way round the one-time code", async () => {
  expect(await set(await linkFor("otto"), "Geranium 5")).toEqual({ accessToken: null });
});

test("a link that is old, foreign, unknown or missing opens nothing", async () => {
  const token = await linkFor("rosa");
  server.advance(hour);
  const signIn = await server.database.withActor(system("sign-in"), (trx) =>
    issueLink(trx, { purpose: "sign-in", userId: rosa }, server.now()),
  );
  const cases = [
    [token, "link-expired"],
    [signIn, "link-unknown"],
    [`rgl_${"A".repeat(43)}`, "link-unknown"],
  ] as const;
  for (const [bad, code] of cases) {
    await expect(server.client(bad)(readPasswordReset, {})).rejects.toMatchObject({
      status: 410,
      code,
    });
    await expect(set(bad, "Geranium 5")).rejects.toMatchObject({ code });
  }
  await expect(server.client()(readPasswordReset, {})).rejects.toMatchObject({
    status: 410,
    code: "link-unknown",
  });
});

test("says sent to everybody; nothing is asked for without a name", async () => {
  expect(await server.client()(forgotPassword, { query: { email: "no@example.org" } })).toEqual({});
  await expect(server.client()(forgotPassword, { query: {} })).rejects.toMatchObject({
    status: 400,
  });
});
