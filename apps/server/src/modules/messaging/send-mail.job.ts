import { AddressRefused, type MailCarrier } from "../../adapters/mail/mail.ts";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Job } from "../../lib/jobs.ts";
import type { WarningLog } from "../../lib/warning-log.ts";
import { sendMailJob } from "./enqueue-mail.ts";
import { lapseWhereDue } from "./lapsed.service.ts";
import { findMail, markRefused, markSent } from "./mail.store.ts";

export interface SendMailParts {
  readonly database: Database;
  /** Undefined without a mail server: then messages can only be read in the demo's mailbox. */
  readonly mailer: MailCarrier | undefined;
  readonly clock: () => Date;
}

/**
 * Hands a written message over to the mail server. One that was accepted, refused for good, or has
 * lapsed while waiting is left alone.
 */
export function sendMail({ database, mailer, clock }: SendMailParts, log?: WarningLog): Job {
  const actor = system("jobs");
  return {
    name: sendMailJob,
    async run({ mailId }) {
      const id = String(mailId);
      if (!mailer) return;
      const row = await database.withActor(actor, async (trx) =>
        (await lapseWhereDue(trx, id, clock())) ? undefined : findMail(trx, id),
      );
      if (!row || row.sent_at) return;
      try {
        await mailer.send({ id, to: row.recipient, content: row.content });
      } catch (error) {
        if (!(error instanceof AddressRefused)) throw error;
        log?.warn({ mail: id, reason: error.message }, "A mail server refused an address.");
        await database.withActor(actor, (trx) => markRefused(trx, id, clock()));
        return;
      }
      await database.withActor(actor, (trx) => markSent(trx, id, clock()));
    },
  };
}
