import { type Insertable, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { BrowserErrorRow, BrowserErrorsTable } from "../../db/tables/browser-errors.ts";

/** Anybody may report, so there is an end to what is kept. */
export const mostKept = 1_000;

/** Makes room for new ones: what has not happened for longest goes, so that a flood of made-up ones hides none for long. */
async function dropOldest(trx: Trx): Promise<void> {
  await trx
    .deleteFrom("browser_errors")
    .where("fingerprint", "in", (query) =>
      query
        .selectFrom("browser_errors")
        .select("fingerprint")
        .orderBy("last_at", "desc")
        .orderBy("fingerprint")
        .offset(mostKept),
    )
    .execute();
}

/** Keeps a mishap, or counts one that is known once more. */
export async function keepMishap(trx: Trx, row: Insertable<BrowserErrorsTable>): Promise<void> {
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
  await dropOldest(trx);
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
