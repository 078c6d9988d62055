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
