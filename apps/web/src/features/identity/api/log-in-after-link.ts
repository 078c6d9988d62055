import { login } from "@regain/contract/calls/identity/login";
import { CallError } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import { call } from "../../../lib/api.ts";

/**
 * Signs in to an account whose link an earlier press has used up, though its answer got lost: the link opens nothing any
 * more, the password that it set does.
 * @returns null where a code by mail is wanted besides
 * @throws the refusal of the link where the account, if there is one, has another password
 */
export async function logInAfterLink(
  body: CallInput<typeof login>["body"],
  refusal: CallError,
): Promise<string | null> {
  try {
    return (await call(login, { body }, { token: undefined })).ctdata.accessToken;
  } catch (error) {
    const isOthers = error instanceof CallError && error.code === "wrong-credentials";
    throw isOthers ? refusal : error;
  }
}
