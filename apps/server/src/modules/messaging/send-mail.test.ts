import { sendTemplateEmail } from "@regain/contract/calls/messaging/send-template-email";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { smtpCarrier } from "../../adapters/mail/smtp-carrier.ts";
import { system } from "../../db/actor.ts";
import { startJobs } from "../../lib/jobs.ts";
import { newPatient } from "../../testing/practising-patient.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { latestMails } from "./mail.store.ts";
import { sendMail } from "./send-mail.job.ts";

interface Received {
  readonly to: readonly string[];
  readonly raw: Buffer;
}

/** A mail server that speaks SMTP; it turns the first message away, for it is busy. */
async function openMailServer() {
  const received: Received[] = [];
  let isBusy = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (isBusy) {
          isBusy = false;
          done(Object.assign(new Error("Busy, come again."), { responseCode: 451 }));
          return;
        }
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

test(
  "a message reaches its reader by way of a mail server that was busy at first, once",
  () =>
    withTestServer(async (server) => {
      const world = await openMailServer();
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
          "http://localhost:3000/dashboard/report?startDate=2025-03-01&endDate=2026-03-01";
        expect(mail.text).toContain("Hello Rosa & Zoë.");
        expect(mail.text).toContain(link);
        expect(mail.html).toContain("Hello Rosa &amp; Zoë.");
        expect(mail.html).toContain(link.replace("&", "&amp;"));
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
