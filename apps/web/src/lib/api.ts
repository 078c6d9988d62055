import { loadUser } from "@regain/contract/calls/identity/load-user";
import { CallError, type Client, createClient } from "@regain/contract/client";
import type { ApiVersion } from "@regain/contract/endpoint";
import { endSession, pageToken, readAccessToken } from "./access-token.ts";
import { loadRefusalTexts } from "./error-text.ts";
import { trackedFetch } from "./renewal.ts";

/** The server that delivered the page wrote into it which version it speaks. */
const spoken = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-version"]');
const version: ApiVersion = spoken?.content === "v110" ? "v110" : "v700";
/** Twice the server's own time limit. */
const answerWithinMs = 60_000;
const client = createClient({
  baseUrl: "",
  version,
  fetch: trackedFetch,
  token: pageToken,
  answerWithinMs,
});

/**
 * For a session token, both mean that it is dead: some calls have a single code for any token that identifies nobody.
 */
const saysDead = (error: unknown): boolean =>
  error instanceof CallError && (error.authError || error.code === "no-user-found-token-error");

const calling =
  (endsSession: boolean): Client =>
  async (def, input, options) => {
    const sentWith = options && "token" in options ? options.token : pageToken();
    try {
      return await client(def, input, options);
    } catch (error) {
      const dead = endsSession && saysDead(error) && sentWith !== undefined;
      if (dead && def.path !== loadUser.path && sentWith === readAccessToken()) endSession();
      await loadRefusalTexts(error);
      throw error;
    }
  };

/**
 * Sends a call of the contract with this page's token. A refusal that says the session is dead signs the device out,
 * unless the call only asked who is signed in, or somebody has signed in again since.
 */
export const call = calling(true);

/** Like `call`, during practice: an ended session interrupts nobody there. */
export const callInPractice = calling(false);

/** Where to send the browser when an institution's single sign-on takes over. */
export function singleSignOnAddress(token: string, returnUrl: string | undefined): string {
  const query = new URLSearchParams({ token, ...(returnUrl ? { returnUrl } : {}) });
  return `/service/${version}/api/login/sso?${query}`;
}
