import { usualPassword } from "@regain/contract/usual-password";
import type { Trx } from "../../db/database.ts";
import { missedRequirement } from "./password.rules.ts";
import { requirementsFor } from "./password-requirements.store.ts";
import { requireNewPassword } from "./credentials.store.ts";

/**
 * Asks for another password where the institution has come to want more than this one holds. What is stored are hashes,
 * so it can be seen only now, when it is typed. Wants the actor `sign-in`.
 */
export async function noticeOutgrown(trx: Trx, userId: string, password: string): Promise<void> {
  const wanted = await requirementsFor(trx, userId);
  if (wanted && missedRequirement(usualPassword(password), wanted))
    await requireNewPassword(trx, userId);
}
