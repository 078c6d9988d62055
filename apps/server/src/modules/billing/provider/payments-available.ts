import { ProviderUnavailable } from "../../../adapters/payments/card-provider.ts";
import { Refusal } from "../../../lib/http/refusal.ts";

/**
 * Runs work that needs the card provider, for somebody who is waiting.
 * @throws Refusal `payments-unavailable` if the provider cannot be reached
 */
export async function withProvider<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new Refusal("payments-unavailable", { cause: error, retryAfterSeconds: 60 });
  }
}
