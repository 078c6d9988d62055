import { requestAppointment } from "@regain/contract/calls/consult/request-appointment";
import { checkAvailability } from "@regain/contract/calls/consult/check-availability";
import { readConsult } from "@regain/contract/calls/consult/read-consult";
import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { dayMs } from "@regain/contract/durations";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../builders/people.ts";
import type { AppointmentRequestRow } from "../../db/tables/ways-in.ts";
import { lettersTo } from "../../testing/letters.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer, withTestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { purgeAppointments } from "./purge-appointments.job.ts";

const supportEmail = "help@regain.test";
let server: TestServer;
let tess: string;
beforeAll(async () => {
  server = await openTestServer({ config: { supportEmail, publicUrl: "https://regain.test" } });
  tess = await server.seed((trx) => addPatient(trx, { username: "tess" }));
});
afterAll(() => server.close());

const open = (link: { userId?: string; email?: string }, purpose: LinkPurpose) =>
  server.database.withActor(system("sign-up"), (trx) =>
    issueLink(trx, { purpose, ...link }, server.now()),
  );
const tessLink = () => open({ userId: tess, email: "tess@example.org" }, "therapist-consult");

const requests = (email: string): Promise<AppointmentRequestRow[]> =>
  server.database.withActor(system("demo"), (trx) =>
    trx.selectFrom("appointment_requests").selectAll().where("email", "=", email).execute(),
  );

/** Each from an IP address of its own, so that no story uses up another's tries. */
let networks = 0;
const post = (payload: object, { token, from }: { token?: string; from?: string } = {}) =>
  server.app.inject({
    method: "POST",
    url: "/service/v700/api/therapist-consult",
    headers: token ? { "access-token": token } : {},
    remoteAddress: from ?? `10.7.${++networks}.1`,
    payload,
  });

describe("who comes by a link", () => {
  test("is known, and need not type an address", async () => {
    const call = server.client(await tessLink());
    expect(await call(readConsult, {})).toEqual({ email: "tess@example.org", name: "Tess" });
    const wish = { state: "TX", phoneNumber: "123-456-7890", times: ["mornings", "evenings"] };
    const body = { ...wish, wishes: "My wife answers." } as const;
    expect(await call(requestAppointment, { body: body as never })).toEqual({});

    expect(await requests("tess@example.org")).toMatchObject([
      {
        user_id: tess,
        state: "TX",
        name: "Tess",
        phone_number: "123-456-7890",
        preferred_times: ["mornings", "evenings"],
        wishes: "My wife answers.",
      },
    ]);
    const [toTess] = await lettersTo(server, "tess@example.org");
    expect(toTess).toMatchObject({ template: "appointmentRequested", user_id: tess });
    expect(toTess?.content.paragraphs[0]).toBe("Thank you for asking for a therapist in Texas.");
    expect(toTess?.content.optOut?.address).toMatch(/^https:\/\/regain\.test\/do-not-contact/);
    const [toSupport] = await lettersTo(server, supportEmail);
    expect(toSupport?.content).toMatchObject({
      subject: "Somebody asked for a therapist in Texas",
      rows: [
        ["State", "Texas"],
        ["Name", "Tess"],
        ["Email", "tess@example.org"],
        ["Phone", "123-456-7890"],
        ["Best times", "Mornings, Evenings"],
        ["Message", "My wife answers."],
      ],
    });
    expect(toSupport?.content).not.toHaveProperty("optOut");
  });

  test("is told the address that the link went to, and no newer one", async () => {
    const token = await open(
      { userId: tess, email: "tess.before@example.org" },
      "therapist-consult",
    );
    const call = server.client(token);
    expect(await call(readConsult, {})).toMatchObject({ email: "tess.before@example.org" });
  });

  test("cannot ask in somebody else's name", async () => {
    await post({ state: "CA", email: "mallory@example.org" }, { token: await tessLink() });
    expect(await requests("mallory@example.org")).toEqual([]);
    expect((await requests("tess@example.org")).map(({ state }) => state)).toContain("CA");
  });

  test("is told where the link is good for nothing", async () => {
    const old = await tessLink();
    const other = await open({ userId: tess }, "do-not-contact");
    server.advance(91 * dayMs);
    for (const [token, code] of [
      [old, "link-expired"],
      [other, "link-unknown"],
      [`rgl_${"x".repeat(43)}`, "link-unknown"],
      ["hello", "link-unknown"],
    ] as const) {
      const call = server.client(token);
      expect(await refusal(call(readConsult, {}))).toEqual([410, code]);
      const query = { state: "TX" };
      expect(await refusal(call(checkAvailability, { query }))).toEqual([410, code]);
      expect(await refusal(call(requestAppointment, { body: { state: "TX" } }))).toEqual([
        410,
        code,
      ]);
    }
  });
});

test("who is signed in is known too; a session that has ended makes a visitor", async () => {
  const signedIn = server.client(await server.tokenFor(tess));
  expect(await signedIn(readConsult, {})).toEqual({ email: "tess@example.org", name: "Tess" });
  const visitor = { email: null, name: null };
  expect(await server.client("rgn_dead")(readConsult, {})).toEqual(visitor);
  expect(await server.client()(readConsult, {})).toEqual(visitor);
});

describe("a visitor", () => {
  test("leaves an address, and is told the same whoever it belongs to", async () => {
    const answers = [];
    for (const email of ["stranger@example.org", "tess@example.org"]) {
      const answer = await post({ state: "FL", email });
      answers.push([answer.statusCode, answer.json()]);
      expect((await requests(email)).at(-1)).toMatchObject({ user_id: null, state: "FL" });
    }
    expect(answers[0]).toEqual([200, {}]);
    expect(answers[1]).toEqual(answers[0]);
  });

  test("who does not want to be written to is called back, but gets no letter", async () => {
    const email = "quiet@example.org";
    const call = server.client(await open({ email }, "do-not-contact"));
    await call(optOut, { query: {}, body: { optOut: true } });
    expect((await post({ state: "NY", email })).statusCode).toBe(200);
    expect(await requests(email)).toHaveLength(1);
    expect(await lettersTo(server, email)).toEqual([]);
    const [toSupport] = await lettersTo(server, supportEmail);
    expect(toSupport?.content.rows).toContainEqual(["Email", email]);
  });

  test("has nobody written to again and again", async () => {
    const email = "often@example.org";
    for (let count = 0; count < 5; count += 1) await post({ state: "MA", email });
    expect(await requests(email)).toHaveLength(5);
    expect(await lettersTo(server, email)).toHaveLength(3);
  });

  test("does not fill the list by a program", async () => {
    const codes = [];
    for (let count = 0; count < 9; count += 1) {
      const wish = { state: "MA", email: `person${count}@example.org` };
      codes.push((await post(wish, { from: "10.8.0.1" })).statusCode);
    }
    expect(codes.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(codes.at(-1)).toBe(429);
  });

  test.each([
    ["no address", { state: "TX" }, { email: "This is required." }],
    ["one that is none", { state: "TX", email: "x" }, { email: "Enter a valid email address." }],
    ["a state without us", { state: "OH", email: "a@b.org" }, { state: "This is required." }],
    [
      "a phone number that is none",
      { state: "TX", email: "a@b.org", phoneNumber: "12" },
      { phoneNumber: "Please enter a valid phone number, e.g 123-456-7890" },
    ],
  ])("is told what is wrong: %s", async (_, payload, fields) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: "malformed-request", fields });
  });

  test.each([
    ["a message that never ends", { wishes: "x".repeat(1_001) }],
    ["a time that is none", { times: ["at night"] }],
    ["a time four times", { times: ["mornings", "mornings", "mornings", "mornings"] }],
    ["somebody's id", { userId: "0199aaaa-0000-7000-8000-000000000000" }],
  ])("is refused with %s", async (_, more) => {
    const answer = await post({ state: "TX", email: "a@b.org", ...more });
    expect(answer.statusCode).toBe(400);
  });
});

describe("the states", () => {
  test("of the digital clinic are the five, and no others", async () => {
    const call = server.client();
    for (const state of ["FL", "MA", "NY", "CA", "TX"])
      expect(await call(checkAvailability, { query: { state } })).toEqual({
        isAvailable: true,
        widgetUrl: null,
      });
    for (const state of ["OH", "PR", "WY"])
      expect(await call(checkAvailability, { query: { state } })).toEqual({
        isAvailable: false,
        widgetUrl: null,
      });
    const nowhere = call(checkAvailability, { query: { state: "XX" } });
    expect(await refusal(nowhere)).toEqual([400, "malformed-request"]);
  });

  const schedulingWidgetUrl = "https://calendar.example/regain?team=1";

  test("show the scheduling widget where there is one, which is told the state and no more", () =>
    withTestServer(
      async (own) => {
        const call = own.client();
        expect(await call(checkAvailability, { query: { state: "TX" } })).toEqual({
          isAvailable: true,
          widgetUrl: "https://calendar.example/regain?team=1&state=TX",
        });
        const elsewhere = await call(checkAvailability, { query: { state: "OH" } });
        expect(elsewhere.widgetUrl).toBeNull();
        const { headers } = await own.app.inject("/healthz");
        expect(headers["content-security-policy"]).toContain(
          "frame-src 'self' https://calendar.example;",
        );
      },
      { config: { schedulingWidgetUrl } },
    ));

  test("let nobody into a frame where there is none", async () => {
    const { headers } = await server.app.inject("/healthz");
    expect(headers["content-security-policy"]).toContain("frame-src 'self';");
  });
});

test("a request is forgotten after 90 days", async () => {
  const email = "forgotten@example.org";
  await post({ state: "TX", email });
  const later = (days: number) =>
    purgeAppointments({
      database: server.database,
      clock: () => new Date(server.now().getTime() + days * dayMs),
    }).run({});
  await later(89);
  expect(await requests(email)).toHaveLength(1);
  await later(91);
  expect(await requests(email)).toEqual([]);
});
