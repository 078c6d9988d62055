import { type Insertable, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { BrowserErrorRow, BrowserErrorsTable } from "../../db/tables/browser-errors.ts";

/** Anybody may report, so there is an end to what is kept: beyond it only what is known already is counted. */
export const mostKept = 1_000;

/** Keeps a mishap, or counts one that is known once more. */
export async function keepMishap(trx: Trx, row: Insertable<BrowserErrorsTable>): Promise<void> {
  const { rows } = await sql<{ has_room: boolean }>`
    select exists (select from browser_errors where fingerprint = ${row.fingerprint})
      or (select count(*) from browser_errors) < ${mostKept} as has_room`.execute(trx);
  if (!rows[0]?.has_room) return;
  await trx
    .insertInto("browser_errors")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("fingerprint").doUpdateSet((now) => ({
        times: sql`browser_errors.times + 1`,
        last_at: now.ref("excluded.last_at"),
        frames: now.ref("excluded.frames"),
        page: now.ref("excluded.page"),
        build: now.ref("excluded.build"),
        browser: now.ref("excluded.browser"),
      })),
    )
    .execute();
}

/** The latest first. */
export function latestMishaps(trx: Trx, most: number): Promise<BrowserErrorRow[]> {
  return trx
    .selectFrom("browser_errors")
    .selectAll()
    .orderBy("last_at", "desc")
    .orderBy("fingerprint")
    .limit(most)
    .execute();
}

export async function deleteMishapsBefore(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("browser_errors").where("last_at", "<", before).execute();
}
