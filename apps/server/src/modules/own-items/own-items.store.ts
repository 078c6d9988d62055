import type { Trx } from "../../db/database.ts";
import type { Insertable } from "kysely";
import type { OwnItemRow, OwnItemsTable } from "../../db/tables/own-items.ts";

/** Latest first, without removed ones. */
export function listOwnItems(trx: Trx, patientId: string): Promise<OwnItemRow[]> {
  return trx
    .selectFrom("own_items")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("removed_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("item_id", "desc")
    .execute();
}

/** How many are on the list, and how many have files: removed ones still do. */
export async function countOwnItems(
  trx: Trx,
  patientId: string,
): Promise<{ readonly listed: number; readonly kept: number }> {
  return trx
    .selectFrom("own_items")
    .select((eb) => [
      eb.fn.countAll<number>().as("kept"),
      eb.fn.countAll<number>().filterWhere("removed_at", "is", null).as("listed"),
    ])
    .where("patient_id", "=", patientId)
    .executeTakeFirstOrThrow();
}

export async function insertOwnItem(trx: Trx, row: Insertable<OwnItemsTable>): Promise<void> {
  await trx.insertInto("own_items").values(row).execute();
}

/** An item on the list; undefined if there is none. */
export function findOwnItem(
  trx: Trx,
  patientId: string,
  itemId: string,
): Promise<OwnItemRow | undefined> {
  return trx
    .selectFrom("own_items")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("item_id", "=", itemId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** Where the files are, also of a removed item: an open session may still show it. */
export function findOwnFiles(
  trx: Trx,
  patientId: string,
  itemId: string,
): Promise<Pick<OwnItemRow, "photo_key" | "voice_key"> | undefined> {
  return trx
    .selectFrom("own_items")
    .select(["photo_key", "voice_key"])
    .where("patient_id", "=", patientId)
    .where("item_id", "=", itemId)
    .executeTakeFirst();
}

export async function updateOwnItem(
  trx: Trx,
  { patient_id, item_id }: Pick<OwnItemRow, "patient_id" | "item_id">,
  changes: Partial<Pick<OwnItemRow, "name" | "kind" | "relation" | "removed_at">>,
): Promise<void> {
  await trx
    .updateTable("own_items")
    .set(changes)
    .where("patient_id", "=", patient_id)
    .where("item_id", "=", item_id)
    .execute();
}

/** Those removed before then, one batch at a time. */
export function removedBefore(
  trx: Trx,
  before: Date,
  most: number,
  passedOver: number,
): Promise<OwnItemRow[]> {
  return trx
    .selectFrom("own_items")
    .selectAll()
    .where("removed_at", "<=", before)
    .orderBy("removed_at")
    .orderBy("item_id")
    .limit(most)
    .offset(passedOver)
    .execute();
}

/** @returns whether it existed */
export async function deleteOwnItem(
  trx: Trx,
  { patient_id, item_id }: Pick<OwnItemRow, "patient_id" | "item_id">,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom("own_items")
    .where("patient_id", "=", patient_id)
    .where("item_id", "=", item_id)
    .returning("item_id")
    .executeTakeFirst();
  return gone !== undefined;
}
