import { sendTemplateEmail } from "@regain/contract/calls/messaging/send-template-email";
import { localTime } from "@regain/therapy/days";
import { latestDay } from "@regain/therapy/latest-day";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician } from "../../builders/people.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { newPatient, type NewPatient, refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer, withTestServer } from "../../testing/test-server.ts";
import { purgeMails } from "./purge-mails.job.ts";
import { latestMails } from "./mail.store.ts";
import { sendMailJob } from "./enqueue-mail.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const hour = 3_600_000;
const lastYear = { startDate: "2025-03-01", endDate: "2026-03-01" };

const askFor = (
  { call }: Pick<NewPatient, "call">,
  replacementTokens: Record<string, string> = lastYear,
  templateName = "progress-report",
) => call(sendTemplateEmail, { params: { templateName }, body: { replacementTokens } });

const mailsTo = async (address: string) =>
  (await server.database.withActor(system("jobs"), (trx) => latestMails(trx, 100))).filter(
    ({ recipient }) => recipient === address,
  );

const queuedFor = async (mailId: string) =>
  (
    await server.database.pool.query(
      "select from boss.job where data->>'name' = $1 and data->'payload'->>'mailId' = $2",
      [sendMailJob, mailId],
    )
  ).rowCount;

describe("Rosa asks for her report by mail", () => {
  test("and a link to the days she asked for goes to her own address", async () => {
    const rosa = await newPatient(server, { email: "rosa@example.org", first_name: "Rosa" });
    expect(await askFor(rosa)).toEqual({ email: "rosa@example.org" });
    const [mail, ...more] = await mailsTo("rosa@example.org");
    expect(more).toEqual([]);
    expect(mail?.content).toMatchObject({
      subject: "Your practice report",
      heading: "Hello Rosa.",
      rows: [
        ["From", "03/01/2025"],
        ["To", "03/01/2026"],
      ],
    });
    const { origin, pathname, searchParams } = new URL(mail!.content.button!.address);
    expect(origin + pathname).toBe("http://localhost:3000/dashboard/report");
    const { token, ...query } = Object.fromEntries(searchParams);
    expect(query).toEqual({ patientId: rosa.id, ...lastYear });
    expect(token).toMatch(/^rgl_/);
    expect(mail?.sent_at, "the job sends it").toBeNull();
    expect(await queuedFor(mail!.mail_id)).toBe(1);
  });

  test("until her own today, where another has begun elsewhere", async () => {
    const email = "west@example.org";
    const west = await newPatient(server, { email, time_zone: "Pacific/Pago_Pago" });
    const { day } = localTime(server.now(), "Pacific/Pago_Pago");
    await askFor(west, { startDate: "2025-03-01", endDate: latestDay(server.now()) });
    const [mail] = await mailsTo(email);
    const { searchParams } = new URL(mail!.content.button!.address);
    expect(searchParams.get("endDate")).toBe(day);
    expect(mail!.content.rows?.[1]).toEqual(["To", shownDate(day)]);
  });

  test("5 times a day and no more, however fast she is", async () => {
    const rosa = await newPatient(server, { email: "often@example.org" });
    const tries = await Promise.allSettled(Array.from({ length: 7 }, () => askFor(rosa)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await refusal(askFor(rosa))).toEqual([429, "sent-often-today"]);
    expect(await mailsTo("often@example.org")).toHaveLength(5);
    const another = await newPatient(server, { email: "another@example.org" });
    expect(await askFor(another)).toEqual({ email: "another@example.org" });
    server.advance(24 * hour + 1);
    expect(await askFor(rosa)).toEqual({ email: "often@example.org" });
  });

  test("but not without an address, and not what there is not", async () => {
    const rosa = await newPatient(server, { email: null });
    expect(await refusal(askFor(rosa))).toEqual([409, "no-email-address"]);
    expect(await refusal(askFor(rosa, {}, "prize-draw"))).toEqual([404, "unknown-template"]);
    expect(await refusal(askFor(rosa, {}, "toString"))).toEqual([404, "unknown-template"]);
  });

  test.each([
    ["a day is missing", { startDate: "2025-03-01" }],
    ["a token is unknown", { ...lastYear, email: "mallory@example.org" }],
    ["a day is none", { ...lastYear, endDate: "2026-02-30" }],
    ["a day is something else", { ...lastYear, endDate: "2026-03-01&x=<b>" }],
    ["the start lies ahead", { startDate: "2099-03-01", endDate: "2099-03-02" }],
    ["the start lies after the end", { startDate: "2026-03-02", endDate: "2026-03-01" }],
  ])("and is told what is wrong where %s", async (_, tokens) => {
    const rosa = await newPatient(server);
    const asking = askFor(rosa, tokens);
    await expect(asking).rejects.toMatchObject({ status: 400, code: "malformed-request" });
    const { fields } = (await asking.catch((error: unknown) => error)) as {
      fields: Record<string, string>;
    };
    expect(Object.keys(fields)[0]).toMatch(/^replacementTokens/);
  });
});

test("a clinician has no report of her own to send", async () => {
  const dana = await server.seed((trx) => addClinician(trx, { username: "dana" }));
  const call = server.client(await server.tokenFor(dana));
  expect(await refusal(askFor({ call }))).toEqual([403, "patients-only"]);
});

test("nobody reads another's messages, and old ones go", async () => {
  const rosa = await newPatient(server, { email: "old@example.org" });
  await askFor(rosa);
  const sam = await newPatient(server);
  const seen = await server.database.withActor(
    {
      kind: "user",
      userId: sam.id,
      type: "patient",
      subscription: "paying",
      institutionId: null,
      institutionAdmin: false,
      sessionId: sam.id,
    },
    (trx) => latestMails(trx, 100),
  );
  expect(seen).toEqual([]);
  const later = (days: number) =>
    purgeMails({
      database: server.database,
      clock: () => new Date(server.now().getTime() + days * 24 * hour),
    }).run({});
  await later(29);
  expect(await mailsTo("old@example.org")).toHaveLength(1);
  await later(31);
  expect(await mailsTo("old@example.org")).toEqual([]);
});

describe("the mailbox of the demo", () => {
  const get = (url: string, from = server) => from.app.inject({ url });

  test("shows what was written, and runs nothing", async () => {
    const rosa = await newPatient(server, { email: "box@example.org", first_name: "<i>Rosa" });
    await askFor(rosa);
    const [mail] = await mailsTo("box@example.org");
    const list = await get("/demo/mailbox");
    expect(list.body).toContain(`href="/demo/mailbox/${mail!.mail_id}"`);
    expect(list.body).toContain("box@example.org");
    const one = await get(`/demo/mailbox/${mail!.mail_id}`);
    expect(one.body).toContain("Hello &lt;i&gt;Rosa.");
    expect(one.body).toContain("startDate=2025-03-01&amp;endDate=2026-03-01");
    expect(one.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await get("/demo/mailbox/another")).statusCode).toBe(404);
    expect((await get(`/demo/mailbox/${rosa.id}`)).statusCode).toBe(404);
  });

  test("is not there without a demo", () =>
    withTestServer(async (own) => expect((await get("/demo/mailbox", own)).statusCode).toBe(404), {
      config: { demo: false },
    }));
});
