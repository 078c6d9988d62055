import type { Trx } from "../../db/database.ts";
import type { InstitutionSignInRow } from "../../db/tables/ways-in.ts";

/** These require the actor `sign-in`. */

type Kept = Pick<InstitutionSignInRow, "institution_id" | "client_secret">;

export function keptClientSecrets(trx: Trx): Promise<Kept[]> {
  return trx
    .selectFrom("institution_sign_in")
    .select(["institution_id", "client_secret"])
    .orderBy("institution_id")
    .execute();
}

/** Only if it is still what was read. */
export async function replaceClientSecret(
  trx: Trx,
  { institution_id, client_secret }: Kept,
  sealed: string,
): Promise<void> {
  await trx
    .updateTable("institution_sign_in")
    .set({ client_secret: sealed })
    .where("institution_id", "=", institution_id)
    .where("client_secret", "=", client_secret)
    .execute();
}
