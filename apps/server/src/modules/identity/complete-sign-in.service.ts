import type { Trx } from "../../db/database.ts";
import type { Concerned } from "../../lib/http/refusal.ts";
import { type Account, recordSignIn } from "../account.store.ts";
import { type Card, openSession } from "./auth-session.service.ts";

/** Who came in. */
export interface CompletedSignIn {
  readonly accessToken: string;
  readonly concerned: Concerned;
}

/** How somebody came in: a password made by somebody else has to be changed; a card or a link does not. */
export type SignInMethod = "password" | "link" | Card;

/** Signs in a person who has proved who they are; returns the session's token. Requires the actor `sign-in`. */
export async function completeSignIn(
  trx: Trx,
  { id, type }: Pick<Account, "id" | "type">,
  device: string,
  now: Date,
  way: SignInMethod = "password",
): Promise<string> {
  await recordSignIn(trx, id, now);
  const byCard = typeof way === "object" ? { card: way } : {};
  const byPassword = way === "password";
  return openSession(trx, { userId: id, type, device, byPassword, ...byCard }, now);
}
