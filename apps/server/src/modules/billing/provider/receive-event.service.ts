import type { ProviderEvent } from "../../../adapters/payments/card-provider.ts";
import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import type { Jobs } from "../../../lib/jobs.ts";
import { recordEvent } from "../billing.store.ts";
import { applyEventJob } from "./apply-event.job.ts";

export interface ReceiveEventDeps {
  readonly database: Database;
  readonly jobs: Jobs;
}

/** Records an event and queues its handling; a repeated event is ignored. */
export function receiveEvent(
  { database, jobs }: ReceiveEventDeps,
  event: ProviderEvent,
  now: Date,
): Promise<void> {
  return database.withActor(system("billing"), async (trx) => {
    const isNew = await recordEvent(trx, {
      event_id: event.id,
      type: event.type,
      created_at: event.createdAt,
      received_at: now,
      applied_at: null,
      checkout_id: event.checkoutId,
      subscription_id: event.subscriptionId,
      customer_id: event.customerId,
    });
    if (isNew) await jobs.enqueue(trx, applyEventJob, { eventId: event.id }, "payment");
  });
}
