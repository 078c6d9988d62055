import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { CallError } from "@regain/contract/client";
import type { Auth } from "@regain/contract/entities/user";
import { tokenPrefixes } from "@regain/contract/token-prefixes";
import { keepAccessToken } from "../lib/access-token.ts";
import { call } from "../lib/api.ts";
import { keepPatient } from "../lib/kept-patient.ts";
import { keepLinkToken } from "../lib/link-token.ts";

/** Where a link waits until the person presses a button: programs that read mail open pages too. */
const asksFirst: ReadonlySet<string> = new Set(["/login/link", "/login/card"]);

/** A link's token is good for a session only where it is for signing in. */
async function sessionTokenOf(token: string): Promise<string> {
  if (!token.startsWith(tokenPrefixes.link)) return token;
  const { accessToken } = await call(exchangeToken, { body: { token } }, { token: undefined });
  return accessToken;
}

/**
 * Takes up the token that an address brought. One that names a person signs this device in, and so does a link to sign
 * in with; any other stays with the page it was meant for. Answers who is signed in by it. Throws where there is no
 * answer at all.
 */
export async function takeToken(token: string, pathname: string): Promise<Auth | undefined> {
  if (asksFirst.has(pathname) && !token.startsWith(tokenPrefixes.session)) {
    keepLinkToken(pathname, token);
    return undefined;
  }
  try {
    const accessToken = await sessionTokenOf(token);
    const auth = await call(loadUser, {}, { token: accessToken });
    keepAccessToken(accessToken);
    keepPatient(auth);
    return auth;
  } catch (error) {
    const refused = error instanceof CallError && error.status >= 400 && error.status < 500;
    if (!refused) throw error;
    keepLinkToken(pathname, token);
    return undefined;
  }
}
