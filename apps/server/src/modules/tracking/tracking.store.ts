import { type Insertable, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";
import type { EventLogTable, LinkLogTable } from "../../db/tables/ways-in.ts";

export async function insertEvent(trx: Trx, row: Insertable<EventLogTable>): Promise<void> {
  await trx.insertInto("event_log").values(row).execute();
}

export async function insertLinkUse(trx: Trx, row: Insertable<LinkLogTable>): Promise<void> {
  await trx.insertInto("link_log").values(row).execute();
}

/** Whose browser it is: the first person named. */
export async function nameAnonymousId(
  trx: Trx,
  { anonymousId, userId }: { readonly anonymousId: string; readonly userId: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto("anonymous_ids")
    .values({ anonymous_id: anonymousId, user_id: userId, since: now })
    .onConflict((conflict) => conflict.column("anonymous_id").doNothing())
    .execute();
}

export const deleteEventsBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(trx, { from: "event_log", key: ["id"], where: sql`at < ${before}` }, most);

export const deleteLinkUsesBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(trx, { from: "link_log", key: ["id"], where: sql`at < ${before}` }, most);

/** A browser that is still in use is named again by its next event. */
export const deleteAnonymousIdsBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(
    trx,
    { from: "anonymous_ids", key: ["anonymous_id"], where: sql`since < ${before}` },
    most,
  );
