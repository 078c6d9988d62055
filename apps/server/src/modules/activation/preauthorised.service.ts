import { isSameAddress } from "@regain/contract/email-address";
import type { LinkActor } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { requirementsFrom } from "../invitation/institution-requirements.rules.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import {
  addPatientAccount,
  type NewAccount,
  proposeUsername,
} from "../signup/new-account.service.ts";
import {
  findInstitution,
  findPatient,
  latestActivationLink,
  type PatientToActivate,
} from "./activation.store.ts";
import type { Agreed } from "./subscription.rules.ts";

/** What was agreed with whoever pays, before the patient has done anything. */
export interface Preauthorisation {
  readonly email: string;
  /** An account waiting to be finished; without one, a new account is created. */
  readonly userId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Months that are paid for. */
  readonly subscriptionTime?: number;
  readonly institutionId?: string;
}

/** Creates the link to the page where the account is finished; returns the page's path with its query. */
export async function openActivation(
  trx: Trx,
  { email, userId, ...data }: Preauthorisation,
  now: Date,
): Promise<string> {
  const link = { purpose: "activation", email, data, ...(userId ? { userId } : {}) } as const;
  const query = new URLSearchParams({ token: await issueLink(trx, link, now) });
  const shown = { ...data, email };
  for (const name of ["subscriptionTime", "firstName", "lastName", "email"] as const)
    if (shown[name] !== undefined) query.set(name, String(shown[name]));
  return `/activate/flint?${query.toString()}`;
}

/** Writes to a patient whose account was preauthorized. Requires the actor `sign-up`. */
export async function preauthorise(
  trx: Trx,
  letters: LetterParts,
  agreed: Preauthorisation,
  now: Date,
): Promise<void> {
  const { email: to, userId, firstName: name = to } = agreed;
  const path = await openActivation(trx, agreed, now);
  const about = userId ? { userId } : {};
  const letter = { kind: "accountActivation", to, values: { name }, path, ...about } as const;
  await writeLetter(trx, letters, letter, now);
}

/** A patient who gets into their account through a letter. */
export interface AwaitedPatient {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Months agreed on; without them, and without an institution, a trial begins. */
  readonly months: number | undefined;
  readonly institutionId: string | undefined;
}

/**
 * Creates the account of a patient agreed on with whoever pays, and writes to them; they finish it
 * from the letter. Requires the actor `sign-up`.
 * @throws Refusal `email-in-use`
 */
export async function preauthoriseNew(
  trx: Trx,
  letters: LetterParts,
  { months, ...person }: AwaitedPatient,
  now: Date,
): Promise<NewAccount> {
  const account = await addPatientAccount(
    trx,
    { ...person, acceptedEula: false, isAwaited: true },
    now,
  );
  const { email, firstName, lastName } = person;
  const agreed = {
    email,
    userId: account.userId,
    ...(firstName === null ? {} : { firstName }),
    ...(lastName === null ? {} : { lastName }),
    ...(months === undefined ? {} : { subscriptionTime: months }),
  };
  await preauthorise(trx, letters, agreed, now);
  return account;
}

/** The most months that can be agreed on. */
export const maxMonths = 120;

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const monthsOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= maxMonths
    ? value
    : null;

/** What such a link says was agreed. */
export const agreedIn = ({ data }: Pick<LinkActor, "data">) => ({
  firstName: textOf(data.firstName),
  lastName: textOf(data.lastName),
  institutionId: textOf(data.institutionId),
  months: monthsOf(data.subscriptionTime),
});

/** What was agreed for an account that its person has not finished yet, for one who comes another way. */
export async function agreedFor(
  trx: Trx,
  { id, institution_id }: Pick<PatientToActivate, "id" | "institution_id">,
): Promise<Agreed> {
  const link = await latestActivationLink(trx, id);
  const { institutionId, months } = agreedIn({ data: link?.data ?? {} });
  return { institutionId: institution_id ?? institutionId, months };
}

/**
 * The account a link is for finishing; undefined if it is for creating a new one.
 * @throws Refusal `link-used` if it has already been finished; `link-expired` if the account has changed its address:
 *   the reader of this mail may be somebody else
 */
export async function accountToFinish(
  trx: Trx,
  { userId, email }: LinkActor,
): Promise<PatientToActivate | undefined> {
  const found = userId ? await findPatient(trx, userId) : undefined;
  if (found && found.subscription !== "account_created") throw new Refusal("link-used");
  if (found?.email && email && !isSameAddress(found.email, email))
    throw new Refusal("link-expired");
  return found;
}

/** What is already known about somebody arriving by such a link. Requires the actor `sign-up`. */
export async function readPreauthorised(trx: Trx, link: LinkActor) {
  const found = await accountToFinish(trx, link);
  const agreed = agreedIn(link);
  const email = found?.email ?? link.email;
  const institution = await findInstitution(trx, found?.institution_id ?? agreed.institutionId);
  return {
    email,
    username: found?.username ?? (await proposeUsername(trx, email ?? "")),
    firstName: found?.first_name ?? agreed.firstName,
    lastName: found?.last_name ?? agreed.lastName,
    subscriptionTime: agreed.months,
    passwordRequirements: requirementsFrom(institution),
  };
}
