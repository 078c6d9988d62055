import { login } from "@regain/contract/calls/identity/login";
import { CallError } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { call } from "../../../lib/api.ts";

/**
 * Signs in to an account whose link was used up by an earlier press with a lost answer: the link no longer works, but
 * the password it set does.
 * @returns null if a code by email is required as well
 * @throws the link's refusal if the account, if any, has another password
 */
export async function logInAfterLink(
  body: CallInput<typeof login>["body"],
  refusal: CallError,
): Promise<string | null> {
  try {
    return (await call(login, { body }, { token: undefined })).ctdata.accessToken;
  } catch (error) {
    const isOthers = isRefusedWith(error, "wrong-credentials");
    throw isOthers ? refusal : error;
  }
}
