import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { InstitutionRow } from "./settings.store.ts";

/** Replaces a logo; returns the key of the previous one. Requires the institution's admin. */
export async function replaceLogo(
  trx: Trx,
  id: string,
  logo: Pick<InstitutionRow, "logo_path" | "logo_key">,
): Promise<{ readonly before: string | null; readonly row: InstitutionRow } | undefined> {
  // If two admins do this at the same time, the second waits here and removes what the first has stored.
  const held = await trx
    .selectFrom("institutions")
    .select("logo_key")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return undefined;
  const row = await trx
    .updateTable("institutions")
    .set({ ...logo, version: sql`version + 1` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before: held.logo_key, row };
}
