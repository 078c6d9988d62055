import type { Trx } from "../../../db/database.ts";
import type { SandboxSubscription } from "./books.ts";
import { dueObjects, readObject } from "./books.store.ts";
import { keep, keepPage } from "./ledger.ts";
import { pass } from "./subscription.rules.ts";

const batch = 50;

export async function openInvoiceOf(trx: Trx, { overdue }: SandboxSubscription) {
  return overdue ? readObject(trx, "invoice", overdue.invoiceId) : undefined;
}

/** Advances each object that is due by one step. @returns whether there were any */
async function passOnce(trx: Trx, now: Date): Promise<boolean> {
  const due = await dueObjects(trx, "subscription", now, batch);
  for (const one of due) await keep(trx, pass(one, await openInvoiceOf(trx, one)), now);
  return due.length > 0;
}

async function closePages(trx: Trx, now: Date): Promise<void> {
  for (const kind of ["checkout", "card-update"] as const)
    for (const page of await dueObjects(trx, kind, now, batch))
      await keepPage(trx, { ...page, state: "expired", dueAt: null }, now);
}

/** Lets everything that is due happen: periods end, payments are retried, pages close. */
export async function catchUp(trx: Trx, now: Date): Promise<void> {
  while (await passOnce(trx, now));
  await closePages(trx, now);
}
