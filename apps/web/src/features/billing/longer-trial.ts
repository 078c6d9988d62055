import type { LongerTrial } from "@regain/contract/calls/billing/retrial";
import { doneOnce } from "../../lib/done-once.ts";

/**
 * Requests more trial days, which are granted once. If an earlier press may have obtained them, the link reports that
 * it was used, but not until when they last. Create one for each form.
 */
export function longerTrialOnce() {
  const send = doneOnce("link-used");
  return (ask: () => Promise<LongerTrial>): Promise<LongerTrial | undefined> =>
    send<LongerTrial | undefined>(ask, () => undefined);
}
