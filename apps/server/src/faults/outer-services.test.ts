import { forgotPassword } from "@regain/contract/calls/identity/forgot-password";
import { expect, test } from "vitest";
import { smtpCarrier } from "../adapters/mail/smtp-carrier.ts";
import { addPatient } from "../builders/people.ts";
import { startJobs } from "../lib/jobs.ts";
import { sendMail } from "../modules/messaging/send-mail.job.ts";
import { openMailServer } from "../testing/mail-server.ts";
import { withTestServer } from "../testing/test-server.ts";

const from = "Regain <no-reply@regain.example.org>";
const hour = 3_600;

/** Seconds from the first to the last try of a job. */
function triedForSeconds(job: { retry_limit: number; retry_delay: number; longest: number }) {
  const pauses = Array.from({ length: job.retry_limit }, (_, nth) =>
    Math.min(job.longest, job.retry_delay * 2 ** nth),
  );
  return pauses.reduce((sum, pause) => sum + pause, 0);
}

test(
  "while the mail server is down people are answered as always; their letters wait half a day for it, and go once",
  () =>
    withTestServer(async (server) => {
      const place = await openMailServer({ busy: false });
      const { port } = new URL(place.url);
      await place.close();
      const mailer = smtpCarrier({ url: place.url, from });
      const failures: Error[] = [];
      const jobs = await startJobs(server.database, { onError: (error) => failures.push(error) });
      await jobs.work([sendMail({ database: server.database, mailer, clock: server.now })]);
      await server.seed((trx) => addPatient(trx, { username: "rosa" }));
      const { pool } = server.database;
      await server.client()(forgotPassword, { query: { username: "rosa" } });
      await expect.poll(() => failures.length, { timeout: 60_000 }).toBeGreaterThan(0);
      expect(String(failures[0])).toContain("ECONNREFUSED");
      const waiting = await pool.query<Parameters<typeof triedForSeconds>[0]>(
        "select retry_limit, retry_delay, retry_delay_max as longest from boss.job where state = 'retry'",
      );
      expect(waiting.rows).toHaveLength(1);
      expect(triedForSeconds(waiting.rows[0]!)).toBeGreaterThan(8 * hour);
      const mailServer = await openMailServer({ busy: false, port: Number(port) });
      // Its pause is over.
      await pool.query("update boss.job set start_after = now() where state = 'retry'");
      await expect.poll(() => mailServer.received.length, { timeout: 60_000 }).toBe(1);
      await jobs.stop();
      expect(mailServer.received).toHaveLength(1);
      mailer.close();
      await mailServer.close();
    }),
  240_000,
);
