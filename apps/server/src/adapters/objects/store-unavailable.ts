import { Refusal } from "../../lib/http/refusal.ts";

/** The store of files cannot do what was asked just now: who asked may come again. */
export class StoreUnavailable extends Refusal {
  /** For who runs the server. */
  readonly why: string;

  constructor(why: string, cause?: unknown) {
    super("unavailable", { retryAfterSeconds: 30, cause: new Error(why, { cause }) });
    this.why = why;
  }
}
