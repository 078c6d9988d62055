import type { Config } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import type { CardProvider } from "./card-provider.ts";
import { deliverTo } from "./sandbox/deliver-to.ts";

export interface ProviderParts {
  readonly config: Pick<Config, "publicUrl" | "stripe">;
  readonly database: Database;
  readonly clock: () => Date;
  /** Where this process listens; undefined until it does. The sandbox sends its events there. */
  readonly ownAddress: () => string | undefined;
  readonly onError: (error: unknown) => void;
}

/** Stripe, if its keys are set; otherwise the built-in sandbox, which charges nobody. */
export async function chooseProvider(parts: ProviderParts): Promise<CardProvider> {
  const { config, database, clock, ownAddress, onError } = parts;
  const { publicUrl, stripe } = config;
  if (stripe) {
    const { openStripe } = await import("./stripe/provider.ts");
    return openStripe({ ...stripe, clock });
  }
  const { openSandbox } = await import("./sandbox/sandbox.ts");
  const deliver = deliverTo(ownAddress);
  return openSandbox({ database, clock, publicUrl, deliver, onError });
}
