import type { LongerTrial } from "@regain/contract/calls/billing/retrial";
import { doneOnce } from "../../lib/done-once.ts";

/**
 * Asks for more days, which are given once. Where an earlier press may have got them the link that is used now says so, but
 * not until when they last. To be made once for each form.
 */
export function longerTrialOnce() {
  const send = doneOnce("link-used");
  return (ask: () => Promise<LongerTrial>): Promise<LongerTrial | undefined> =>
    send<LongerTrial | undefined>(ask, () => undefined);
}
