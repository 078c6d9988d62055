import type { ErrorReport } from "./error-report.ts";

export interface ErrorReporterDeps {
  /** @throws if it did not arrive */
  readonly send: (mishap: ErrorReport) => Promise<unknown>;
  readonly isOnline: () => boolean;
  /** Whether sending failed for lack of a network, so that retrying is worthwhile. */
  readonly isNetwork: (error: unknown) => boolean;
}

/** Per page, from load to unload. */
const mostTold = 10;

/** Reports each mishap once; what cannot be sent waits, in memory only, until the network is back. */
export function createErrorReporter({ send, isOnline, isNetwork }: ErrorReporterDeps) {
  const known = new Set<string>();
  const waiting: ErrorReport[] = [];
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
      // What the server rejects once, it will reject again.
      if (!isNetwork(error)) waiting.shift();
    } finally {
      isSending = false;
    }
  }

  return {
    tell(mishap: ErrorReport): Promise<void> {
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
