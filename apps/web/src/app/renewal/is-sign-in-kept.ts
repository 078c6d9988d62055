import { readAccessToken } from "../../lib/access-token.ts";
import { guardedStore } from "../../lib/storage.ts";

/**
 * Whether the sign-in outlives this page: where the browser keeps nothing, it lives in the page alone. A page that is
 * new to a browser's store reads what is really there.
 */
export function isSignInKept(): boolean {
  const device = guardedStore(() => globalThis.localStorage);
  return device.read("accessToken") === readAccessToken();
}
