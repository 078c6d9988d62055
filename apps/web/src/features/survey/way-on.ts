import { saveLinkToken } from "../../lib/link-token.ts";

/** Where an answer leads, according to the server. */
export interface NextStep {
  /** Path and query. */
  readonly destination: string | null;
  readonly token: string | null;
}

/** Stores the next page's link token in the tab, as if its address had carried it. */
export function keepNextLink({ destination, token }: NextStep): void {
  if (!destination || !token) return;
  const { pathname } = new URL(destination, globalThis.location.origin);
  saveLinkToken(pathname, token);
}
