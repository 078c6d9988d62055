import { inspect } from "node:util";
import { sendTemplateEmail } from "@regain/contract/calls/messaging/send-template-email";
import PostalMime from "postal-mime";
import { expect, test, vi } from "vitest";
import { smtpCarrier } from "../../adapters/mail/smtp-carrier.ts";
import { system } from "../../db/actor.ts";
import { startJobs } from "../../lib/jobs.ts";
import type { WarningLog } from "../../lib/warning-log.ts";
import { handOver, openMailServer, type Received } from "../../testing/mail-server.ts";
import { readBacklog } from "../../metrics/backlog.store.ts";
import { newPatient } from "../../testing/practising-patient.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { writeLetter } from "./letter.service.ts";
import { latestMails } from "./mail.store.ts";
import { sendMail } from "./send-mail.job.ts";

test(
  "a message reaches its reader by way of a mail server that was busy at first, once",
  () =>
    withTestServer(async (server) => {
      const world = await openMailServer({ busy: true });
      const mailer = smtpCarrier({ url: world.url, from: "Regain <no-reply@regain.example.org>" });
      const errors: Error[] = [];
      const jobs = await startJobs(server.database, { onError: (error) => errors.push(error) });
      try {
        const job = sendMail({ database: server.database, mailer, clock: server.now });
        await jobs.work([job]);
        const rosa = await newPatient(server, {
          email: "rosa@example.org",
          first_name: "Rosa & Zoë",
        });
        await rosa.call(sendTemplateEmail, {
          params: { templateName: "progress-report" },
          body: { replacementTokens: { startDate: "2025-03-01", endDate: "2026-03-01" } },
        });
        await expect.poll(() => world.received.length, { timeout: 60_000 }).toBe(1);
        const [{ to, raw }] = world.received as [Received];
        const mail = await PostalMime.parse(raw);
        expect(to).toEqual(["rosa@example.org"]);
        expect(mail.from).toMatchObject({ name: "Regain", address: "no-reply@regain.example.org" });
        expect(mail.subject).toBe("Your practice report");
        const link =
          /http:\/\/localhost:3000\/dashboard\/report\?token=[\w-]+&patientId=[\w-]+&startDate=2025-03-01&endDate=2026-03-01/;
        expect(mail.text).toContain("Hello Rosa & Zoë.");
        expect(mail.text).toMatch(link);
        expect(mail.html).toContain("Hello Rosa &amp; Zoë.");
        expect(mail.html?.replaceAll("&amp;", "&")).toMatch(link);
        expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining("Busy")]);

        const kept = () =>
          server.database.withActor(system("jobs"), async (trx) => (await latestMails(trx, 1))[0]!);
        await expect.poll(async () => (await kept()).sent_at).not.toBeNull();
        await job.run({ mailId: (await kept()).mail_id });
        expect(world.received, "what was taken over is not sent again").toHaveLength(1);
      } finally {
        await jobs.stop();
        mailer.close();
        await world.close();
      }
    }),
  120_000,
);

test("an address that is refused for good is not tried again, is no backlog, and can be sent to anew", () =>
  withTestServer(async (server) => {
    const refused = new Set(["rosa@example.org"]);
    const world = await openMailServer({ busy: false, refused });
    const mailer = smtpCarrier({ url: world.url, from: "Regain <no-reply@regain.example.org>" });
    try {
      const rosa = await newPatient(server, { email: "rosa@example.org" });
      await rosa.call(sendTemplateEmail, {
        params: { templateName: "progress-report" },
        body: { replacementTokens: { startDate: "2025-03-01", endDate: "2026-03-01" } },
      });
      const kept = () =>
        server.database.withActor(system("jobs"), async (trx) => (await latestMails(trx, 1))[0]!);
      const { mail_id: id } = await kept();
      const warn = vi.fn<WarningLog["warn"]>();
      const { database, now } = server;
      await sendMail({ database, mailer, clock: now }, { warn }).run({ mailId: id });
      expect(warn.mock.calls).toEqual([
        [
          { mail: id, reason: expect.stringContaining("No such user") },
          "A mail server refused an address.",
        ],
      ]);
      expect(JSON.stringify(warn.mock.calls)).not.toContain("rosa@");
      expect(await kept()).toMatchObject({ sent_at: null, refused_at: server.now() });
      expect(await readBacklog(server.database)).toMatchObject({
        mailsWaiting: 0,
        mailsFailed: 0,
        mailsRefused: 1,
      });
      refused.clear();
      await handOver(server, mailer, id);
      expect(world.received).toHaveLength(1);
      expect(await kept()).toMatchObject({ sent_at: server.now(), refused_at: null });
    } finally {
      mailer.close();
      await world.close();
    }
  }));

test("the address that a mail server repeats stands neither in the log nor in the queue", () =>
  withTestServer(async (server) => {
    const address = "rosa@example.org";
    const world = await openMailServer({ busy: false, deferred: new Set([address]) });
    const mailer = smtpCarrier({ url: world.url, from: "Regain <no-reply@regain.example.org>" });
    const told: Error[] = [];
    const jobs = await startJobs(server.database, { onError: (error) => told.push(error) });
    try {
      await jobs.work([sendMail({ database: server.database, mailer, clock: server.now })]);
      const rosa = await newPatient(server, { email: address });
      await rosa.call(sendTemplateEmail, {
        params: { templateName: "progress-report" },
        body: { replacementTokens: { startDate: "2025-03-01", endDate: "2026-03-01" } },
      });
      const output = async () => {
        const { rows } = await server.database.pool.query<{ output: unknown }>(
          "select output from boss.job where output is not null",
        );
        return JSON.stringify(rows);
      };
      await expect.poll(output, { timeout: 60_000 }).toContain("Greylisted");
      expect(await output()).not.toContain(address);
      expect(told[0]?.message).toMatch(/451 .*Recipient address rejected: Greylisted/);
      expect(inspect(told, { depth: null })).not.toContain(address);
    } finally {
      await jobs.stop();
      mailer.close();
      await world.close();
    }
  }));

test("a mail server that must offer TLS and does not is told neither a password nor a message", () =>
  withTestServer(async (server) => {
    const world = await openMailServer({ busy: false });
    const url = `${world.url.replace("//", "//regain:hush@")}?requireTLS=true`;
    const mailer = smtpCarrier({ url, from: "Regain <no-reply@regain.example.org>" });
    try {
      const rosa = await newPatient(server, { email: "rosa@example.org" });
      await rosa.call(sendTemplateEmail, {
        params: { templateName: "progress-report" },
        body: { replacementTokens: { startDate: "2025-03-01", endDate: "2026-03-01" } },
      });
      const [kept] = await server.database.withActor(system("jobs"), (trx) => latestMails(trx, 1));
      await expect(handOver(server, mailer, kept!.mail_id)).rejects.toThrow(/STARTTLS/);
      expect(world.received).toEqual([]);
    } finally {
      mailer.close();
      await world.close();
    }
  }));

test("what nobody asked for says to programs how to end it, and one click does", () =>
  withTestServer(async (server) => {
    const world = await openMailServer({ busy: false });
    const mailer = smtpCarrier({ url: world.url, from: "Regain <no-reply@regain.example.org>" });
    try {
      const parts = { jobs: server.app.services.jobs, publicUrl: "https://regain.test" };
      const write = (kind: "homeworkInvitation" | "signInLink") =>
        server.database.withActor(system("sign-up"), async (trx) => {
          const values = { clinician: "Dana", name: "Rosa" };
          const letter = { kind, to: "rosa@example.org", values, path: "/" };
          const isWritten = await writeLetter(trx, parts, letter, server.now());
          return { isWritten, id: (await latestMails(trx, 1))[0]?.mail_id };
        });
      const job = sendMail({ database: server.database, mailer, clock: server.now });
      for (const kind of ["signInLink", "homeworkInvitation"] as const)
        await job.run({ mailId: (await write(kind)).id });
      const [asked, unasked] = await Promise.all(
        world.received.map(({ raw }) => PostalMime.parse(raw)),
      );
      const header = (mail: typeof asked, name: string) =>
        mail?.headers.find(({ key }) => key === name)?.value;
      expect(header(asked, "list-unsubscribe")).toBeUndefined();
      expect(header(unasked, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      const address = header(unasked, "list-unsubscribe") ?? "";
      expect(address).toMatch(/^<https:\/\/regain\.test\/do-not-contact\?token=rgl_[\w-]{43}>$/);
      expect(unasked?.text).toContain(`Do not contact me anymore:\n${address.slice(1, -1)}`);

      const { pathname, search } = new URL(address.slice(1, -1));
      const clicked = await server.app.inject({
        method: "POST",
        url: pathname + search,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
      expect(clicked.statusCode).toBe(200);
      expect((await write("homeworkInvitation")).isWritten).toBe(false);
      expect((await write("signInLink")).isWritten).toBe(true);
    } finally {
      mailer.close();
      await world.close();
    }
  }));
