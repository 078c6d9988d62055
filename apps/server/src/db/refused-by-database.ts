import { Refusal } from "../lib/http/refusal.ts";
import { property } from "../lib/property.ts";
import { isLostConnection } from "./lost-connection.ts";

const unavailableFor = (seconds: number) => () =>
  new Refusal("unavailable", { retryAfterSeconds: seconds });

/** What the database refuses for reasons that lie outside the code, by SQLSTATE. */
const refusalsByState: Readonly<Record<string, () => Refusal>> = {
  // Disk full, or nearly so and therefore read only: reads go on, and the caller's outbox tries again.
  "53100": unavailableFor(60),
  "25006": unavailableFor(60),
  // Too many connections, shutting down, crashed, cannot connect now, and a connection that is none any more.
  "53300": unavailableFor(5),
  "57P01": unavailableFor(5),
  "57P02": unavailableFor(5),
  "57P03": unavailableFor(5),
  "08000": unavailableFor(5),
  "08001": unavailableFor(5),
  "08006": unavailableFor(5),
  // Statement cancelled for time.
  "57014": unavailableFor(5),
  // Two transactions in each other's way: the second try goes through.
  "40P01": unavailableFor(1),
  "40001": unavailableFor(1),
  // Characters PostgreSQL cannot store, the NUL character above all.
  "22021": () => new Refusal("malformed-request"),
  "22P05": () => new Refusal("malformed-request"),
  // Days and instants that PostgreSQL cannot store.
  "22007": () => new Refusal("malformed-request"),
  "22008": () => new Refusal("malformed-request"),
};

/** Somebody else was quicker, between the look for a twin and the writing. */
const refusalsByUniqueIndex: Readonly<Record<string, () => Refusal>> = {
  users_email: () => new Refusal("email-in-use"),
  users_username: () => new Refusal("username-in-use"),
};

const uniqueViolation = "23505";

const known = (
  refusals: Readonly<Record<string, () => Refusal>>,
  name: unknown,
): Refusal | undefined =>
  typeof name === "string" && Object.hasOwn(refusals, name) ? refusals[name]!() : undefined;

/** The refusal behind an error of the database, where it is one. */
export function refusedByDatabase(error: unknown): Refusal | undefined {
  if (isLostConnection(error)) return unavailableFor(5)();
  const code = property(error, "code");
  return code === uniqueViolation
    ? known(refusalsByUniqueIndex, property(error, "constraint"))
    : known(refusalsByState, code);
}
