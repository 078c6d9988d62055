import type { EmailTemplate } from "@regain/contract/calls/messaging/send-template-email";
import { sql } from "kysely";
import type { Mail } from "../../adapters/mail/mail.ts";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";
import type { MailRow, MailsTable } from "../../db/tables/messaging.ts";
import { natureOf, withoutCode } from "./letter-kinds.rules.ts";

export interface NewMail extends Mail {
  /** Null for an address without an account. */
  readonly userId: string | null;
  readonly template: MailsTable["template"];
}

export async function insertMail(trx: Trx, mail: NewMail, now: Date): Promise<void> {
  await trx
    .insertInto("mails")
    .values({
      mail_id: mail.id,
      user_id: mail.userId,
      template: mail.template,
      recipient: mail.to,
      content: JSON.stringify(mail.content),
      created_at: now,
      sent_at: null,
    })
    .execute();
}

/** Keeps others from counting or adding this person's messages until the transaction ends. */
export async function lockMailsOf(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('mails'), hashtext(${userId}))`.execute(trx);
}

/** When messages of a template were written to a person since an instant, oldest first. */
export async function mailTimes(
  trx: Trx,
  { userId, template }: { readonly userId: string; readonly template: EmailTemplate },
  since: Date,
): Promise<Date[]> {
  const rows = await trx
    .selectFrom("mails")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("template", "=", template)
    .where("created_at", ">", since)
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export function findMail(trx: Trx, mailId: string): Promise<MailRow | undefined> {
  return trx.selectFrom("mails").selectAll().where("mail_id", "=", mailId).executeTakeFirst();
}

/** The latest messages to anyone the actor may see. */
export function latestMails(trx: Trx, most: number): Promise<MailRow[]> {
  return trx
    .selectFrom("mails")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("mail_id", "desc")
    .limit(most)
    .execute();
}

/** A sent message is kept without what gives access: its links and its code. */
export async function markSent(trx: Trx, mailId: string, now: Date): Promise<void> {
  const mail = await findMail(trx, mailId);
  if (!mail) return;
  const { subject } = mail.content;
  const kept = {
    subject: natureOf(mail.template).hasCode ? withoutCode(subject) : subject,
    rows: [],
  };
  await trx
    .updateTable("mails")
    .set({
      sent_at: now,
      refused_at: null,
      lapsed_at: null,
      content: sql`(content - 'button' - 'optOut') || ${JSON.stringify(kept)}::jsonb`,
    })
    .where("mail_id", "=", mailId)
    .execute();
}

export async function markRefused(trx: Trx, mailId: string, now: Date): Promise<void> {
  await trx.updateTable("mails").set({ refused_at: now }).where("mail_id", "=", mailId).execute();
}

export async function markLapsed(trx: Trx, mailId: string, now: Date): Promise<void> {
  await trx.updateTable("mails").set({ lapsed_at: now }).where("mail_id", "=", mailId).execute();
}

export const deleteMailsBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(trx, { from: "mails", key: ["mail_id"], where: sql`created_at < ${before}` }, most);
