import type { LetterKind } from "@regain/content/en/letters";
import type { EmailTemplate } from "@regain/contract/calls/messaging/send-template-email";
import type { Generated, JSONColumnType, Selectable } from "kysely";
import type { MailContent } from "../../adapters/mail/mail.ts";

export interface MailsTable {
  mail_id: string;
  /** Whose it is; null for an address without an account. */
  user_id: string | null;
  template: EmailTemplate | LetterKind;
  recipient: string;
  content: JSONColumnType<MailContent>;
  created_at: Date;
  /** When a mail server accepted it; null if none has, or there is none. */
  sent_at: Date | null;
  /** When a mail server refused its address for good; null if it did not, or was asked again. */
  refused_at: Generated<Date | null>;
  /** When it was found to be of no more use to its reader, and was not sent. */
  lapsed_at: Generated<Date | null>;
}
export type MailRow = Selectable<MailsTable>;

export interface MessagingTables {
  mails: MailsTable;
}
