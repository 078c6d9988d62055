import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { findInstitution } from "./new-account.store.ts";

export type Institution = NonNullable<Awaited<ReturnType<typeof findInstitution>>>;

/** @throws Refusal `not-found` */
export async function requireInstitution(database: Database, id: string): Promise<Institution> {
  const found = await database.withActor(system("sign-up"), (trx) => findInstitution(trx, id));
  if (!found) throw new Refusal("not-found");
  return found;
}

/** Its requirements for its people's passwords. */
export const requirementsOf = (institution: Institution): PasswordRequirements => ({
  minLength: institution.password_min_length,
  capitals: institution.password_min_capitals,
  digits: institution.password_min_digits,
  symbols: institution.password_min_symbols,
});

/** The workplace of an institution's clinician: the institution's own data, where others fill in a form. */
export function workplaceOf(institution: Institution) {
  const { name, address1, address2, city, state, postal_code } = institution;
  const place = [city, state].filter(Boolean).join(", ");
  return {
    facility_name: name,
    mailing_address: [address1, address2, place].filter(Boolean).join("\n") || null,
    zip_code: postal_code,
  };
}
