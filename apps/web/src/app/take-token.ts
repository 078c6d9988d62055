import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { CallError } from "@regain/contract/client";
import type { Auth } from "@regain/contract/entities/user";
import { tokenPrefixes } from "@regain/contract/token-prefixes";
import { saveAccessToken } from "../lib/access-token.ts";
import { call } from "../lib/api.ts";
import { savePatient } from "../lib/kept-patient.ts";
import { saveLinkToken } from "../lib/link-token.ts";

/** Where a link or card waits for a press; a card's code has no prefix that tells it from a session token. */
const asksFirst: ReadonlySet<string> = new Set(["/login/link", "/login/card"]);

/** Where an institution's single sign-on ends: its token is valid only in the browser that started it. */
const endOfSignOn = "/login";

const isLink = (token: string): boolean => token.startsWith(tokenPrefixes.link);

/** Whether an address is where a single sign-on ends. */
export const endsSignOn = (token: string, pathname: string): boolean =>
  isLink(token) && pathname === endOfSignOn;

/** Undefined for tokens whose address alone signs nobody in: links and cards wait for a press on their own pages. */
async function sessionTokenOf(token: string, pathname: string): Promise<string | undefined> {
  if (endsSignOn(token, pathname)) {
    const body = { token, endsSignOn: true };
    return (await call(exchangeToken, { body }, { token: undefined })).accessToken;
  }
  const isCard = asksFirst.has(pathname) && !token.startsWith(tokenPrefixes.session);
  return isLink(token) || isCard ? undefined : token;
}

/**
 * Takes the token that an address carried. A session token, or one that ends a single sign-on, signs this device in;
 * any other stays with the page it was meant for. Returns who is signed in by it. Throws if the server does not answer
 * at all.
 */
export async function takeToken(token: string, pathname: string): Promise<Auth | undefined> {
  try {
    const accessToken = await sessionTokenOf(token, pathname);
    if (accessToken !== undefined) {
      const auth = await call(loadUser, {}, { token: accessToken });
      saveAccessToken(accessToken);
      savePatient(auth);
      return auth;
    }
  } catch (error) {
    const refused = error instanceof CallError && error.status >= 400 && error.status < 500;
    if (!refused) throw error;
  }
  saveLinkToken(pathname, token);
  return undefined;
}
