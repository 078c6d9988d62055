import { Refusal } from "../lib/http/refusal.ts";
import { property } from "../lib/property.ts";

/** What the database refuses for reasons that lie outside the code, by SQLSTATE. */
const refusalsByState: Readonly<Record<string, () => Refusal>> = {
  // Disk full: reads go on, and the caller's outbox tries again.
  "53100": () => new Refusal("unavailable", { retryAfterSeconds: 60 }),
  // Too many connections, cannot connect now, shutting down.
  "53300": () => new Refusal("unavailable", { retryAfterSeconds: 5 }),
  "57P01": () => new Refusal("unavailable", { retryAfterSeconds: 5 }),
  "57P03": () => new Refusal("unavailable", { retryAfterSeconds: 5 }),
  // Statement cancelled for time.
  "57014": () => new Refusal("unavailable", { retryAfterSeconds: 5 }),
  // Two transactions in each other's way: the second try goes through.
  "40P01": () => new Refusal("unavailable", { retryAfterSeconds: 1 }),
  "40001": () => new Refusal("unavailable", { retryAfterSeconds: 1 }),
  // Characters PostgreSQL cannot store, the NUL character above all.
  "22021": () => new Refusal("malformed-request"),
  "22P05": () => new Refusal("malformed-request"),
};

/** The refusal behind an error of the database, where it is one. */
export function refusedByDatabase(error: unknown): Refusal | undefined {
  const code = property(error, "code");
  return typeof code === "string" && Object.hasOwn(refusalsByState, code)
    ? refusalsByState[code]!()
    : undefined;
}
