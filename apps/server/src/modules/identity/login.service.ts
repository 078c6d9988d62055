import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Concerned } from "../../lib/http/refusal.ts";
import { concernedBy } from "../account.store.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { completeSignIn } from "./complete-sign-in.service.ts";
import { createPendingLogin } from "./one-time-code.service.ts";
import { noticeOutgrown } from "./outgrown-password.service.ts";
import { type Credentials, proveCredentials } from "./proven-credentials.service.ts";

export interface LoginRequest extends Credentials {
  readonly device: string;
}

export interface SignedIn {
  readonly userId: string;
  readonly concerned: Concerned;
  /** Null while a one-time code is awaited. */
  readonly accessToken: string | null;
  /** Identifies the login that awaits its code. */
  readonly otpResetToken: string | null;
}

/**
 * Signs a person in, or sends the code that is also required.
 * @throws Refusal `wrong-credentials`, `too-many-requests`
 */
export async function signIn(
  database: Database,
  letters: LetterParts,
  { device, ...credentials }: LoginRequest,
  now: Date,
): Promise<SignedIn> {
  const { settle } = await proveCredentials(database, credentials, now);
  return database.withActor(system("sign-in"), async (trx) => {
    const account = await settle(trx);
    await noticeOutgrown(trx, account.id, credentials.password);
    const who = { userId: account.id, concerned: concernedBy(account) };
    if (!account.needs_code)
      return {
        ...who,
        accessToken: await completeSignIn(trx, account, device, now),
        otpResetToken: null,
      };
    const otpResetToken = await createPendingLogin(trx, letters, account, device, now);
    return { ...who, accessToken: null, otpResetToken };
  });
}
