import { createHash } from "node:crypto";
import { publish } from "../../lib/server-events.ts";
import { reasonOf } from "../../lib/reason-of.ts";
import { guardedFetch } from "../guarded-fetch.ts";
import type { LeakLookup } from "./leak-lookup.ts";

export interface RangeLookupParts {
  /** Where ranges are served, without a trailing slash. */
  readonly url: string;
  /** Called with the reason when there was no answer. */
  readonly onFailure: (error: Error) => void;
  readonly patienceMs?: number;
}

/** Somebody is waiting for the form, and the answer is only a help. */
const usualPatienceMs = 1_500;

/** The end of a hash and how often it was found; 0 on lines that only pad the answer to hide how many there are. */
const line = /^([0-9A-F]{35}):(\d+)$/i;

/** @throws Error for anything that is not a range, such as a proxy's page */
function foundIn(range: string, ending: string): boolean {
  const entries = range.split(/\r?\n/).filter((text) => text !== "");
  let isFound = false;
  for (const text of entries) {
    const [, end, times] = line.exec(text) ?? [];
    if (end === undefined) throw new Error("it answers with something other than a range");
    if (end.toUpperCase() === ending && Number(times) > 0) isFound = true;
  }
  return isFound;
}

/**
 * Asks a service that speaks the range protocol of "Pwned Passwords", or one's own copy of it. Only five of the
 * hash's forty hex digits leave the server, shared by hundreds of leaked passwords; the protocol requires SHA-1.
 */
export function rangeLookup({
  url,
  onFailure,
  patienceMs = usualPatienceMs,
}: RangeLookupParts): LeakLookup {
  // The operator sets the address, and it may be on their own network.
  const ask = guardedFetch("anywhere");

  async function look(password: string, signal: AbortSignal): Promise<boolean> {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    const answer = await ask(`${url}/${hash.slice(0, 5)}`, {
      headers: { "add-padding": "true", accept: "text/plain", "user-agent": "Regain" },
      signal,
    });
    if (answer.status !== 200) throw new Error(`it answers ${answer.status}`);
    return foundIn(await answer.text(), hash.slice(5));
  }

  return {
    async isLeaked(password) {
      const signal = AbortSignal.timeout(patienceMs);
      try {
        const isLeaked = await look(password, signal);
        publish("leakLookup", { outcome: isLeaked ? "leaked" : "clean" });
        return isLeaked;
      } catch (error) {
        publish("leakLookup", { outcome: "failed" });
        // Without the request's address: it contains part of somebody's hash.
        const why = signal.aborted ? "it does not answer in time" : reasonOf(error);
        onFailure(new Error(`The service for leaked passwords gave no result: ${why}.`));
        return false;
      }
    },
  };
}
