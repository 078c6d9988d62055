import { property } from "../lib/property.ts";

/** What node-postgres says, without a code, when the server is gone or does not answer. */
const saysLost =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

/** The system's error codes for a socket to it. */
const socketErrors = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** PostgreSQL's own codes: the connection failed, was ended by an operator or a crash, or is not accepted yet. */
const lostStates = /^(?:08\w{3}|57P0[123])$/;

/** Whether the database is away, for whoever waits until it is back: its server says so, or there is none to say it. */
export const isDatabaseAway = (error: unknown): boolean =>
  isLostConnection(error) || lostStates.test(String(property(error, "code")));

/**
 * Whether there is no connection to the database, or it was lost on the way: the query may or may not have been
 * executed.
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = property(error, "code");
  // The socket of a local PostgreSQL does not exist.
  if (code === "ENOENT") return property(error, "syscall") === "connect";
  return typeof code === "string" ? socketErrors.has(code) : saysLost.test(error.message);
}
