import { normalizePassword } from "@regain/contract/normalize-password";
import type { Trx } from "../../db/database.ts";
import { missedRequirement } from "./password.rules.ts";
import { requirementsFor } from "./password-requirements.store.ts";
import { markOutgrown, unmarkOutgrown } from "./credentials.store.ts";

/**
 * Asks for another password if the institution now requires more than this one meets, and no longer
 * asks once it meets the requirements again: they may have been raised by mistake. Only hashes are
 * stored, so this shows only when the password is typed. Requires the actor `sign-in`.
 */
export async function noticeOutgrown(trx: Trx, userId: string, password: string): Promise<void> {
  const wanted = await requirementsFor(trx, userId);
  const isOutgrown = wanted && missedRequirement(normalizePassword(password), wanted);
  await (isOutgrown ? markOutgrown : unmarkOutgrown)(trx, userId);
}
