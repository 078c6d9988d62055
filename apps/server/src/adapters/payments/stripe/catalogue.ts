import { createHash } from "node:crypto";
import type { Stripe } from "stripe";
import type { Discount } from "../card-provider.ts";
import { askUnless, isCode } from "./ask.ts";

const isThere = (error: unknown) => isCode(error, "resource_already_exists");

export const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 24);

/** The products and discounts, created at Stripe once each, under ids that describe them. */
export interface Catalogue {
  productId(name: string): Promise<string>;
  couponId(discount: Discount): Promise<string>;
}

export function openCatalogue(stripe: Stripe): Catalogue {
  /** Created or found since this process started. */
  const made = new Set<string>();

  async function once(id: string, make: () => Promise<unknown>): Promise<string> {
    if (!made.has(id)) await askUnless(isThere, make);
    made.add(id);
    return id;
  }

  const couponTerms = ({ id, off, duration, months }: Discount): Stripe.CouponCreateParams => ({
    id,
    // What Stripe's page and its receipts call it.
    name: `${off.unit === "usd" ? `$${(off.cents / 100).toFixed(2)}` : `${off.percent}%`} off`,
    duration,
    ...(off.unit === "usd"
      ? { amount_off: off.cents, currency: "usd" }
      : { percent_off: off.percent }),
    ...(duration === "repeating" && months !== null ? { duration_in_months: months } : {}),
  });

  return {
    productId(name) {
      const id = `regain_${hashOf(name)}`;
      return once(id, () => stripe.products.create({ id, name }));
    },
    couponId: (discount) => once(discount.id, () => stripe.coupons.create(couponTerms(discount))),
  };
}
