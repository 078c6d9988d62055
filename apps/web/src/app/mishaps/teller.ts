import type { Mishap } from "./mishap.ts";

export interface TellerParts {
  /** @throws where it did not arrive */
  readonly send: (mishap: Mishap) => Promise<unknown>;
  readonly isOnline: () => boolean;
  /** Whether a failure to send means that there is no network, so that it is worth trying again. */
  readonly isNetwork: (error: unknown) => boolean;
}

/** Of one page, from its load to its end. */
const mostTold = 10;

/** Tells each mishap once; what cannot be sent waits, in memory alone, until the network is back. */
export function createTeller({ send, isOnline, isNetwork }: TellerParts) {
  const known = new Set<string>();
  const waiting: Mishap[] = [];
  let isSending = false;

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = waiting[0]; next && isOnline(); next = waiting[0]) {
        await send(next);
        waiting.shift();
      }
    } catch (error) {
      // What the server does not want, it will not want the second time either.
      if (!isNetwork(error)) waiting.shift();
    } finally {
      isSending = false;
    }
  }

  return {
    tell(mishap: Mishap): Promise<void> {
      const { kind, name, message, frames } = mishap;
      const same = JSON.stringify([kind, name, message, frames[0]]);
      if (known.has(same) || known.size >= mostTold) return Promise.resolve();
      known.add(same);
      waiting.push(mishap);
      return sendAll();
    },
    /** The network is back. */
    again: sendAll,
  };
}
