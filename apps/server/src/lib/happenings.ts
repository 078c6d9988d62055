import { channel } from "node:diagnostics_channel";

/** What parts of the server tell whoever counts. They do not know who that is, and nobody's name is in it. */
export interface Happenings {
  /** A batch of answers was taken. */
  readonly answers: {
    readonly stored: number;
    readonly duplicate: number;
    readonly rejected: number;
    /** Stored ones whose score was another than the player's. */
    readonly scoredOtherwise: number;
  };
  readonly job: { readonly name: string; readonly outcome: "done" | "failed" };
  /** What a recogniser has to do now. */
  readonly recogniser: { readonly running: number; readonly waiting: number };
  readonly browserError: { readonly kind: string };
  /** The bucket of recordings and photos did not do what it was asked, or not in time. */
  readonly bucketFailure: { readonly method: "GET" | "PUT" | "DELETE" };
  /** A file of a person was shown to the virus scanner. */
  readonly scannedFile: { readonly outcome: "clean" | "infected" | "failed" };
  /** The service that knows leaked passwords was asked. */
  readonly leakLookup: { readonly outcome: "clean" | "leaked" | "failed" };
}

const nameOf = (what: keyof Happenings) => `regain.${what}`;

/** Costs next to nothing where nobody listens. */
export function tell<What extends keyof Happenings>(what: What, happening: Happenings[What]): void {
  channel(nameOf(what)).publish(happening);
}

/** @returns what ends the listening */
export function listen<What extends keyof Happenings>(
  what: What,
  hear: (happening: Happenings[What]) => void,
): () => void {
  const named = channel(nameOf(what));
  const listener = (happening: unknown) => hear(happening as Happenings[What]);
  named.subscribe(listener);
  return () => {
    named.unsubscribe(listener);
  };
}
