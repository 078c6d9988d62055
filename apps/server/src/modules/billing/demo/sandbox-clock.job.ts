import { asSandbox } from "../../../adapters/payments/sandbox/sandbox.ts";
import type { Job } from "../../../lib/jobs.ts";
import type { Services } from "../../../services.ts";

/** Every minute the built-in provider looks at its clock. A real provider has one of its own: then there is no schedule. */
export function sandboxClock({ payments }: Pick<Services, "payments">): Job {
  const sandbox = asSandbox(payments);
  return {
    name: "sandbox-clock",
    ...(sandbox ? { schedule: "* * * * *" } : {}),
    run: async () => sandbox?.tick(),
  };
}
