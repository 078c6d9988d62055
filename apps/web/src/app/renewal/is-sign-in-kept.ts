import { readAccessToken } from "../../lib/access-token.ts";
import { guardedStore } from "../../lib/storage.ts";

/**
 * Whether the sign-in outlives this page: where the browser stores nothing, it lives in the page alone. Uses a fresh
 * store, which reads what is actually stored.
 */
export function isSignInKept(): boolean {
  const device = guardedStore(() => globalThis.localStorage);
  return device.read("accessToken") === readAccessToken();
}
