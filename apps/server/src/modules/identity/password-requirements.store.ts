import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import type { Trx } from "../../db/database.ts";

const columns = [
  "institutions.password_min_length as minLength",
  "institutions.password_min_capitals as capitals",
  "institutions.password_min_digits as digits",
  "institutions.password_min_symbols as symbols",
] as const;

/** An institution's password requirements; undefined if there is no such institution. */
export function requirementsAt(
  trx: Trx,
  institutionId: string,
): Promise<PasswordRequirements | undefined> {
  return trx
    .selectFrom("institutions")
    .select(columns)
    .where("id", "=", institutionId)
    .executeTakeFirst();
}

/** The password requirements of a person's institution; undefined if they have none. */
export function requirementsFor(
  trx: Trx,
  userId: string,
): Promise<PasswordRequirements | undefined> {
  return trx
    .selectFrom("users")
    .innerJoin("institutions", "institutions.id", "users.institution_id")
    .select(columns)
    .where("users.id", "=", userId)
    .executeTakeFirst();
}
