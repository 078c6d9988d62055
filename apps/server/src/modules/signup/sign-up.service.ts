import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import type { UserType } from "@regain/contract/entities/enumerations";
import { system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { type Concerned, Refusal } from "../../lib/http/refusal.ts";
import { lockUser } from "../identity/auth-session.service.ts";
import { enforceRateLimitsNow } from "../identity/rate-limit.service.ts";
import { namesIn } from "../identity/password.rules.ts";
import {
  hashNewPassword,
  type PasswordParts,
  provesPassword,
} from "../identity/password.service.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { openFirstSession, takeFirstSteps } from "./first-steps.service.ts";
import type { NewAccount, NewPerson } from "./new-account.service.ts";
import { findSignUp } from "./new-account.store.ts";
import { limitOfNetwork } from "./sign-up-limits.rules.ts";

/** Somebody with a completed form. */
export interface Applicant extends Omit<NewPerson, "passwordHash"> {
  readonly email: string;
  readonly requestId: string;
}

export interface SignUp {
  readonly type: UserType;
  readonly person: Applicant;
  readonly password: string;
  /** Set if more than the usual is required. */
  readonly requirements?: PasswordRequirements | undefined;
  /** The browser's name for itself. */
  readonly device: string;
  /** Creates the account, as the actor `sign-up`. */
  readonly add: (trx: Trx, person: NewPerson) => Promise<NewAccount>;
}

/** How long a lost response can be asked for again, in ms. */
export const repeatable = 10 * 60_000;

/**
 * For a request repeated because its response got lost: signs in to the account it created.
 * @returns the session's token; undefined if it created none
 */
export async function signUpAgain(
  database: Database,
  { type, person: { email, requestId }, password, device }: Omit<SignUp, "add">,
  now: Date,
): Promise<string | undefined> {
  const since = new Date(now.getTime() - repeatable);
  const actor = system("sign-up");
  const find = (trx: Trx) => findSignUp(trx, { email, requestId, since });
  const found = await database.withActor(actor, find);
  if (!found || !(await provesPassword(password, found.password_hash))) return undefined;
  return database.withActor(actor, async (trx) => {
    await lockUser(trx, found.id);
    const isSame = (await find(trx))?.password_hash === found.password_hash;
    return isSame ? openFirstSession(trx, { userId: found.id, type, device }, now) : undefined;
  });
}

/**
 * Counts a sign-up before anything about it is looked up.
 * @throws Refusal `too-many-requests`
 */
export const countSignUp = (database: Database, ip: string, now: Date): Promise<void> =>
  enforceRateLimitsNow(database, [limitOfNetwork("sign-up", ip)], now);

export interface SignedUp {
  /** The session's. */
  readonly token: string;
  /** The new person of the institution that had invited them, for its trail. */
  readonly joined: Concerned | null;
}

/**
 * Creates an account and signs in to it: all or nothing.
 * @returns the session's token
 * @throws Refusal `malformed-request`, `weak-password`, `email-in-use`
 */
export async function signUp(
  database: Database,
  parts: LetterParts & PasswordParts,
  wish: SignUp,
  now: Date,
): Promise<string> {
  const { type, person, password, requirements, device, add } = wish;
  const passwordHash = await hashNewPassword(parts, {
    password,
    names: namesIn({
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
    }),
    ...(requirements ? { requirements } : {}),
    field: "password",
  });
  try {
    return await database.withActor(system("sign-up"), async (trx) => {
      const added = await add(trx, { ...person, passwordHash });
      const { email, firstName } = person;
      return takeFirstSteps(trx, parts, { ...added, type, email, firstName, device }, now);
    });
  } catch (error) {
    const isTwin = error instanceof Refusal && error.code === "email-in-use";
    const token = isTwin ? await signUpAgain(database, wish, now) : undefined;
    if (!token) throw error;
    return token;
  }
}
