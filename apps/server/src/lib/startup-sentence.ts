import { StoreUnavailable } from "../adapters/objects/store-unavailable.ts";
import { refusedByDatabase } from "../db/refused-by-database.ts";
import { StartupError } from "../db/startup-error.ts";
import { property } from "./property.ts";

/** What the person at the machine can fix, as one sentence; undefined for what they cannot. */
export function startupSentence(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message;
  if (error instanceof StoreUnavailable)
    return `Recordings and pictures cannot be stored: ${error.why}.`;
  const code = property(error, "code");
  if (code === "EADDRINUSE")
    return "The port is in use by another program: stop it, or set PORT to another number.";
  if (code === "42501")
    return `The user in DATABASE_URL lacks a permission: ${String(property(error, "message"))}. It must own the database and be allowed to create roles, or be granted regain_app and regain_eraser.`;
  // From startup work other than migrations, whose own message says more.
  if (code === "55P03")
    return "Something else that uses the database, such as a backup, blocked this start: wait until it has ended, then start again.";
  if (code === "EACCES")
    return `Regain may not use this port or folder: ${String(property(error, "message"))}.`;
  if (code === "ENOSPC" || refusedByDatabase(error)?.code === "unavailable")
    return "The disk is full, or the database is not available: make room, then start again.";
  return undefined;
}
