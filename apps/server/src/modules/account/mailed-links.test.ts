import { changeAccount } from "@regain/contract/calls/account/change-account";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { login } from "@regain/contract/calls/identity/login";
import { proveIdentity } from "@regain/contract/calls/account/prove-identity";
import { sendProofCode } from "@regain/contract/calls/account/send-proof-code";
import { validateOtp } from "@regain/contract/calls/identity/validate-otp";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPatient } from "../../builders/people.ts";
import { hashOf } from "../../testing/hash-of.ts";
import { lettersTo } from "../../testing/letters.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { findLink, issueLink } from "../identity/link-token.service.ts";

const password = "Practice1";
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await openTestServer();
  passwordHash = await hashOf(password);
});
afterAll(() => server.close());

const purposes = [
  "sign-in",
  "reset-password",
  "progress-report",
  "homework-invitation",
  "therapist-consult",
  "subscribe",
  "retrial",
  "survey",
  "scholarship",
  "do-not-contact",
  "mail-choice",
] as const satisfies readonly LinkPurpose[];

let count = 0;

/** Somebody to whom a link of each kind was mailed. */
async function somebody(details: object = {}) {
  const username = `person${++count}`;
  const userId = await server.seed((trx) =>
    addPatient(trx, { username, passwordHash, ...details }),
  );
  const tokens = await server.seed(async (trx) => {
    const links: (readonly [LinkPurpose, string])[] = [];
    for (const purpose of purposes)
      links.push([purpose, await issueLink(trx, { purpose, userId }, server.now())]);
    return links;
  });
  const good = async () => {
    const found = await Promise.all(
      tokens.map(async ([purpose, token]) => {
        const link = await findLink(server.database, token, [purpose], server.now());
        return link?.problem ? [] : [purpose];
      }),
    );
    return found.flat();
  };
  const call = server.client(await server.tokenFor(userId));
  return { username, params: { userId }, call, good };
}

test("with another address, links and codes that went to the old one open nothing", async () => {
  const { username, params, call, good } = await somebody({ one_time_codes: true });
  const { ctdata } = await server.client()(login, { body: { username, password } });
  const [letter] = await lettersTo(server, `${username}@example.org`);
  const otp = letter!.content.rows[0]![1];
  await call(changeAccount, { params, body: { firstName: "Rosa" } });
  await call(changeAccount, { params, body: { email: `${username}@EXAMPLE.org` } });
  expect(await good(), "the same address in other letters").toHaveLength(purposes.length);
  const email = `new.${username}@example.org`;
  await call(sendProofCode, { params, body: { email } });
  const [proof] = await lettersTo(server, email);
  await call(proveIdentity, { params, body: { code: proof!.content.rows[0]![1], email } });
  await call(changeAccount, { params, body: { email } });
  expect(await good()).toEqual(["do-not-contact", "mail-choice"]);
  const typed = server.client(ctdata.otpResetToken!)(validateOtp, { params, query: { otp } });
  expect(await refusal(typed)).toEqual([401, "wrong-code"]);
});

test("who had none before is no exception", async () => {
  const { username, params, call, good } = await somebody({ email: null });
  await call(changeAccount, { params, body: { email: `${username}@example.org` } });
  expect(await good()).toEqual(["do-not-contact", "mail-choice"]);
});

test("with another password, links to log in with and to read the record by open nothing; others do", async () => {
  const { params, call, good } = await somebody();
  await call(changePassword, {
    params,
    body: { oldPassword: password, newPassword: "Walk by the sea 7" },
  });
  expect(await good()).toEqual(purposes.slice(3));
});

test("a link to log in with that was asked for before the password was changed is no way in", async () => {
  const { params, call } = await somebody();
  const token = await server.seed((trx) =>
    issueLink(trx, { purpose: "sign-in", userId: params.userId }, server.now()),
  );
  await call(changePassword, {
    params,
    body: { oldPassword: password, newPassword: "Walk by the sea 7" },
  });
  expect(await refusal(server.client()(exchangeToken, { body: { token } }))).toEqual([
    410,
    "link-expired",
  ]);
});
