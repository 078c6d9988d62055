import type { Stripe } from "stripe";
import type { CardProvider } from "../card-provider.ts";
import { askUnless, isCode, isMissing } from "./ask.ts";
import { idOf, invoiceView, paymentOf } from "./views.ts";

const most = 100;

/** Includes payments that the person's bank has taken back, or is about to: those are settled between the two banks. */
const isGivenBack = (error: unknown) =>
  ["charge_already_refunded", "charge_disputed", "refund_disputed_payment"].some((code) =>
    isCode(error, code),
  );

/** What was charged, and what was refunded. */
export function stripeMoney(stripe: Stripe): Pick<CardProvider, "invoicesOf" | "refund"> {
  /** Refunded payments, including those refunded in Stripe's dashboard. */
  async function refundedOf(customer: string): Promise<ReadonlySet<string | null>> {
    const charges = await askUnless(isMissing, () =>
      stripe.charges.list({ customer, limit: most }),
    );
    const refunded = charges?.data.filter((one) => one.refunded) ?? [];
    return new Set(refunded.map((one) => idOf(one.payment_intent)));
  }

  return {
    async invoicesOf(customer) {
      const asked = { customer, limit: most, expand: ["data.payments"] };
      const invoices = await askUnless(isMissing, () => stripe.invoices.list(asked));
      const refunded = await refundedOf(customer);
      return (invoices?.data ?? [])
        .toSorted((a, b) => b.created - a.created)
        .flatMap((one) => invoiceView(one, (payment) => refunded.has(payment)) ?? []);
    },

    async refund(invoiceId) {
      const invoice = await askUnless(isMissing, () =>
        stripe.invoices.retrieve(invoiceId, { expand: ["payments"] }),
      );
      const payment = invoice && paymentOf(invoice);
      // Stripe refunds no more than was paid, however often it is asked.
      if (payment)
        await askUnless(isGivenBack, () => stripe.refunds.create({ payment_intent: payment }));
    },
  };
}
