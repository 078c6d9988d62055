import { createHash } from "node:crypto";
import { addressKey } from "@regain/contract/email-address";
import type { Account } from "../account.store.ts";

/**
 * How long after proving who they are somebody may change how they log in, in ms, so that nobody
 * has to prove it twice in one sitting.
 */
const proofLasts = 10 * 60_000;

export const isFresh = (provedAt: Date, now: Date): boolean =>
  now.getTime() - provedAt.getTime() < proofLasts;

/** What would prove it, as the code that a call is refused with. */
export type WayToProve = "password-needed" | "code-needed" | "log-in-again";

type Provable = Pick<
  Account,
  "password_hash" | "password_expires_at" | "needs_code" | "signs_in_at" | "email"
>;

/**
 * How somebody can prove who they are without logging in again. A password does if they chose it
 * and it is enough by itself at login; for everyone else with an address, a code sent there does,
 * as a link sent there would let them in. Whoever issued a password knows it too.
 */
export function wayToProve(account: Provable): WayToProve {
  const { password_hash, password_expires_at, needs_code, signs_in_at, email } = account;
  const hasPassword = password_hash !== null && password_expires_at === null;
  if (hasPassword && !needs_code && !signs_in_at) return "password-needed";
  return email ? "code-needed" : "log-in-again";
}

/** What a session proves about its person. */
export interface ProofOfSession {
  readonly user_id: string;
  readonly created_at: Date;
  readonly proved_at: Date | null;
  readonly by_card: boolean;
  readonly card_made_by: string | null;
}

/**
 * When somebody last proved who they are. Coming in by a card is no proof if anything else could be
 * one, and a card made by somebody else, or by somebody unknown, never is: whoever printed it could
 * take over the account.
 */
export function lastProof(session: ProofOfSession, way: WayToProve): Date | null {
  const { user_id, created_at, proved_at, by_card, card_made_by } = session;
  const proves = !by_card || (card_made_by === user_id && way === "log-in-again");
  return proved_at ?? (proves ? created_at : null);
}

/** What is stored of a proven address: enough to recognize it. */
export const addressHash = (address: string): Buffer =>
  createHash("sha256").update(addressKey(address)).digest();

/** The address a session has last proved. */
export interface ProvenAddress {
  readonly proved_address: Buffer | null;
  readonly address_proved_at: Date | null;
}

/** Whether somebody has just shown, in this session, that they read what is sent to this address. */
export const isProvenAddress = (
  { proved_address, address_proved_at }: ProvenAddress,
  address: string,
  now: Date,
): boolean =>
  proved_address !== null &&
  address_proved_at !== null &&
  addressHash(address).equals(proved_address) &&
  isFresh(address_proved_at, now);
