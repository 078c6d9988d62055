import { createHash } from "node:crypto";
import { tell } from "../../lib/happenings.ts";
import { reasonOf } from "../../lib/reason-of.ts";
import { guardedFetch } from "../guarded-fetch.ts";
import type { LeakLookup } from "./leak-lookup.ts";

export interface RangeLookupParts {
  /** Where ranges lie, without a slash at the end. */
  readonly url: string;
  /** Told why there was no answer. */
  readonly onFailure: (error: Error) => void;
  readonly patienceMs?: number;
}

/** Somebody waits for the form, and the answer is no more than a help. */
const usualPatienceMs = 1_500;

/** The end of a hash and how often it was found: never, where the line is there to hide how many there are. */
const line = /^([0-9A-F]{35}):(\d+)$/i;

/** @throws Error for what is no range, as the page of a proxy is none */
function foundIn(range: string, ending: string): boolean {
  const entries = range.split(/\r?\n/).filter((text) => text !== "");
  let isFound = false;
  for (const text of entries) {
    const [, end, times] = line.exec(text) ?? [];
    if (end === undefined) throw new Error("it answers with something else than a range");
    if (end.toUpperCase() === ending && Number(times) > 0) isFound = true;
  }
  return isFound;
}

/**
 * Asks a service that speaks the range protocol of "Pwned Passwords", or a copy of one's own. Five of the forty hex
 * digits of the hash leave the house, which hundreds of leaked passwords share; SHA-1 is what the protocol wants.
 */
export function rangeLookup({
  url,
  onFailure,
  patienceMs = usualPatienceMs,
}: RangeLookupParts): LeakLookup {
  // The operator names the address: it may well be one of their own network.
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
        tell("leakLookup", { outcome: isLeaked ? "leaked" : "clean" });
        return isLeaked;
      } catch (error) {
        tell("leakLookup", { outcome: "failed" });
        // Without what was asked: a part of somebody's hash is in the address.
        const why = signal.aborted ? "it does not answer in time" : reasonOf(error);
        onFailure(new Error(`The service of leaked passwords is no help: ${why}.`));
        return false;
      }
    },
  };
}
