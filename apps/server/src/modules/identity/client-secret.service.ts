import type { InstitutionSignInRow } from "../../db/tables/ways-in.ts";
import type { KeyRing } from "../../lib/keys/key-ring.ts";
import { isTextCurrent, openText, sealText } from "../../lib/keys/sealed-text.ts";

/** One institution's secret cannot be put in the place of another's. */
const thing = (institutionId: string) => `institution_sign_in/${institutionId}/client_secret`;

/** What the column takes. */
export const sealClientSecret = (ring: KeyRing, institutionId: string, secret: string): string =>
  sealText(ring, thing(institutionId), secret);

/** @throws SealBroken */
export const openClientSecret = (
  ring: KeyRing,
  { institution_id, client_secret }: Pick<InstitutionSignInRow, "institution_id" | "client_secret">,
): string => openText(ring, thing(institution_id), client_secret);

/** The same under the current key; undefined where it is already. @throws SealBroken */
export function resealedClientSecret(
  ring: KeyRing,
  row: Pick<InstitutionSignInRow, "institution_id" | "client_secret">,
): string | undefined {
  if (isTextCurrent(ring, row.client_secret)) return undefined;
  return sealClientSecret(ring, row.institution_id, openClientSecret(ring, row));
}
