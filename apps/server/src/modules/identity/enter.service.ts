import type { Trx } from "../../db/database.ts";
import type { Concerned } from "../../lib/http/refusal.ts";
import { type Account, noteSignIn } from "../account.store.ts";
import { type Card, openSession } from "./auth-session.service.ts";

/** Who came in. */
export interface Entered {
  readonly accessToken: string;
  readonly concerned: Concerned;
}

/** By what: a password has to be changed where it was made by somebody else, a card or a link has not. */
export type WayIn = "password" | "link" | Card;

/** Lets a person in who has proved who they are; answers the session's token. Wants the actor `sign-in`. */
export async function enter(
  trx: Trx,
  { id, type }: Pick<Account, "id" | "type">,
  device: string,
  now: Date,
  way: WayIn = "password",
): Promise<string> {
  await noteSignIn(trx, id, now);
  const byCard = typeof way === "object" ? { card: way } : {};
  const byPassword = way === "password";
  return openSession(trx, { userId: id, type, device, byPassword, ...byCard }, now);
}
