import { loadUser } from "@regain/contract/calls/identity/load-user";
import { CallError } from "@regain/contract/client";
import type { Auth } from "@regain/contract/entities/user";
import { keepAccessToken } from "../lib/access-token.ts";
import { call } from "../lib/api.ts";
import { keepPatient } from "../lib/kept-patient.ts";
import { keepLinkToken } from "../lib/link-token.ts";

/**
 * Takes up the token that an address brought. One that names a person signs this device in; any other stays
 * with the page it was meant for. Answers who is signed in by it. Throws where there is no answer at all.
 */
export async function takeToken(token: string, pathname: string): Promise<Auth | undefined> {
  try {
    const auth = await call(loadUser, {}, { token });
    keepAccessToken(token);
    keepPatient(auth);
    return auth;
  } catch (error) {
    const refused = error instanceof CallError && error.status >= 400 && error.status < 500;
    if (!refused) throw error;
    keepLinkToken(pathname, token);
    return undefined;
  }
}
