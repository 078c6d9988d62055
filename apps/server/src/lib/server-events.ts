import { channel } from "node:diagnostics_channel";

/** What parts of the server report to whoever counts. They do not know who that is, and no names are included. */
export interface ServerEvents {
  /** A batch of answers was accepted. */
  readonly answers: {
    readonly stored: number;
    readonly duplicate: number;
    readonly rejected: number;
    /** Stored ones whose score differed from the player's. */
    readonly scoredOtherwise: number;
  };
  readonly job: { readonly name: string; readonly outcome: "done" | "failed" };
  /** A recognizer's current workload. */
  readonly recogniser: { readonly running: number; readonly waiting: number };
  readonly browserError: { readonly kind: string };
  /** The bucket for recordings and photos failed at a request, or did not answer in time. */
  readonly bucketFailure: { readonly method: "GET" | "PUT" | "DELETE" };
  /** A person's file was shown to the virus scanner. */
  readonly scannedFile: { readonly outcome: "clean" | "infected" | "failed" };
  /** The service that knows leaked passwords was asked. */
  readonly leakLookup: { readonly outcome: "clean" | "leaked" | "failed" };
}

const nameOf = (what: keyof ServerEvents) => `regain.${what}`;

/** Costs next to nothing if nobody listens. */
export function publish<What extends keyof ServerEvents>(
  what: What,
  happening: ServerEvents[What],
): void {
  channel(nameOf(what)).publish(happening);
}

/** @returns a function that stops listening */
export function subscribe<What extends keyof ServerEvents>(
  what: What,
  hear: (happening: ServerEvents[What]) => void,
): () => void {
  const named = channel(nameOf(what));
  const listener = (happening: unknown) => hear(happening as ServerEvents[What]);
  named.subscribe(listener);
  return () => {
    named.unsubscribe(listener);
  };
}
