import { normalizePassword } from "@regain/contract/normalize-password";
import type { Trx } from "../../db/database.ts";
import { missedRequirement } from "./password.rules.ts";
import { requirementsFor } from "./password-requirements.store.ts";
import { requireNewPassword } from "./credentials.store.ts";

/**
 * Asks for another password if the institution now requires more than this one meets. Only hashes
 * are stored, so this shows only when the password is typed. Requires the actor `sign-in`.
 */
export async function noticeOutgrown(trx: Trx, userId: string, password: string): Promise<void> {
  const wanted = await requirementsFor(trx, userId);
  if (wanted && missedRequirement(normalizePassword(password), wanted))
    await requireNewPassword(trx, userId);
}
