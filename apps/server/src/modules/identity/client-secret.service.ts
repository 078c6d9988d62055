import type { InstitutionSignInRow } from "../../db/tables/ways-in.ts";
import type { KeyRing } from "../../lib/keys/key-ring.ts";
import { isTextCurrent, openText, sealText } from "../../lib/keys/sealed-text.ts";

/** Ties the secret to its institution, so that one cannot be put in the place of another. */
const thing = (institutionId: string) => `institution_sign_in/${institutionId}/client_secret`;

/** The value to store in the column. */
export const sealClientSecret = (ring: KeyRing, institutionId: string, secret: string): string =>
  sealText(ring, thing(institutionId), secret);

/** @throws SealBroken */
export const openClientSecret = (
  ring: KeyRing,
  { institution_id, client_secret }: Pick<InstitutionSignInRow, "institution_id" | "client_secret">,
): string => openText(ring, thing(institution_id), client_secret);

/** The same secret sealed with the current key; undefined if it already is. @throws SealBroken */
export function resealedClientSecret(
  ring: KeyRing,
  row: Pick<InstitutionSignInRow, "institution_id" | "client_secret">,
): string | undefined {
  if (isTextCurrent(ring, row.client_secret)) return undefined;
  return sealClientSecret(ring, row.institution_id, openClientSecret(ring, row));
}
