import { v7 } from "uuid";
import {
  beginSignIn,
  finishSignIn,
  type SignInPlace,
  SignInRefused,
} from "../../adapters/single-sign-on/open-id.ts";
import { system } from "../../db/actor.ts";
import type { Reach } from "../../adapters/guarded-fetch.ts";
import type { Database } from "../../db/database.ts";
import type { KeyRing } from "../../lib/keys/key-ring.ts";
import type { InstitutionSignInRow } from "../../db/tables/ways-in.ts";
import { enforceRateLimits } from "./rate-limit.service.ts";
import { limitOfIp } from "./rate-limit.rules.ts";
import { issueLink } from "./link-token.service.ts";
import { openClientSecret } from "./client-secret.service.ts";
import { ownPath } from "./return-path.rules.ts";
import { endOfSignOn } from "./sign-on-link.rules.ts";
import {
  findMember,
  findSignInOf,
  isBoundElsewhere,
  insertSingleSignOn,
  loadSignIn,
  recordSubject,
  recordTold,
  takeSingleSignOn,
} from "./single-sign-on.store.ts";
import { missedStrength, wantedBy } from "./sign-in-strength.rules.ts";
import { newToken, tokenHash } from "./token.ts";

const minute = 60_000;
/** How long a person may take at their institution's sign-in, in ms. */
const life = 10 * minute;
/** Short, because the link that hands a session over to the web is followed immediately. */
export const handOverSeconds = 60;

const actor = system("sign-in");

/** Whether an institution signs its clinicians in itself. */
export async function hasOwnSignIn(database: Database, institutionId: string): Promise<boolean> {
  const found = await database.withActor(actor, (trx) => loadSignIn(trx, institutionId));
  return found !== undefined;
}

/** Why a single sign-on failed; the login page says so. */
export type SingleSignOnProblem =
  | "expired"
  | "unknown-person"
  | "other-login"
  | "refused"
  | "too-weak"
  | "too-old"
  | "unavailable";

export class SingleSignOnFailure extends Error {
  readonly problem: SingleSignOnProblem;
  /** The institution whose sign-in it was, if known. */
  readonly institutionId: string | undefined;
  constructor(
    problem: SingleSignOnProblem,
    { cause, institutionId }: { readonly cause?: unknown; readonly institutionId?: string } = {},
  ) {
    super(`Single sign-on: ${problem}`, { cause });
    this.problem = problem;
    this.institutionId = institutionId;
  }
}

export interface SingleSignOnParts {
  readonly database: Database;
  /** For opening the client secret we are known by there. */
  readonly keys: KeyRing;
  /** The web app's URL, without a trailing slash. */
  readonly publicUrl: string;
  /** The path that institutions send people back to. */
  readonly callback: string;
  /** Whether the demo's provider, which needs no TLS, may be used. */
  readonly demo: boolean;
  /** Where other providers may be. */
  readonly reach: Reach;
}

export interface HowToSignIn {
  readonly action: "password" | "sso";
  readonly token: string | null;
}

/**
 * How the person with this name signs in. Every name is looked up and counted, known or not.
 * @throws Refusal `too-many-requests`
 */
export function howToSignIn(
  database: Database,
  { username, ip }: { readonly username: string; readonly ip: string },
  now: Date,
): Promise<HowToSignIn> {
  return database.withActor(actor, async (trx) => {
    await enforceRateLimits(trx, [limitOfIp("check", ip)], now);
    const institutionId = await findSignInOf(trx, username.trim());
    if (!institutionId) return { action: "password", token: null };
    const token = newToken("link");
    await insertSingleSignOn(trx, {
      id: v7(),
      state_hash: tokenHash(token),
      institution_id: institutionId,
      code_verifier: null,
      nonce: null,
      return_url: null,
      expires_at: new Date(now.getTime() + life),
    });
    return { action: "sso", token };
  });
}

/**
 * The demo's provider runs on this very server, so its address is stored as a path. Takes the
 * secret in plain text, not as stored.
 */
export function placeOf(
  { publicUrl, callback, demo, reach }: Omit<SingleSignOnParts, "database" | "keys">,
  signIn: Omit<InstitutionSignInRow, "institution_id" | "is_on" | "version" | "last_told">,
): SignInPlace {
  return {
    issuer: new URL(signIn.issuer, publicUrl),
    clientId: signIn.client_id,
    clientSecret: signIn.client_secret,
    callback: `${publicUrl}${callback}`,
    reach: demo && signIn.issuer.startsWith("/") ? "anywhere" : reach,
    wanted: wantedBy(signIn),
  };
}

async function placeOfInstitution(parts: SingleSignOnParts, institutionId: string) {
  const signIn = await parts.database.withActor(actor, (trx) => loadSignIn(trx, institutionId));
  if (!signIn) throw new SingleSignOnFailure("expired", { institutionId });
  try {
    return placeOf(parts, { ...signIn, client_secret: openClientSecret(parts.keys, signIn) });
  } catch (error) {
    throw new SingleSignOnFailure("unavailable", { cause: error, institutionId });
  }
}

export interface Leaving {
  /** From the username check. */
  readonly token: string | undefined;
  readonly returnUrl: string | undefined;
}

/**
 * Uses up the username check's token; returns where the browser goes, and the state it comes back
 * with.
 * @throws SingleSignOnFailure
 */
export async function leaveForInstitution(
  parts: SingleSignOnParts,
  { token, returnUrl }: Leaving,
  now: Date,
): Promise<{ readonly location: string; readonly state: string }> {
  const { database } = parts;
  const checked = await database.withActor(actor, (trx) =>
    takeSingleSignOn(trx, tokenHash(token ?? ""), "to begin", now),
  );
  if (!checked) throw new SingleSignOnFailure("expired");
  const { institution_id: institutionId } = checked;
  const place = await placeOfInstitution(parts, institutionId);
  const { address, state, nonce, codeVerifier } = await beginSignIn(place).catch(
    (cause: unknown) => {
      throw new SingleSignOnFailure("unavailable", { cause, institutionId });
    },
  );
  await database.withActor(actor, (trx) =>
    insertSingleSignOn(trx, {
      ...checked,
      state_hash: tokenHash(state),
      code_verifier: codeVerifier,
      nonce,
      return_url: ownPath(returnUrl) ?? null,
    }),
  );
  return { location: address.href, state };
}

export interface ComingBack {
  /** From the URL that the institution sent the browser to. */
  readonly state: string;
  /** What this browser left with. */
  readonly ownState: string | undefined;
  readonly query: string;
}

export interface Arrived {
  /** A page that signs them in. */
  readonly location: string;
  /** What the browser must also bring there: the URL alone opens nothing. */
  readonly browser: string;
}

/**
 * Identifies somebody who comes back from their institution.
 * @throws SingleSignOnFailure
 */
export async function comeBack(
  parts: SingleSignOnParts,
  { state, ownState, query }: ComingBack,
  now: Date,
): Promise<Arrived> {
  const { database, publicUrl } = parts;
  const begun = await database.withActor(actor, (trx) =>
    takeSingleSignOn(trx, tokenHash(state), "begun", now),
  );
  // Somebody else's URL, handed to this browser, must not sign it in as them.
  if (!begun?.code_verifier || !begun.nonce || state !== ownState)
    throw new SingleSignOnFailure("expired", begun ? { institutionId: begun.institution_id } : {});
  const { institution_id: institutionId, nonce, code_verifier: codeVerifier, return_url } = begun;
  const place = await placeOfInstitution(parts, institutionId);
  const identified = await finishSignIn(place, query, { state, nonce, codeVerifier }).catch(
    (cause: unknown) => {
      const problem = cause instanceof SignInRefused ? "refused" : "unavailable";
      throw new SingleSignOnFailure(problem, { cause, institutionId });
    },
  );
  const missed = missedStrength(place.wanted, identified.told);
  await database.withActor(actor, (trx) => recordTold(trx, institutionId, identified.told, now));
  if (missed) throw new SingleSignOnFailure(missed, { institutionId });
  // Not the state again, which the provider and its logs have seen.
  const browser = newToken("link");
  const token = await database.withActor(actor, async (trx) => {
    const member = await findMember(trx, institutionId, identified);
    if (!member) {
      const { email } = identified;
      const isBound = email !== undefined && (await isBoundElsewhere(trx, institutionId, email));
      throw new SingleSignOnFailure(isBound ? "other-login" : "unknown-person", { institutionId });
    }
    await recordSubject(trx, member.id, identified.subject);
    const expiresAt = new Date(now.getTime() + handOverSeconds * 1000);
    const data = endOfSignOn(browser);
    return issueLink(trx, { purpose: "sign-in", userId: member.id, data, expiresAt }, now);
  });
  const search = new URLSearchParams({ token, ...(return_url ? { returnUrl: return_url } : {}) });
  return { location: `${publicUrl}/login?${search.toString()}`, browser };
}
