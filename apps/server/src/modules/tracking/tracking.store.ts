import type { Insertable } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { EventLogTable, LinkLogTable } from "../../db/tables/ways-in.ts";

export async function insertEvent(trx: Trx, row: Insertable<EventLogTable>): Promise<void> {
  await trx.insertInto("event_log").values(row).execute();
}

export async function insertLinkUse(trx: Trx, row: Insertable<LinkLogTable>): Promise<void> {
  await trx.insertInto("link_log").values(row).execute();
}

/** Whose browser it is: who was named first. */
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

export async function deleteEventsBefore(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("event_log").where("at", "<", before).execute();
  await trx.deleteFrom("link_log").where("at", "<", before).execute();
  // A browser that is still in use is named again by its next event.
  await trx.deleteFrom("anonymous_ids").where("since", "<", before).execute();
}
