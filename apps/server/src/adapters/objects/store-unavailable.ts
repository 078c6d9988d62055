import { Refusal } from "../../lib/http/refusal.ts";

/** The object store cannot do what was asked right now; the caller may try again. */
export class StoreUnavailable extends Refusal {
  /** For the operator. */
  readonly why: string;

  constructor(why: string, cause?: unknown) {
    super("unavailable", { retryAfterSeconds: 30, cause: new Error(why, { cause }) });
    this.why = why;
  }
}
