import { asSandbox } from "../../../adapters/payments/sandbox/sandbox.ts";
import type { Job } from "../../../lib/jobs.ts";
import type { Services } from "../../../services.ts";

/** Every minute the built-in provider looks at its clock. A real provider has one of its own. */
export function sandboxClock({ payments }: Pick<Services, "payments">): Job {
  return {
    name: "sandbox-clock",
    schedule: "* * * * *",
    run: async () => asSandbox(payments)?.tick(),
  };
}
