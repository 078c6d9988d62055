import type { EventName } from "@regain/contract/tracked-events";
import { allows } from "../../../lib/consent.ts";
import type { Place } from "../place.ts";

type Sender = typeof import("../sender.ts");

let place: Place = { userId: undefined, page: "/" };

/** Once loaded, it sends immediately: a page that is being left waits for nothing. */
let loaded: Sender | undefined;

/** Sends, if allowed. The sender is loaded only then; failures do not matter. */
async function send(what: (sender: Sender) => Promise<unknown>): Promise<void> {
  try {
    loaded ??= await import("../sender.ts");
    if (allows("analytics")) await what(loaded);
  } catch {
    // One missing page view is no reason to bother the person.
  }
}

/** Notes the page the person is on from now on, and counts it. */
export function viewPage(next: Place): void {
  place = next;
  track("page_view", next.page);
}

/**
 * Counts that something was viewed, copied or printed, if the person agreed to it: `track("print", "report")`. The
 * second argument names the thing, never a person.
 */
export function track(name: EventName, subType: string): void {
  const at = place;
  if (allows("analytics")) void send((sender) => sender.sendEvent(at, name, subType));
}

/** Counts that an external link was used, if the person agreed to it. Never by whom. */
export function logLink(
  destination: string,
  metadata: Readonly<Record<string, unknown>> = {},
): void {
  const { page } = place;
  if (allows("analytics")) void send((sender) => sender.sendLink({ destination, page, metadata }));
}
