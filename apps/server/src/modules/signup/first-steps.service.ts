import type { UserType } from "@regain/contract/entities/enumerations";
import type { Trx } from "../../db/database.ts";
import { recordSignIn } from "../account.store.ts";
import { openSession } from "../identity/auth-session.service.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { ensureSchedule } from "../schedule/schedule.service.ts";

export interface Newcomer {
  readonly userId: string;
  readonly type: UserType;
  readonly username: string;
  readonly firstName: string | null;
  readonly email: string | null;
  /** The browser's name for itself. */
  readonly device: string;
}

/** Where a letter leads a newcomer. */
export const firstPages = { patient: "/do-therapy", clinician: "/dashboard" } as const;
const letterOf = { patient: "welcomePatient", clinician: "welcomeClinician" } as const;

/**
 * What follows as soon as an account can be used: a patient's first homework, a letter, and a
 * session. Requires the actor `sign-up`.
 * @returns the session's token
 */
export async function takeFirstSteps(
  trx: Trx,
  letters: LetterParts,
  { userId, type, username, firstName, email, device }: Newcomer,
  now: Date,
): Promise<string> {
  if (type === "patient") await ensureSchedule(trx, userId, now);
  const values = { name: firstName ?? username, username };
  if (email)
    await writeLetter(
      trx,
      letters,
      { kind: letterOf[type], to: email, userId, values, path: firstPages[type] },
      now,
    );
  return openFirstSession(trx, { userId, type, device }, now);
}

/** A new account's owner is signed in immediately, which counts as logging in. */
export async function openFirstSession(
  trx: Trx,
  { userId, type, device }: Pick<Newcomer, "userId" | "type" | "device">,
  now: Date,
): Promise<string> {
  await recordSignIn(trx, userId, now);
  return openSession(trx, { userId, type, device }, now);
}
