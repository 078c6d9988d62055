import { createHash } from "node:crypto";
import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { readOptOut } from "@regain/contract/calls/messaging/read-opt-out";
import { undoOptOut } from "@regain/contract/calls/messaging/undo-opt-out";
import { dayMs } from "@regain/contract/durations";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../builders/people.ts";
import { lettersTo } from "../../testing/letters.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { writeLetter } from "./letter.service.ts";
import { markSent } from "./mail.store.ts";
import { isSuppressed } from "./suppression.store.ts";

let server: TestServer;
let rosa: string;
let sam: string;
beforeAll(async () => {
  server = await openTestServer();
  [rosa, sam] = await server.seed(
    async (trx) =>
      [
        await addPatient(trx, { username: "rosa" }),
        await addPatient(trx, { username: "sam" }),
      ] as const,
  );
});
afterAll(() => server.close());

const type = "patient" as const;
const ticked = { query: { type }, body: { optOut: true } } as const;

const isOut = (email: string) =>
  server.database.withActor(system("sign-up"), (trx) => isSuppressed(trx, email));

const linkFor = (
  link: { readonly email?: string; readonly userId?: string },
  purpose: LinkPurpose = "do-not-contact",
) =>
  server.database.withActor(system("sign-up"), (trx) =>
    issueLink(trx, { purpose, ...link }, server.now()),
  );

const invite = (to: string, userId?: string) =>
  server.database.withActor(system("sign-up"), (trx) =>
    writeLetter(
      trx,
      { jobs: server.app.services.jobs, publicUrl: "https://regain.test" },
      {
        kind: "homeworkInvitation",
        to,
        values: { clinician: "Dana" },
        path: "/",
        ...(userId ? { userId } : {}),
      },
      server.now(),
    ),
  );

async function optOutAddress(recipient: string): Promise<URL> {
  const [letter] = await lettersTo(server, recipient);
  return new URL(letter!.content.optOut!.address);
}

describe("a letter that nobody asked for", () => {
  test("says how not to get another, and its link is about the address it went to", async () => {
    await invite("Rosa.Old@example.org", rosa);
    const address = await optOutAddress("Rosa.Old@example.org");
    expect(address.href).toMatch(/^https:\/\/regain\.test\/do-not-contact\?token=rgl_/);
    const call = server.client(address.searchParams.get("token")!);
    const state = { username: "rosa", email: "Rosa.Old@example.org" };
    expect(await call(readOptOut, { query: { type } })).toEqual({ ...state, isOptedOut: false });
    expect(await call(optOut, ticked)).toEqual({ ...state, isOptedOut: true });
    expect(await call(optOut, ticked), "twice does no harm").toMatchObject({ isOptedOut: true });
    expect(await isOut("rosa.old@EXAMPLE.org")).toBe(true);
    expect(await isOut("rosa@example.org")).toBe(false);
    expect(await invite("rosa.old@example.org"), "and no other is written").toBe(false);

    expect(await call(undoOptOut, { query: {} })).toEqual({ ...state, isOptedOut: false });
    expect(await invite("rosa.old@example.org")).toBe(true);
  });

  test("can be answered by who has no account", async () => {
    await invite("new@example.org");
    const call = server.client((await optOutAddress("new@example.org")).searchParams.get("token")!);
    const state = { username: null, email: "new@example.org", isOptedOut: true };
    expect(await call(optOut, ticked)).toEqual(state);
  });

  test("is kept without that link once it was sent", async () => {
    await invite("sent@example.org");
    const [letter] = await lettersTo(server, "sent@example.org");
    await server.database.withActor(system("jobs"), (trx) =>
      markSent(trx, letter!.mail_id, server.now()),
    );
    expect(JSON.stringify((await lettersTo(server, "sent@example.org"))[0])).not.toContain("rgl_");
  });
});

describe("one click in a program that reads mail", () => {
  const post = (url: string, contentType: string, payload = "List-Unsubscribe=One-Click") =>
    server.app.inject({ method: "POST", url, headers: { "content-type": contentType }, payload });
  const boundary =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';

  test.each([
    ["application/x-www-form-urlencoded", undefined],
    ["multipart/form-data; boundary=b", boundary],
  ])("opts out by %s, without a sign-in", async (contentType, payload) => {
    const email = `click.${payload?.length ?? 0}@example.org`;
    const token = await linkFor({ email });
    const answer = await post(`/do-not-contact?token=${token}`, contentType, payload);
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
    expect(await isOut(email)).toBe(true);
  });

  test("takes no more than a form of ours would be", async () => {
    const token = await linkFor({ email: "large@example.org" });
    const large = "x".repeat(2 ** 16 + 1);
    const form = "application/x-www-form-urlencoded";
    const answer = await post(`/do-not-contact?token=${token}`, form, large);
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { error: "payload-too-large" }]);
    expect(await isOut("large@example.org")).toBe(false);
  });

  test("leaves a trace, a refusal too", async () => {
    const form = "application/x-www-form-urlencoded";
    const token = await linkFor({ email: "trace@example.org", userId: sam });
    const other = await linkFor({ email: "trace@example.org" }, "therapist-consult");
    const ids = [];
    for (const one of [token, other])
      ids.push((await post(`/do-not-contact?token=${one}`, form)).headers["x-request-id"]);
    const { rows } = await server.database.pool.query<object>(
      "select call, access, status, subject_patient_id as patient from audit where request_id = any($1) order by id",
      [ids],
    );
    const call = "POST /do-not-contact";
    expect(rows).toEqual([
      { call, access: "anyone: link do-not-contact", status: 200, patient: sam },
      { call, access: "anyone: link therapist-consult", status: 404, patient: null },
    ]);
  });

  test("does nothing by a token of another page, or by none", async () => {
    const form = "application/x-www-form-urlencoded";
    const other = await linkFor({ email: "other@example.org" }, "therapist-consult");
    expect((await post(`/do-not-contact?token=${other}`, form)).statusCode).toBe(404);
    expect(await isOut("other@example.org")).toBe(false);
    expect((await post("/do-not-contact", form)).json()).toMatchObject({ error: "no-token" });
    expect((await post("/do-not-contact?token=a&token=b", form)).statusCode).toBe(400);
  });

  test("is not what a program does that only follows links", async () => {
    const token = await linkFor({ email: "scanned@example.org" });
    await server.app.inject({ url: `/do-not-contact?token=${token}` });
    await server.client(token)(readOptOut, { query: { type } });
    expect(await isOut("scanned@example.org")).toBe(false);
  });
});

describe("who is signed in", () => {
  test("decides for their own address, and for nobody else's", async () => {
    const call = server.client(await server.tokenFor(sam));
    expect(await call(readOptOut, { query: {} })).toEqual({
      username: "sam",
      email: "sam@example.org",
      isOptedOut: false,
    });
    await call(optOut, ticked);
    expect(await isOut("sam@example.org")).toBe(true);
    expect(await isOut("rosa@example.org")).toBe(false);
    await call(undoOptOut, { query: {} });
    expect(await isOut("sam@example.org")).toBe(false);
  });

  test("is told where there is no address to leave alone", async () => {
    const sol = await server.seed((trx) =>
      addPatient(trx, {
        username: "sol",
        email: null,
        subscription: { status: "clinician_setup", payment_source: "none" },
      }),
    );
    const call = server.client(await server.tokenFor(sol));
    expect(await call(readOptOut, { query: {} })).toMatchObject({ email: null });
    expect(await refusal(call(optOut, ticked))).toEqual([409, "no-email-address"]);
    expect(await refusal(call(undoOptOut, { query: {} }))).toEqual([409, "no-email-address"]);
  });
});

describe("a token that names nobody", () => {
  test.each([
    ["none", undefined, "no-token"],
    ["one that was never given", `rgl_${"x".repeat(43)}`, "no-user-found-token-error"],
    ["something else", "hello", "no-user-found-token-error"],
    ["a session that has ended", "rgn_dead", "no-user-found-token-error"],
  ])("is refused with the specified code: %s", async (_, token, code) => {
    const call = server.client(token);
    expect(await refusal(call(readOptOut, { query: { type } }))).toEqual([404, code]);
    expect(await refusal(call(optOut, ticked))).toEqual([404, code]);
    expect(await refusal(call(undoOptOut, { query: {} }))).toEqual([404, code]);
  });

  test("also where it is for another page, or too old", async () => {
    const other = server.client(await linkFor({ userId: rosa }, "reset-password"));
    expect(await refusal(other(optOut, ticked))).toEqual([404, "no-user-found-token-error"]);
    const old = await linkFor({ email: "old@example.org" });
    server.advance(731 * dayMs);
    expect(await refusal(server.client(old)(readOptOut, { query: {} }))).toEqual([
      404,
      "no-user-found-token-error",
    ]);
  });
});

test("who opted out is out however an accent in the address is typed", async () => {
  const [whole, apart] = (["NFC", "NFD"] as const).map((form) => "zoë@example.org".normalize(form));
  // As addresses were stored before they were brought into one form.
  const address_hash = createHash("sha256").update(apart!).digest();
  await server.seed((trx) =>
    trx.insertInto("suppressed_addresses").values({ address_hash, since: server.now() }).execute(),
  );
  expect([await isOut(whole!), await isOut(apart!)]).toEqual([true, true]);
  const call = server.client(await linkFor({ email: whole! }));
  await call(undoOptOut, { query: {} });
  expect([await isOut(whole!), await isOut(apart!)]).toEqual([false, false]);
  await call(optOut, ticked);
  expect([await isOut(whole!), await isOut(apart!)]).toEqual([true, true]);
});

test("the box has to be ticked", async () => {
  const token = await linkFor({ email: "box@example.org" });
  for (const payload of [{}, { optOut: false }, { optOut: "true" }]) {
    const answer = await server.app.inject({
      method: "POST",
      url: "/dashboard/v700/api/portal/noemail?type=patient",
      headers: { "access-token": token },
      payload,
    });
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
      400,
      { optOut: "This is required." },
    ]);
  }
  expect(await isOut("box@example.org")).toBe(false);
});
