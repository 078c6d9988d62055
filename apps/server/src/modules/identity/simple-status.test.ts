import { simpleStatus } from "@regain/contract/calls/identity/simple-status";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addPatient } from "../../builders/people.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueLink } from "./link-token.service.ts";

let server: TestServer;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await openTestServer();
  await server.seed(async (trx) => {
    ids.tess = await addPatient(trx, { username: "tess", subscription: { status: "trialEnded" } });
    ids.dana = await addClinician(trx, { username: "dana" });
    await addPatient(trx, { username: "shut", status: "SUSPENDED" });
  });
});
afterAll(() => server.close());

const ask = (emailOrUsername?: string, token?: string) =>
  server.client(token)(simpleStatus, {
    query: emailOrUsername === undefined ? {} : { emailOrUsername },
  });

test("a session says how the subscription stands", async () => {
  const tess = await server.tokenFor(ids.tess!);
  const own = { hasAccount: true, userId: ids.tess, userType: "patient", status: "trialEnded" };
  expect(await ask(undefined, tess)).toEqual(own);
  expect(await ask("dana", tess), "the token goes before the name").toEqual(own);
  const dana = await server.tokenFor(ids.dana!);
  expect(await ask("", dana)).toEqual({
    hasAccount: true,
    userId: ids.dana,
    userType: "clinician",
    status: null,
  });
});

test.each(["subscribe", "retrial"] as const)("a link (%s) says whose it is", async (purpose) => {
  const token = await server.database.withActor(system("sign-in"), (trx) =>
    issueLink(trx, { purpose, userId: ids.tess! }, server.now()),
  );
  expect(await ask(undefined, token)).toMatchObject({ userId: ids.tess, status: "trialEnded" });
});

test("a name alone says that there is an account, and nothing of its subscription", async () => {
  const known = { hasAccount: true, userId: null, userType: "patient", status: null };
  expect(await ask(" Tess ")).toEqual(known);
  expect(await ask("TESS@example.org")).toEqual(known);
});

test.each([
  [undefined, undefined, "no-token"],
  ["  ", undefined, "no-token"],
  ["nobody", undefined, "no-user-found-username-error"],
  ["nobody@example.org", undefined, "no-user-found-email-error"],
  ["shut", undefined, "no-user-found-username-error"],
  ["tess", "rgn_dead", "no-user-found-token-error"],
  [undefined, "hello", "no-user-found-token-error"],
])("%s by %s: %s", async (name, token, code) => {
  const asking = ask(name, token);
  await expect(asking).rejects.toMatchObject({ status: 404, code });
  if (code !== "no-token")
    await expect(asking).rejects.toThrow(
      "Sorry, you must already have an account to subscribe. Please create an account or try again.",
    );
});

test("a link of another page says nothing", async () => {
  const token = await server.database.withActor(system("sign-in"), (trx) =>
    issueLink(trx, { purpose: "do-not-contact", userId: ids.tess! }, server.now()),
  );
  expect(await refusal(ask(undefined, token))).toEqual([404, "no-user-found-token-error"]);
});

test("nobody asks for a list of names", async () => {
  const codes = [];
  for (let count = 0; count < 13; count += 1) {
    const answer = await server.app.inject({
      url: `/dashboard/v700/api/portal/status/simple?emailOrUsername=person${count}`,
      remoteAddress: "10.9.0.1",
    });
    codes.push(answer.statusCode);
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
  expect(codes.at(-1)).toBe(429);
});
