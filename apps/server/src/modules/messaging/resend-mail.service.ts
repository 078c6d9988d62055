import { english } from "@regain/content/en/content";
import type { LetterKind } from "@regain/content/en/letters";
import { v7 } from "uuid";
import type { MailContent } from "../../adapters/mail/mail.ts";
import type { Trx } from "../../db/database.ts";
import type { MailRow } from "../../db/tables/messaging.ts";
import { isWanted, type LetterParts, optOutOf } from "./letter.service.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { findMail, insertMail } from "./mail.store.ts";

export const isLetter = (template: MailRow["template"]): template is LetterKind =>
  template in english.letters;

/** Queues a waiting message to be sent once more; one that has been sent in the meantime is not sent twice. */
export const sendWaiting = (
  trx: Trx,
  { jobs }: LetterParts,
  { mail_id: mailId, template }: MailRow,
) => enqueueMail(trx, jobs, { mailId, template });

async function insertCopy(
  trx: Trx,
  { jobs }: LetterParts,
  { user_id: userId, template, recipient: to }: MailRow,
  content: MailContent,
  now: Date,
): Promise<void> {
  const id = v7();
  await insertMail(trx, { id, userId, template, to, content }, now);
  await enqueueMail(trx, jobs, { mailId: id, template });
}

/** Sends the same message again, word for word and link for link. Requires the actor `sign-up` or `jobs`. */
export const copyMail = (trx: Trx, parts: LetterParts, mail: MailRow, now: Date): Promise<void> =>
  insertCopy(trx, parts, mail, mail.content, now);

/**
 * Writes a sent letter again, with the same words: what is stored of it has no links, so its button
 * gets one. Requires the actor `sign-up`, `sign-in` or `jobs`.
 * @param path where the button leads, with its query; missing for a letter without one
 * @returns false if the person does not want to be contacted
 */
export async function resendRewritten(
  trx: Trx,
  parts: LetterParts,
  mail: MailRow & { readonly template: LetterKind },
  path: string | undefined,
  now: Date,
): Promise<boolean> {
  const { template: kind, recipient: to, user_id: userId } = mail;
  if (!(await isWanted(trx, { kind, to }))) return false;
  const { publicUrl } = parts;
  const letter = english.letters[kind];
  const { subject, heading, paragraphs, footer } = mail.content;
  const whose = userId ? { to, userId } : { to };
  const content: MailContent = {
    subject,
    heading,
    paragraphs,
    rows: [],
    footer,
    ...("button" in letter && path
      ? { button: { text: letter.button, address: `${publicUrl}${path}` } }
      : {}),
    ...(await optOutOf(trx, publicUrl, { kind, ...whose }, now)),
  };
  await insertCopy(trx, parts, mail, content, now);
  return true;
}

/** Requires an actor who may see it. */
export const mailById = (trx: Trx, mailId: string): Promise<MailRow | undefined> =>
  findMail(trx, mailId);
