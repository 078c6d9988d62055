import {
  type EmailTemplate,
  emailTemplates,
} from "@regain/contract/calls/messaging/send-template-email";
import { dayMs } from "@regain/contract/durations";
import { localTime } from "@regain/therapy/days";
import { latestDay } from "@regain/therapy/latest-day";
import { v7 } from "uuid";
import type { UserActor } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import type { Jobs } from "../../lib/jobs.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPerson } from "../account.store.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { mailTemplates } from "./mail-templates.ts";
import { insertMail, lockMailsOf, mailTimes } from "./mail.store.ts";

export interface MessagingParts {
  readonly jobs: Jobs;
  /** The web app's URL, without a trailing slash. */
  readonly publicUrl: string;
}

export interface MailWish {
  readonly templateName: string;
  readonly tokens: Readonly<Record<string, string>>;
}

const isTemplate = (name: string): name is EmailTemplate =>
  (emailTemplates as readonly string[]).includes(name);

/** @throws Refusal `sent-often-today` if the person has asked for it often enough today */
async function checkOften(trx: Trx, userId: string, template: EmailTemplate, now: Date) {
  const { maxPerDay } = mailTemplates[template];
  await lockMailsOf(trx, userId);
  const times = await mailTimes(trx, { userId, template }, new Date(now.getTime() - dayMs));
  const oldest = times.at(-maxPerDay);
  if (times.length < maxPerDay || !oldest) return;
  throw new Refusal("sent-often-today", {
    retryAfterSeconds: (oldest.getTime() + dayMs - now.getTime()) / 1000,
  });
}

/**
 * Writes a message to the caller's own address; it is sent once the transaction has committed.
 * @returns the address
 * @throws Refusal `unknown-template`, `patients-only`, `forbidden`, `no-email-address`, `malformed-request` for wrong
 *   tokens, `sent-often-today`
 */
export async function sendOwnMail(
  trx: Trx,
  { jobs, publicUrl }: MessagingParts,
  { userId, type }: Pick<UserActor, "userId" | "type">,
  { templateName, tokens }: MailWish,
  now: Date,
): Promise<string> {
  if (!isTemplate(templateName)) throw new Refusal("unknown-template");
  const { audience, compose, purpose } = mailTemplates[templateName];
  if (audience !== type) throw new Refusal(audience === "patient" ? "patients-only" : "forbidden");
  const person = await loadPerson(trx, userId);
  if (!person?.email) throw new Refusal("no-email-address");
  const { email, first_name, username, time_zone } = person;
  const token = await issueLink(trx, { purpose, userId, email }, now);
  const { day: today } = localTime(now, time_zone);
  const name = first_name ?? username;
  const reader = { name, userId, publicUrl, token, today, latestDay: latestDay(now) };
  const content = compose(tokens, reader);
  await checkOften(trx, userId, templateName, now);
  const id = v7();
  await insertMail(trx, { id, userId, template: templateName, to: email, content }, now);
  await enqueueMail(trx, jobs, { mailId: id, template: templateName });
  return email;
}
