import { accessRules } from "@regain/contract/access";
import { subscriptionPlans } from "@regain/contract/calls/billing/subscription-plans";
import { readConsult } from "@regain/contract/calls/consult/read-consult";
import { requestAppointment } from "@regain/contract/calls/consult/request-appointment";
import { simpleStatus } from "@regain/contract/calls/identity/simple-status";
import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { sendTemplateEmail } from "@regain/contract/calls/messaging/send-template-email";
import { undoOptOut } from "@regain/contract/calls/messaging/undo-opt-out";
import { readEmailSubscription } from "@regain/contract/calls/reminders/read-mail-choice";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import type { EndpointDef } from "@regain/contract/endpoint";
import { tokenPrefixes } from "@regain/contract/token-prefixes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractCalls } from "./lib/contract-calls.ts";
import { issueLink } from "./modules/identity/link-token.service.ts";
import { isAuditedRule } from "./plugins/audit.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";
import { addressOf } from "./testing/walk/address.ts";
import { type Cast, linkData, seedCast } from "./testing/walk/cast.ts";

/** Calls under these rules are about nobody's therapy: what anybody may ask, and what people ask about themselves. */
const untracedRules = ["anyone", "signed-in", "own-user-or-anonymous"];

/** Under these rules a patient's call is about themselves, and a clinician's about whoever the path names. */
const rulesOfPatients = ["patient", "patient-or-link", "own-patient", "own-results", "own-user"];
const rulesOfRecords = [
  "patient-record",
  "patient-record-or-link",
  "practising-patient",
  "caseload-record",
];

/** What nobody may find in a log, recognizable by its field's name or by its form. */
const typed = {
  search: "Hush-Alvarez-9",
  email: "hush-rosa-10.example.org",
  password: "Hush-password-1",
  oldPassword: "Hush-password-2",
  newPassword: "Hush-password-3",
  otp: "Hush-code-4",
  token: "Hush-token-5",
  invitationToken: "Hush-token-6",
  patientPassword: "Hush-password-7",
  clinicianToken: "Hush-token-8",
};

interface Sent {
  readonly call: string;
  readonly rule: string;
  readonly who: string;
  readonly requestId: string;
}

const calls = await contractCalls();
let server: TestServer;
let cast: Cast;
const tokens: string[] = [];
const sent: Sent[] = [];

/** Everybody who could have something to hide at this call, each with the token sent in one of the possible ways. */
async function callersOf({ links }: EndpointDef) {
  const { rosa, dana } = cast.people;
  const [purpose] = links ?? [];
  const link = purpose && {
    who: `a link to ${purpose}`,
    token: await server.seed((trx) =>
      issueLink(trx, { purpose, userId: rosa, data: linkData[purpose](cast) }, server.now()),
    ),
    inAddress: true,
  };
  return [
    { who: "rosa", token: await server.tokenFor(rosa), inAddress: false },
    { who: "dana", token: await server.tokenFor(dana), inAddress: true },
    { who: "a device", token: cast.rosas.submitToken, inAddress: false },
    ...(link ? [link] : []),
  ];
}

async function sendAll(def: EndpointDef): Promise<void> {
  const address = addressOf(def, cast, { person: cast.people.rosa, things: cast.rosas });
  for (const { who, token, inAddress } of await callersOf(def)) {
    tokens.push(token);
    const query = new URLSearchParams({
      otp: typed.otp,
      search: typed.search,
      email: typed.email,
      ...(inAddress ? { token } : {}),
    });
    const answer = await server.app.inject({
      method: def.method,
      url: `${address}?${query.toString()}`,
      headers: inAddress ? {} : { "access-token": token },
      ...(def.body ? { payload: typed } : {}),
    });
    const requestId = String(answer.headers["x-request-id"]);
    sent.push({
      call: `${def.method} ${def.section}${def.path}`,
      rule: def.access,
      who,
      requestId,
    });
  }
}

beforeAll(async () => {
  server = await openTestServer({ config: { logLevel: "trace" } });
  cast = await seedCast(server);
  for (const def of calls) await sendAll(def);
});
afterAll(() => server.close());

test("every call that touches a patient's data leaves one row, whatever came of it", async () => {
  const rows = await server.database.owner.selectFrom("audit").select("request_id").execute();
  const counted = Map.groupBy(rows, ({ request_id }) => request_id);
  const traced = sent.filter(({ rule }) => isAuditedRule(rule as EndpointDef["access"]));
  expect(traced.length).toBeGreaterThan(300);
  const wrong = traced.filter(({ requestId }) => counted.get(requestId)?.length !== 1);
  expect(wrong).toEqual([]);
});

test("the row names the patient, whoever asks about them", async () => {
  const { rosa } = cast.people;
  const rows = await server.database.owner
    .selectFrom("audit")
    .select(["request_id", "subject_patient_id"])
    .execute();
  const subjects = new Map(rows.map((row) => [row.request_id, row.subject_patient_id]));
  const isAboutRosa = ({ rule, who, call }: Sent) =>
    (who === "rosa" && rulesOfPatients.includes(rule)) ||
    // A call that names no patient in its path may do so in its query, which is not sent here.
    (["rosa", "dana"].includes(who) && rulesOfRecords.includes(rule) && call.includes("/:id")) ||
    (who.startsWith("a link") && isAuditedRule(rule as EndpointDef["access"]));
  const about = sent.filter(isAboutRosa);
  expect(about.length).toBeGreaterThan(150);
  expect(about.filter(({ requestId }) => subjects.get(requestId) !== rosa)).toEqual([]);
});

test("who is refused because of the token is known by the address", async () => {
  const refused = {
    "session-ended": { kind: "session", def: activeSchedule },
    "submit-token-ended": { kind: "submit", def: sendResponses },
    "link-unknown": { kind: "link", def: readEmailSubscription },
  } as const;
  for (const [code, { kind, def }] of Object.entries(refused)) {
    const answer = await server.app.inject({
      method: def.method,
      url: addressOf(def, cast, { person: cast.people.rosa, things: cast.rosas }),
      headers: { "access-token": tokenPrefixes[kind] + "x".repeat(43) },
      remoteAddress: "203.0.113.5",
    });
    expect(answer.json()).toMatchObject({ error: code });
    const row = await server.database.owner
      .selectFrom("audit")
      .select(["ip", "error"])
      .where("request_id", "=", String(answer.headers["x-request-id"]))
      .executeTakeFirst();
    expect(row).toEqual({ ip: "203.0.113.5", error: code });
  }
});

test("what goes by the caller's own session is in the trail too, where anybody may call", async () => {
  const rosa = server.client(await server.tokenFor(cast.people.rosa));
  const sam = server.client(await server.tokenFor(cast.people.sam));
  const before = new Set(
    (await server.database.owner.selectFrom("audit").select("id").execute()).map(({ id }) => id),
  );
  await rosa(subscriptionPlans, { query: {} });
  await rosa(optOut, { query: {}, body: { optOut: true } });
  await rosa(undoOptOut, { query: {} });
  await rosa(simpleStatus, { query: {} });
  await rosa(readConsult, { query: {} });
  await rosa(requestAppointment, { body: { state: "FL" } });
  await sam(sendTemplateEmail, {
    params: { templateName: "progress-report" },
    body: { replacementTokens: { startDate: "2026-01-01", endDate: "2026-01-30" } },
  });
  // Nobody is meant, so it leaves no trail about anybody.
  await server.client()(subscriptionPlans, { query: {} });
  const rows = await server.database.owner
    .selectFrom("audit")
    .select(["id", "call", "user_id", "subject_patient_id"])
    .orderBy("id")
    .execute();
  const written = rows.filter(({ id }) => !before.has(id));
  expect(written.map((row) => [row.user_id, row.subject_patient_id])).toEqual([
    ...Array.from({ length: 6 }, () => [cast.people.rosa, cast.people.rosa]),
    [cast.people.sam, cast.people.sam],
  ]);
});

test("a link that lost its beginning is a broken link, and no dead session", async () => {
  const ask = (token: string) =>
    server.app.inject({ method: "GET", url: `/license/v700/api/invitations?token=${token}` });
  const broken = await ask("abc");
  expect([broken.statusCode, broken.json<object>()]).toEqual([
    410,
    expect.objectContaining({ error: "link-unknown" }),
  ]);
  expect((await ask(`${tokenPrefixes.session}${"x".repeat(43)}`)).json()).toMatchObject({
    error: "session-ended",
  });
});

test("for whom somebody unknown pays is in the trail, with the address it came from", async () => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/userSignup/v700/api/create-checkout",
    remoteAddress: "203.0.113.9",
    payload: { plan: "monthly", emailOrUsername: "rosa" },
  });
  const row = await server.database.owner
    .selectFrom("audit")
    .select(["user_id", "subject_patient_id", "ip", "status"])
    .where("request_id", "=", String(answer.headers["x-request-id"]))
    .executeTakeFirst();
  expect(row).toEqual({
    user_id: null,
    subject_patient_id: cast.people.rosa,
    ip: "203.0.113.9",
    status: answer.statusCode,
  });
});

test("a new rule is of calls that are traced, or it is said here why not", () => {
  expect(accessRules.filter((rule) => !isAuditedRule(rule)).toSorted()).toEqual(
    untracedRules.toSorted(),
  );
  const aboutPatients = calls.filter(
    ({ path, access }) => /\/patients?\/:/.test(path) && !isAuditedRule(access),
  );
  expect(aboutPatients.map(({ path }) => path)).toEqual([]);
});

test("no token, code or password, and nothing that was typed, stands in the log", async () => {
  // For no call at all, and for one that cannot be routed.
  for (const path of ["/nowhere", "/%zz"])
    await server.app.inject({ url: `${path}?search=${typed.search}&otp=${typed.otp}` });
  expect(server.logLines.length).toBeGreaterThan(sent.length);
  const log = server.logLines.join("\n");
  // The log did hear of the requests: the addresses are there.
  expect(log).toContain("/api/login/v3");
  for (const secret of new Set([...tokens, ...Object.values(typed)]))
    expect([secret.slice(0, 14), log.includes(secret)]).toEqual([secret.slice(0, 14), false]);
});
