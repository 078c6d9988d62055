import { Refusal } from "../lib/http/refusal.ts";
import { property } from "../lib/property.ts";
import { isLostConnection } from "./lost-connection.ts";

const unavailableFor = (seconds: number) => () =>
  new Refusal("unavailable", { retryAfterSeconds: seconds });

/** Refusals by the database for reasons outside the code, by SQLSTATE. */
const refusalsByState: Readonly<Record<string, () => Refusal>> = {
  // Disk full, or nearly so and therefore read-only: reads go on, and the caller's outbox tries again.
  "53100": unavailableFor(60),
  "25006": unavailableFor(60),
  // Too many connections, shutting down, crashed, cannot connect now, and a connection that no longer exists.
  "53300": unavailableFor(5),
  "57P01": unavailableFor(5),
  "57P02": unavailableFor(5),
  "57P03": unavailableFor(5),
  "08000": unavailableFor(5),
  "08001": unavailableFor(5),
  "08006": unavailableFor(5),
  // Statement canceled for taking too long.
  "57014": unavailableFor(5),
  // Two transactions in each other's way: the second try succeeds.
  "40P01": unavailableFor(1),
  "40001": unavailableFor(1),
  // Characters PostgreSQL cannot store, the NUL character above all.
  "22021": () => new Refusal("malformed-request"),
  "22P05": () => new Refusal("malformed-request"),
  // Days and instants that PostgreSQL cannot store.
  "22007": () => new Refusal("malformed-request"),
  "22008": () => new Refusal("malformed-request"),
};

/** Somebody else was quicker, between the check for a duplicate and the write. */
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

/** The refusal that a database error stands for, if any. */
export function refusedByDatabase(error: unknown): Refusal | undefined {
  if (isLostConnection(error)) return unavailableFor(5)();
  const code = property(error, "code");
  return code === uniqueViolation
    ? known(refusalsByUniqueIndex, property(error, "constraint"))
    : known(refusalsByState, code);
}
