import { requestDeletion } from "@regain/contract/calls/account/request-deletion";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { proveIdentity } from "@regain/contract/calls/account/prove-identity";
import { readAccount } from "@regain/contract/calls/account/read-account";
import { sendProofCode } from "@regain/contract/calls/account/send-proof-code";
import { requestSignInLink } from "@regain/contract/calls/identity/request-sign-in-link";
import { checkLogin } from "@regain/contract/calls/identity/check-login";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { forgotPassword } from "@regain/contract/calls/identity/forgot-password";
import { login } from "@regain/contract/calls/identity/login";
import { readPasswordReset } from "@regain/contract/calls/identity/read-password-reset";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import { lettersTo } from "../../testing/letters.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueLink } from "./link-token.service.ts";
import { hashPassword } from "./passwords.ts";
import { endOfSignOn } from "./sign-on-link.rules.ts";
import { newToken } from "./token.ts";

const password = "Practice1";
let server: TestServer;
let ines: string;

/** A hospital with a sign-in of its own; Ines works there and has an earlier password, Rosa is its patient. */
beforeAll(async () => {
  server = await openTestServer();
  const passwordHash = await hashPassword(password);
  await server.seed(async (trx) => {
    const lakeside = await addInstitution(trx, { name: "Lakeside Hospital" });
    await trx
      .insertInto("institution_sign_in")
      .values({ institution_id: lakeside, issuer: "https://x", client_id: "x", client_secret: "x" })
      .execute();
    const own = { institution_id: lakeside, passwordHash };
    ines = await addClinician(trx, { username: "ines", ...own });
    await addPatient(trx, { username: "rosa", ...own });
  });
});
afterAll(() => server.close());

const link = (purpose: LinkPurpose, data = {}) =>
  server.seed((trx) => issueLink(trx, { purpose, userId: ines, data }, server.now()));
const asNobody = () => server.client();
const asInes = async () => server.client(await server.tokenFor(ines));

test("who works there is sent there, and her old password opens nothing, like a wrong one", async () => {
  const { action } = await asNobody()(checkLogin, { body: { username: "ines" } });
  expect(action).toBe("sso");
  for (const typed of [password, "Practice2"])
    expect(
      await refusal(asNobody()(login, { body: { username: "ines", password: typed } })),
    ).toEqual([401, "wrong-credentials"]);
});

test("she gets no letters to get in by, and those from before lead nowhere", async () => {
  await asNobody()(forgotPassword, { query: { username: "ines" } });
  await asNobody()(requestSignInLink, { body: { emailOrUsername: "ines" } });
  expect(await lettersTo(server, "ines@example.org")).toEqual([]);
  const token = await link("sign-in");
  expect(await refusal(asNobody()(exchangeToken, { body: { token } }))).toEqual([
    410,
    "link-expired",
  ]);
  const reset = server.client(await link("reset-password"));
  expect(await refusal(reset(readPasswordReset, {}))).toEqual([410, "link-expired"]);
});

test("the link that her hospital sends her with lets her in, by the browser that she left with", async () => {
  const browser = newToken("link");
  const token = await link("sign-in", endOfSignOn(browser));
  const enter = (cookie: string) =>
    server.app.inject({
      method: "POST",
      url: "/service/v700/api/login/token",
      headers: { cookie },
      payload: { token },
    });
  expect((await enter("")).json()).toMatchObject({ error: "link-expired" });
  const another = await enter(`regain_sso=${newToken("link")}`);
  expect(another.json()).toMatchObject({ error: "link-expired" });
  const own = await enter(`regain_sso=${browser}`);
  expect(own.json()).toHaveProperty("accessToken");
});

test("where a password is asked for she is told that she has none here", async () => {
  const call = await asInes();
  const params = { userId: ines };
  const body = { oldPassword: password, newPassword: "Lagoon42x" };
  const elsewhere = [409, "signs-in-elsewhere"];
  expect(await refusal(call(changePassword, { params, body }))).toEqual(elsewhere);
  expect(await refusal(call(requestDeletion, { params, body: { password } }))).toEqual(elsewhere);
});

test("what needs no password of hers she can do: a code to her address proves that it is her", async () => {
  const call = await asInes();
  const params = { userId: ines };
  expect(await call(readAccount, { params })).toMatchObject({ signsInElsewhere: true });
  // Long after she came in.
  server.advance(11 * 60_000);
  expect(await refusal(call(requestDeletion, { params, body: {} }))).toEqual([403, "code-needed"]);
  await call(sendProofCode, { params, body: {} });
  const [letter] = await lettersTo(server, "ines@example.org");
  const [code] = /\b\d{6}\b/.exec(JSON.stringify(letter!.content))!;
  await call(proveIdentity, { params, body: { code } });
  expect(await call(requestDeletion, { params, body: {} })).toHaveProperty("deletionDueAt");
});

test("its patients come in like all others", async () => {
  const { action } = await asNobody()(checkLogin, { body: { username: "rosa" } });
  expect(action).toBe("password");
  const { ctdata } = await asNobody()(login, { body: { username: "rosa", password } });
  expect(ctdata.accessToken).toEqual(expect.any(String));
  await asNobody()(requestSignInLink, { body: { emailOrUsername: "rosa" } });
  expect(await lettersTo(server, "rosa@example.org")).toHaveLength(1);
});
