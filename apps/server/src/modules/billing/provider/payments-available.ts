import { ProviderUnavailable } from "../../../adapters/payments/card-provider.ts";
import { Refusal } from "../../../lib/http/refusal.ts";

/**
 * Does what needs the card provider, for somebody who waits.
 * @throws Refusal `payments-unavailable` where the provider cannot be asked
 */
export async function withProvider<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new Refusal("payments-unavailable", { cause: error, retryAfterSeconds: 60 });
  }
}
