import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { addressForms } from "../../lib/address-forms.ts";
import { isEventOf } from "../own-events.store.ts";

/**
 * Every table of patient data, referenced tables last. A test compares the list with the database
 * catalog, so that no new table is forgotten.
 */
export const patientTables = [
  "recordings",
  "response_corrections",
  "responses",
  "rejected_responses",
  "assessment_ratings",
  "assessments",
  "level_changes",
  "blocks",
  "practice_days",
  "session_items",
  "submit_tokens",
  "therapy_sessions",
  "scheduled_task_types",
  "schedules",
  "task_levels",
  "own_items",
  "note_versions",
  "note_drafts",
  "goal_versions",
  "attention_dismissals",
  "caseload_events",
  "caseload",
  "billing_letters",
  "practice_letters",
  "mail_choices",
  "checkouts",
  "subscription_changes",
  "cancellations",
  "scholarship_answers",
  "surveys",
  "subscriptions",
  "patients",
] as const;

/** These contain nothing but one person's files. */
export const foldersOf = (userId: string): readonly string[] => [
  `recordings/${userId}/`,
  `held/recordings/${userId}/`,
  `own-items/${userId}/`,
];

/** Keys of the files belonging to a person. */
export async function filesOf(trx: Trx, userId: string): Promise<string[]> {
  const recordings = await trx
    .selectFrom("recordings")
    .select("object_key")
    .where("patient_id", "=", userId)
    .execute();
  const items = await trx
    .selectFrom("own_items")
    .select(["photo_key", "voice_key"])
    .where("patient_id", "=", userId)
    .execute();
  return [
    ...recordings.map(({ object_key }) => object_key),
    ...items.flatMap(({ photo_key, voice_key }) =>
      [photo_key, voice_key].filter((key) => key !== null),
    ),
  ];
}

/** Accounts whose grace period is over, one batch at a time. */
export async function dueForDeletion(
  trx: Trx,
  now: Date,
  most: number,
  passedOver: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("users")
    .select("id")
    .where("deletion_due_at", "<=", now)
    .orderBy("deletion_due_at")
    .orderBy("id")
    .limit(most)
    .offset(passedOver)
    .execute();
  return rows.map(({ id }) => id);
}

/** Checked again before anything is deleted: the account may have been kept in the meantime. */
export async function isStillDue(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const found = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("deletion_due_at", "<=", now)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Deletes everything stored about a person, except their audit rows and any open invitation to
 * their address: it was made for whoever answers it, and now leads to sign-up. Requires the actor
 * `erasure`.
 * @returns whether the person existed
 */
export async function eraseUser(trx: Trx, userId: string, now: Date): Promise<boolean> {
  for (const table of patientTables)
    await sql`delete from ${sql.table(table)} where patient_id = ${userId}`.execute(trx);
  await trx.deleteFrom("caseload").where("clinician_id", "=", userId).execute();
  await trx.deleteFrom("attention_dismissals").where("clinician_id", "=", userId).execute();
  await trx.deleteFrom("event_log").where(isEventOf(userId)).execute();
  // Including requests made without a link or a session, which are matched by address.
  const person = await trx
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirst();
  const address = sql`any(${person?.email ? addressForms(person.email) : []}::text[])`;
  await sql`delete from appointment_requests where user_id = ${userId} or lower(email) = ${address}`.execute(
    trx,
  );
  // An invitation names the account it led to; if there was one already, or nobody has answered
  // yet, it is matched by address.
  const isOpen = sql`status = 'INVITED' and expires_at > ${now}`;
  await sql`delete from invitations where user_id = ${userId}
    or (user_id is null and lower(email) = ${address} and not (${isOpen}))`.execute(trx);
  await sql`delete from mails where user_id is null and lower(recipient) = ${address}`.execute(trx);
  await sql`delete from link_tokens where user_id is null and lower(email) = ${address}
    and not (purpose = 'invitation' and exists (
      select from invitations where lower(invitations.email) = ${address} and ${isOpen}))`.execute(
    trx,
  );
  // Sessions, credentials, links, letters and the clinician's own page are deleted with the user.
  const { numDeletedRows } = await trx
    .deleteFrom("users")
    .where("id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
