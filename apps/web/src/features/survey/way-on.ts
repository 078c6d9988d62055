import { keepLinkToken } from "../../lib/link-token.ts";

/** Where an answer leads, as the server says. */
export interface WayOn {
  /** Path and query. */
  readonly destination: string | null;
  readonly token: string | null;
}

/** Leaves the link for the next page in the tab, as if its address had brought it. */
export function handOn({ destination, token }: WayOn): void {
  if (!destination || !token) return;
  const { pathname } = new URL(destination, globalThis.location.origin);
  keepLinkToken(pathname, token);
}
