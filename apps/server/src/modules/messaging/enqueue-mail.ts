import type { Trx } from "../../db/database.ts";
import type { MailsTable } from "../../db/tables/messaging.ts";
import type { Jobs } from "../../lib/jobs.ts";
import { sendMailJob } from "./send-mail.job.ts";

/** Somebody has just asked for it and looks into their mailbox. */
const awaited: ReadonlySet<MailsTable["template"]> = new Set<MailsTable["template"]>([
  "oneTimeCode",
  "proofCode",
  "addressCode",
  "signInLink",
  "resetPassword",
  "passwordResetByAdmin",
  "progress-report",
]);

export interface WaitingMail {
  readonly mailId: string;
  readonly template: MailsTable["template"];
}

/** Sends a message that was written, once the transaction has committed. */
export const enqueueMail = (
  trx: Trx,
  jobs: Jobs,
  { mailId, template }: WaitingMail,
): Promise<void> =>
  jobs.enqueue(trx, sendMailJob, { mailId }, awaited.has(template) ? "awaited" : "whenever");
