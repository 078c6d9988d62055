import type { Trx } from "../../db/database.ts";
import type { Jobs } from "../../lib/jobs.ts";
import { type MailKind, natureOf } from "./letter-kinds.rules.ts";

export const sendMailJob = "send-mail";

export interface WaitingMail {
  readonly mailId: string;
  readonly template: MailKind;
}

/** Sends a stored message, once the transaction has committed. */
export const enqueueMail = (
  trx: Trx,
  jobs: Jobs,
  { mailId, template }: WaitingMail,
): Promise<void> =>
  jobs.enqueue(trx, sendMailJob, { mailId }, natureOf(template).isAwaited ? "awaited" : "whenever");
