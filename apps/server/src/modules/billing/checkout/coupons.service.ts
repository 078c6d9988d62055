/** Discount codes, as the operator creates and ends them. */
import type { Insertable } from "kysely";
import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import type { CouponRow, CouponsTable } from "../../../db/tables/billing.ts";
import { findCoupon } from "./pricing.store.ts";

const actor = system("billing");

export const couponNamed = (database: Database, code: string): Promise<CouponRow | undefined> =>
  database.withActor(actor, (trx) => findCoupon(trx, code));

/**
 * Creates a code. Its discount never changes afterward: somebody may have bought with it.
 * @returns whether the name was free
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

/** From now on nobody can buy with it; anyone who already has keeps the discount. */
export async function endCoupon(database: Database, code: string, now: Date): Promise<void> {
  await database.withActor(actor, (trx) =>
    trx.updateTable("coupons").set({ expires_at: now }).where("code", "=", code).execute(),
  );
}
