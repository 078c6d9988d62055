import { createHash } from "node:crypto";
import type { Account } from "../account.store.ts";

/** How long somebody who has proved who they are may change how they log in: without typing it twice in one sitting. */
const proofLasts = 10 * 60_000;

export const isFresh = (provedAt: Date, now: Date): boolean =>
  now.getTime() - provedAt.getTime() < proofLasts;

/** What proves it, by the code that a call is refused with. */
export type WayToProve = "password-needed" | "code-needed" | "log-in-again";

type Provable = Pick<
  Account,
  "password_hash" | "password_expires_at" | "needs_code" | "signs_in_at" | "email"
>;

/**
 * How somebody can prove who they are without logging in anew. A password does it for whom it does at the login, by
 * itself; a code to the address of the account does it for all others who have one, as a link to it would let them in.
 */
export function wayToProve(account: Provable, now: Date): WayToProve {
  const { password_hash, password_expires_at: end, needs_code, signs_in_at, email } = account;
  const hasPassword = password_hash !== null && (end === null || end > now);
  if (hasPassword && !needs_code && !signs_in_at) return "password-needed";
  return email ? "code-needed" : "log-in-again";
}

/** A session, by what it proves of its person. */
export interface ProofOfSession {
  readonly user_id: string;
  readonly created_at: Date;
  readonly proved_at: Date | null;
  readonly by_card: boolean;
  readonly card_made_by: string | null;
}

/**
 * When somebody proved last who they are. Coming by a card is no proof where anything else would be one, and a card that
 * somebody else has made, or nobody knows who, never is: whoever printed it would take the account.
 */
export function lastProof(session: ProofOfSession, way: WayToProve): Date | null {
  const { user_id, created_at, proved_at, by_card, card_made_by } = session;
  const proves = !by_card || (card_made_by === user_id && way === "log-in-again");
  return proved_at ?? (proves ? created_at : null);
}

/** What is kept of an address that was proved: enough to know it again. */
export const addressHash = (address: string): Buffer =>
  createHash("sha256").update(address.toLowerCase()).digest();

/** The address that a session has proved last. */
export interface ProvenAddress {
  readonly proved_address: Buffer | null;
  readonly address_proved_at: Date | null;
}

/** Whether somebody has shown just now, in this session, that they read what is sent to this address. */
export const isProvenAddress = (
  { proved_address, address_proved_at }: ProvenAddress,
  address: string,
  now: Date,
): boolean =>
  proved_address !== null &&
  address_proved_at !== null &&
  addressHash(address).equals(proved_address) &&
  isFresh(address_proved_at, now);
