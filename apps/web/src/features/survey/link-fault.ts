import { CallError } from "@regain/contract/client";

/** Why the person answering is unknown. */
export type LinkFault = "missing" | "expired" | "used" | "unknown";

const faults: Readonly<Partial<Record<string, LinkFault>>> = {
  "link-expired": "expired",
  "link-used": "used",
  "link-unknown": "unknown",
  "not-found": "unknown",
  // Not a link token at all.
  "session-ended": "unknown",
  "not-signed-in": "missing",
};

/** What is wrong with the link itself; undefined for any other error. */
export const linkFault = (error: unknown): LinkFault | undefined =>
  error instanceof CallError ? faults[error.code] : undefined;
