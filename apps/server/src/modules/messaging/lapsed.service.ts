import { isSameAddress } from "@regain/contract/email-address";
import { localTime } from "@regain/therapy/days";
import type { Trx } from "../../db/database.ts";
import type { MailRow } from "../../db/tables/messaging.ts";
import { loadPerson, type Person } from "../account.store.ts";
import { isOpenLink } from "../identity/link-token.service.ts";
import { isMailOn } from "../reminders/mail-choice.service.ts";
import { isWanted } from "./letter.service.ts";
import { natureOf } from "./letter-kinds.rules.ts";
import { findMail, markLapsed } from "./mail.store.ts";

/** Whether a message that nobody asked for would not be written by now: its reader is leaving, or has moved. */
export const isOutdated = (
  { status, deletion_due_at, email }: Pick<Person, "status" | "deletion_due_at" | "email">,
  { recipient }: MailRow,
): boolean => status !== "ACTIVE" || deletion_due_at !== null || !isSameAddress(email, recipient);

/** Whether the day on which a message was written is over, by the reader's own clock. */
function isOfAnotherDay(person: Person, { created_at: writtenAt }: MailRow, now: Date): boolean {
  const dayOf = (at: Date) => localTime(at, person.time_zone).day;
  return dayOf(writtenAt) !== dayOf(now);
}

/** Whether a message's link, if it has one, no longer works. */
async function isLinkDead(trx: Trx, { content }: MailRow, now: Date): Promise<boolean> {
  // The demo's links have no host: it is not known where its server will be.
  const query =
    content.button && new URL(content.button.address, "http://own.invalid").searchParams;
  const token = query?.get("token") ?? query?.get("t");
  return token ? !(await isOpenLink(trx, token, now)) : false;
}

/**
 * Whether a waiting message is no longer of use to its reader, or no longer wanted: it may have
 * waited for days. Requires the actor `jobs`.
 */
export async function hasLapsed(trx: Trx, mail: MailRow, now: Date): Promise<boolean> {
  const { template: kind, recipient: to, user_id: userId } = mail;
  const { goodForMs = Infinity, isOfItsDay, choosable, isOwnAccord } = natureOf(kind);
  if (now.getTime() - mail.created_at.getTime() >= goodForMs) return true;
  const person = userId && isOwnAccord ? await loadPerson(trx, userId) : undefined;
  if (person && isOutdated(person, mail)) return true;
  if (person && isOfItsDay && isOfAnotherDay(person, mail, now)) return true;
  if (choosable && userId && !(await isMailOn(trx, userId, choosable))) return true;
  if (!(await isWanted(trx, { kind, to }))) return true;
  return isLinkDead(trx, mail, now);
}

/** Marks a waiting message as lapsed, if it is. Requires the actor `jobs`. */
export async function lapseWhereDue(trx: Trx, mailId: string, now: Date): Promise<boolean> {
  const mail = await findMail(trx, mailId);
  if (!mail || mail.sent_at || !(await hasLapsed(trx, mail, now))) return false;
  await markLapsed(trx, mailId, now);
  return true;
}
