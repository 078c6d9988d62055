import { english } from "@regain/content/en/content";
import { dayMs } from "@regain/contract/durations";
import type { Receipt } from "@regain/contract/entities/subscription";
import { system } from "../../../db/actor.ts";
import type { ProviderInvoice } from "../../../adapters/payments/card-provider.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { customersOf, findPayer, type Payer } from "../billing.store.ts";
import { withProvider } from "../provider/payments-available.ts";
import type { ProviderSyncDeps } from "../provider/provider-sync.service.ts";
import { dayOf } from "./subscription-info.rules.ts";

const { plans } = english.billingTexts;
/** Longer than any month. */
const maxMonthMs = 32 * dayMs;

function receiptOf(invoice: ProviderInvoice, payer: Payer): Receipt[] {
  const { paidAt, status, periodFrom, periodTo } = invoice;
  if (!paidAt || (status !== "paid" && status !== "refunded")) return [];
  const isYear = periodTo.getTime() - periodFrom.getTime() > maxMonthMs;
  return [
    {
      id: invoice.id,
      number: invoice.number,
      planTitle: plans[isYear ? "year" : "month"].title,
      paidAt: paidAt.toISOString(),
      paidOn: dayOf(paidAt, payer),
      status,
      subtotalCents: invoice.subtotalCents,
      discountCents: invoice.discountCents,
      totalCents: invoice.totalCents,
      periodFrom: dayOf(periodFrom, payer),
      periodTo: dayOf(periodTo, payer),
    },
  ];
}

/**
 * What was paid, newest first, as the provider has it: its books are the ones that count.
 * @throws Refusal `patients-only`, `payments-unavailable`
 */
export function receiptsOf(
  { database, payments }: ProviderSyncDeps,
  patientId: string,
): Promise<Receipt[]> {
  return withProvider(async () => {
    const { payer, customers } = await database.withActor(system("billing"), async (trx) => ({
      payer: await findPayer(trx, patientId),
      customers: await customersOf(trx, patientId),
    }));
    if (!payer) throw new Refusal("patients-only");
    const lists = await Promise.all(
      customers.map(({ customer_id }) => payments.invoicesOf(customer_id)),
    );
    return lists
      .flat()
      .flatMap((invoice) => receiptOf(invoice, payer))
      .toSorted((a, b) => (a.paidAt < b.paidAt ? 1 : -1));
  });
}
