/** Codes that take something off, as the operator makes and ends them. */
import type { Insertable } from "kysely";
import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import type { CouponRow, CouponsTable } from "../../../db/tables/billing.ts";
import { findCoupon } from "./pricing.store.ts";

const actor = system("billing");

export const couponNamed = (database: Database, code: string): Promise<CouponRow | undefined> =>
  database.withActor(actor, (trx) => findCoupon(trx, code));

/**
 * Makes a code. What it takes off is never changed afterwards: somebody may have bought with it.
 * @returns whether there was none of that name
 */
export async function addCoupon(
  database: Database,
  coupon: Insertable<CouponsTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await database.withActor(actor, (trx) =>
    trx
      .insertInto("coupons")
      .values(coupon)
      .onConflict((conflict) => conflict.column("code").doNothing())
      .executeTakeFirst(),
  );
  return numInsertedOrUpdatedRows > 0n;
}

/** From now on nobody buys with it; who has bought keeps what it gave. */
export async function endCoupon(database: Database, code: string, now: Date): Promise<void> {
  await database.withActor(actor, (trx) =>
    trx.updateTable("coupons").set({ expires_at: now }).where("code", "=", code).execute(),
  );
}
