import { CallError } from "@regain/contract/client";
import type { ErrorCode } from "@regain/contract/errors";

/** Why it is not known who answers. */
export type LinkFault = "missing" | "expired" | "used" | "unknown";

const faults: Readonly<Partial<Record<string, LinkFault>>> = {
  "link-expired": "expired",
  "link-used": "used",
  "link-unknown": "unknown",
  "not-found": "unknown",
  // No token of a link at all.
  "session-ended": "unknown",
  "not-signed-in": "missing",
};

/** What is wrong with the link itself; undefined for all else that can go wrong. */
export const linkFault = (error: unknown): LinkFault | undefined =>
  error instanceof CallError ? faults[error.code] : undefined;

export const isRefusedWith = (error: unknown, code: ErrorCode): boolean =>
  error instanceof CallError && error.code === code;
