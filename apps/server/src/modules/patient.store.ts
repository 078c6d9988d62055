import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import { asPrepared } from "../db/prepared-statements.ts";
import { Refusal } from "../lib/http/refusal.ts";

/** What practice and reports need to know about a patient as a person. */
export interface Patient {
  readonly patientId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string;
  readonly email: string | null;
  /** IANA zone, by which the patient's days are counted. */
  readonly timeZone: string;
  readonly status: SubscriptionStatus;
  readonly periodEndsAt: Date | null;
}

/** Locks the patient's practice against other writes until this transaction ends. */
export async function lockPatient(trx: Trx, patientId: string): Promise<void> {
  await sql`select lock_patient(${patientId}::uuid)`.execute(trx);
}

/** @throws Refusal `not-found` if there is no such patient, or none the actor may see */
export async function loadPatient(trx: Trx, patientId: string): Promise<Patient> {
  const row = await trx
    .selectFrom("users")
    .innerJoin("subscriptions", "subscriptions.patient_id", "users.id")
    .select(["first_name", "last_name", "username", "email", "time_zone", "period_ends_at"])
    .select("subscriptions.status as subscription")
    .where("users.id", "=", patientId)
    .where("subscriptions.patient_id", "=", patientId)
    .modifyEnd(asPrepared)
    .executeTakeFirst();
  if (!row) throw new Refusal("not-found");
  return {
    patientId,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    email: row.email,
    timeZone: row.time_zone,
    status: row.subscription,
    periodEndsAt: row.period_ends_at,
  };
}
