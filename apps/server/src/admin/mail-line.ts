import type { MailRow } from "../db/tables/messaging.ts";
import { withoutCode } from "../modules/messaging/letter-kinds.rules.ts";
import { columns, shownTime } from "./shown.ts";

/** What the operator is shown of a message: not its text, which is between us and its recipient. */
export interface MailLine {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly writtenAt: Date;
  readonly sentAt: Date | null;
  readonly refusedAt: Date | null;
  readonly lapsedAt: Date | null;
}

function handedOver({ sentAt, refusedAt, lapsedAt }: MailLine): string {
  if (sentAt) return shownTime(sentAt);
  if (lapsedAt) return `lapsed ${shownTime(lapsedAt)}`;
  return refusedAt ? `refused ${shownTime(refusedAt)}` : "not yet";
}

export const mailLine = (row: MailRow): MailLine => ({
  id: row.mail_id,
  kind: row.template,
  to: row.recipient,
  subject: withoutCode(row.content.subject),
  writtenAt: row.created_at,
  sentAt: row.sent_at,
  refusedAt: row.refused_at,
  lapsedAt: row.lapsed_at,
});

export const shownMails = (mails: readonly MailLine[]): string =>
  columns(
    ["message", "written", "sent", "to", "subject"],
    mails.map((mail) => [
      mail.id,
      shownTime(mail.writtenAt),
      handedOver(mail),
      mail.to,
      mail.subject,
    ]),
  );
