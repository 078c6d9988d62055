import { asSandbox } from "../../../adapters/payments/sandbox/sandbox.ts";
import type { Job } from "../../../lib/jobs.ts";
import type { Services } from "../../../services.ts";

/** Every minute, the built-in provider checks its clock. A real provider has its own, and needs no schedule. */
export function sandboxClock({ payments }: Pick<Services, "payments">): Job {
  const sandbox = asSandbox(payments);
  return {
    name: "sandbox-clock",
    ...(sandbox ? { schedule: "* * * * *" } : {}),
    run: async () => sandbox?.tick(),
  };
}
