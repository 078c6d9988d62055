import { type Insertable, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { BrowserErrorRow, BrowserErrorsTable } from "../../db/tables/browser-errors.ts";

/** Anyone may report, so the number kept is limited. */
export const maxKept = 1_000;

/** Makes room for new errors: those not seen for longest go, so that a flood of fake ones hides none for long. */
async function dropOldest(trx: Trx): Promise<void> {
  await trx
    .deleteFrom("browser_errors")
    .where("fingerprint", "in", (query) =>
      query
        .selectFrom("browser_errors")
        .select("fingerprint")
        .orderBy("last_at", "desc")
        .orderBy("fingerprint")
        .offset(maxKept),
    )
    .execute();
}

/** Stores an error, or counts a known one again. */
export async function insertBrowserError(
  trx: Trx,
  row: Insertable<BrowserErrorsTable>,
): Promise<void> {
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

/** Latest first. */
export function latestBrowserErrors(trx: Trx, most: number): Promise<BrowserErrorRow[]> {
  return trx
    .selectFrom("browser_errors")
    .selectAll()
    .orderBy("last_at", "desc")
    .orderBy("fingerprint")
    .limit(most)
    .execute();
}

export async function deleteBrowserErrorsBefore(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("browser_errors").where("last_at", "<", before).execute();
}
