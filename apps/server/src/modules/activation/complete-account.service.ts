import type { CompleteAccountPages } from "@regain/contract/calls/activation/complete-account";
import { isSameAddress } from "@regain/contract/email-address";
import { type LinkActor, system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { revokeSessions } from "../identity/auth-session.service.ts";
import { countByLink } from "../identity/rate-limit.service.ts";
import { redeemLink } from "../identity/link-token.service.ts";
import { namesIn } from "../identity/password.rules.ts";
import { hashNewPassword, type PasswordParts } from "../identity/password.service.ts";
import { requirementsFrom } from "../invitation/institution-requirements.rules.ts";
import { acceptWithNewAccount, findOpenInvitation } from "../invitation/invitation.service.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { takeFirstSteps } from "../signup/first-steps.service.ts";
import type { SignedUp } from "../signup/sign-up.service.ts";
import { addPatientAccount, type NewAccount } from "../signup/new-account.service.ts";
import { checkLocale } from "../signup/locales.rules.ts";
import { knownTimeZone, zoneChange } from "../signup/sign-up-fields.rules.ts";
import {
  findInstitution,
  isOthersEmail,
  type PatientToActivate,
  setPassword,
  updatePatient,
  updateUser,
} from "./activation.store.ts";
import { accountToFinish, agreedIn } from "./preauthorised.service.ts";
import { activateSubscription } from "./activate-subscription.service.ts";
import type { Agreed } from "./subscription.rules.ts";

export interface Completion {
  readonly link: LinkActor;
  readonly pages: CompleteAccountPages;
  /** Where the person comes from. */
  readonly source: string | undefined;
  readonly ip: string;
  readonly device: string;
}

interface Standing {
  readonly account: PatientToActivate | undefined;
  readonly email: string;
  readonly agreed: Agreed;
}

/** @throws Refusal `link-unknown`, `link-used`, `link-expired`; `malformed-request` for a different address */
async function standingOf(trx: Trx, { link, pages }: Completion, now: Date): Promise<Standing> {
  const invitation =
    link.purpose === "invitation" ? await findOpenInvitation(trx, link, now) : undefined;
  if (invitation && invitation.user_type !== "patient") throw new Refusal("link-unknown");
  const account = invitation ? undefined : await accountToFinish(trx, link);
  const { institutionId, months } = agreedIn(link);
  const given = pages.Account.email;
  const known = invitation?.email ?? account?.email ?? link.email ?? given;
  if (!isSameAddress(known, given))
    throw new Refusal("malformed-request", {
      fields: { email: "This was sent to another address." },
    });
  return {
    account,
    email: known,
    agreed: {
      institutionId: invitation?.institution_id ?? account?.institution_id ?? institutionId,
      months,
    },
  };
}

/** @throws Refusal `email-in-use`; `link-used` if another tab was quicker */
async function finish(
  trx: Trx,
  { id, username }: PatientToActivate,
  { email, agreed }: Standing,
  { pages: { Location, Demographics, Diagnosis }, source }: Completion,
  passwordHash: string,
  now: Date,
): Promise<NewAccount> {
  if (await isOthersEmail(trx, email, id)) throw new Refusal("email-in-use");
  if (!(await activateSubscription(trx, id, { from: ["account_created"], agreed }, now)))
    throw new Refusal("link-used");
  await updateUser(trx, id, {
    email,
    first_name: Demographics.firstName,
    last_name: Demographics.lastName,
    locale: Location.locale,
    accepted_eula_at: now,
    ...(source ? { lead_source_details: source } : {}),
    ...zoneChange(Location.timeZone),
  });
  await updatePatient(trx, id, {
    age: Demographics.age,
    conditions: Diagnosis.disorders,
    conditions_period: Diagnosis.since,
    areas: Diagnosis.skills,
  });
  await setPassword(trx, id, passwordHash, now);
  await revokeSessions(trx, id, now);
  return { userId: id, username };
}

async function make(
  trx: Trx,
  { email, agreed }: Standing,
  { pages: { Location, Demographics, Diagnosis }, source }: Completion,
  passwordHash: string,
  now: Date,
): Promise<NewAccount> {
  const added = await addPatientAccount(
    trx,
    {
      ...Demographics,
      email,
      passwordHash,
      locale: Location.locale,
      timeZone: knownTimeZone(Location.timeZone),
      institutionId: agreed.institutionId ?? undefined,
      acceptedEula: true,
      leadSourceDetails: source,
      conditions: Diagnosis.disorders,
      conditionsPeriod: Diagnosis.since ?? undefined,
      areas: Diagnosis.skills,
    },
    now,
  );
  if (agreed.months !== null)
    await activateSubscription(
      trx,
      added.userId,
      { from: ["trialing", "paying"], agreed, by: "sponsor" },
      now,
    );
  return added;
}

/**
 * Finishes the account of somebody invited or preauthorized, and signs them in.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`, `malformed-request`,
 *   `weak-password`, `email-in-use`, `too-many-requests`
 */
export async function completeAccount(
  database: Database,
  parts: LetterParts & PasswordParts,
  completion: Completion,
  now: Date,
): Promise<SignedUp> {
  const { link, pages, ip, device } = completion;
  checkLocale(pages.Location.locale);
  await countByLink(database, link, ip, now);
  const actor = system("sign-up");
  const { standing, institution } = await database.withActor(actor, async (trx) => {
    const found = await standingOf(trx, completion, now);
    return {
      standing: found,
      institution: await findInstitution(trx, found.agreed.institutionId),
    };
  });
  const { account, email } = standing;
  const passwordHash = await hashNewPassword(parts, {
    password: pages.Account.password,
    names: namesIn({
      email,
      username: account?.username ?? pages.Account.username,
      first_name: pages.Demographics.firstName,
      last_name: pages.Demographics.lastName,
    }),
    requirements: requirementsFrom(institution),
    field: "password",
  });
  return database.withActor(actor, async (trx) => {
    const { userId, username } = account
      ? await finish(trx, account, standing, completion, passwordHash, now)
      : await make(trx, standing, completion, passwordHash, now);
    if (link.purpose === "invitation")
      await acceptWithNewAccount(trx, link, { userId, email, type: "patient" }, now);
    else await redeemLink(trx, link.tokenId, now);
    const { firstName } = pages.Demographics;
    const newcomer = { userId, username, type: "patient", firstName, email, device } as const;
    const { institutionId } = standing.agreed;
    return {
      token: await takeFirstSteps(trx, parts, newcomer, now),
      joined: institutionId === null ? null : { userId, type: "patient", institutionId },
    };
  });
}
