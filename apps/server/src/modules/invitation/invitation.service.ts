import { isSameAddress } from "@regain/contract/email-address";
import type { UserType } from "@regain/contract/entities/enumerations";
import { statusesThat } from "@regain/contract/subscription-statuses";
import { v7 } from "uuid";
import type { LinkActor } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import type { InvitationRow } from "../../db/tables/ways-in.ts";
import { enqueueSponsorSync } from "../billing/sync-sponsored.service.ts";
import {
  transitionSubscription,
  sponsoredForGood,
} from "../billing/transition-subscription.service.ts";
import { type Concerned, Refusal } from "../../lib/http/refusal.ts";
import type { Jobs } from "../../lib/jobs.ts";
import { lockUser } from "../identity/auth-session.service.ts";
import { issueLink, redeemLink } from "../identity/link-token.service.ts";
import { isWanted, type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { invitationLife, invitationStatus, whyNotInvited } from "./invitation.rules.ts";
import {
  deleteUnaccepted,
  findInvitation,
  findInvitee,
  findUnaccepted,
  insertInvitation,
  type Invitee,
  isOnTrialOfOthers,
  joinInstitution,
  loadInstitution,
  revokeInvitationLinks,
  sponsorshipOf,
  updateInvitation,
} from "./invitation.store.ts";

/** All of this requires the actor `sign-up`; the call checks who may invite. */

export interface NewInvitation {
  readonly email: string;
  readonly userType: UserType;
  readonly institutionId: string;
  readonly invitedBy: string;
}

/** Creates the link of an invitation, and revokes what was sent before. */
export async function createInvitation(
  trx: Trx,
  { id, email, expires_at }: Pick<InvitationRow, "id" | "email" | "expires_at">,
  now: Date,
): Promise<string> {
  await revokeInvitationLinks(trx, id, now);
  const data = { invitationId: id };
  return issueLink(trx, { purpose: "invitation", email, data, expiresAt: expires_at }, now);
}

const kind = "institutionInvitation";

/** @throws Refusal `address-suppressed`, so that nobody waits for an answer to what was never sent */
async function requireWanted(trx: Trx, email: string): Promise<void> {
  if (!(await isWanted(trx, { kind, to: email }))) throw new Refusal("address-suppressed");
}

async function send(trx: Trx, parts: LetterParts, invitation: InvitationRow, now: Date) {
  const institution = await loadInstitution(trx, invitation.institution_id);
  const token = await createInvitation(trx, invitation, now);
  await writeLetter(
    trx,
    parts,
    {
      kind,
      to: invitation.email,
      values: { institution: institution.name },
      path: `/activate?t=${token}`,
    },
    now,
  );
}

/**
 * Invites somebody into an institution by mail. An expired or declined invitation to the address is
 * replaced.
 * @throws Refusal `already-invited`, `email-in-use` for somebody who already belongs to it or is
 *   another type of user, `other-institution`, `address-suppressed`
 */
export async function invite(
  trx: Trx,
  parts: LetterParts,
  { email, userType, institutionId, invitedBy }: NewInvitation,
  now: Date,
): Promise<InvitationRow> {
  const account = await findInvitee(trx, email);
  const former = await findUnaccepted(trx, institutionId, email);
  const known = { account, former, isWanted: await isWanted(trx, { kind, to: email }) };
  const problem = whyNotInvited(known, { userType, institutionId }, now);
  if (problem) throw new Refusal(problem);
  const invitation: InvitationRow = {
    id: former?.id ?? v7(),
    email,
    user_type: userType,
    institution_id: institutionId,
    invited_by: invitedBy,
    status: "INVITED",
    created_at: now,
    expires_at: new Date(now.getTime() + invitationLife),
    answered_at: null,
    user_id: null,
  };
  if (former) await updateInvitation(trx, former.id, invitation);
  else if (!(await insertInvitation(trx, invitation))) throw new Refusal("already-invited");
  await send(trx, parts, invitation, now);
  return invitation;
}

/**
 * Sends an open invitation again, valid for another 7 days; the earlier link no longer works.
 * @throws Refusal `not-found` if it is not the institution's, `invitation-not-open`,
 *   `address-suppressed`
 */
export async function resendInvitation(
  trx: Trx,
  parts: LetterParts,
  { id, institutionId }: { readonly id: string; readonly institutionId: string },
  now: Date,
): Promise<void> {
  const found = await findInvitation(trx, id);
  if (!found || found.institution_id !== institutionId) throw new Refusal("not-found");
  if (invitationStatus(found, now) !== "INVITED") throw new Refusal("invitation-not-open");
  await requireWanted(trx, found.email);
  const expires_at = new Date(now.getTime() + invitationLife);
  await updateInvitation(trx, id, { expires_at });
  await send(trx, parts, { ...found, expires_at }, now);
}

/**
 * Withdraws an invitation, even one that has expired or was declined; its link stops working.
 * @throws Refusal `not-found` if it is not the institution's, `invitation-not-open` if it has led
 *   to an account
 */
export async function withdrawInvitation(
  trx: Trx,
  { id, institutionId }: { readonly id: string; readonly institutionId: string },
  now: Date,
): Promise<void> {
  const found = await findInvitation(trx, id);
  if (found?.institution_id !== institutionId) throw new Refusal("not-found");
  await revokeInvitationLinks(trx, id, now);
  if (!(await deleteUnaccepted(trx, id))) throw new Refusal("invitation-not-open");
}

/**
 * The invitation a link was sent for, while it can be answered.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`
 */
export async function findOpenInvitation(
  trx: Trx,
  { data }: LinkActor,
  now: Date,
): Promise<InvitationRow> {
  const id = data.invitationId;
  const found = typeof id === "string" ? await findInvitation(trx, id) : undefined;
  if (!found) throw new Refusal("link-unknown");
  const status = invitationStatus(found, now);
  if (status === "EXPIRED") throw new Refusal("link-expired");
  if (status !== "INVITED") throw new Refusal("link-used");
  return found;
}

/**
 * Records that an invitation led to an account just created for it, and uses up its link.
 * @throws Refusal `link-unknown` if it was meant for another type of user or another address;
 *   `link-used`, `link-expired`
 */
export async function acceptWithNewAccount(
  trx: Trx,
  link: LinkActor,
  account: { readonly userId: string; readonly email: string; readonly type: UserType },
  now: Date,
): Promise<InvitationRow> {
  const found = await findOpenInvitation(trx, link, now);
  const isTheirs = isSameAddress(found.email, account.email);
  if (!isTheirs || found.user_type !== account.type) throw new Refusal("link-unknown");
  await noteAccepted(trx, link, found, account.userId, now);
  return found;
}

/** Records who accepted, and uses up the link. */
async function noteAccepted(
  trx: Trx,
  link: LinkActor,
  { id }: InvitationRow,
  userId: string,
  now: Date,
): Promise<void> {
  await redeemLink(trx, link.tokenId, now);
  await updateInvitation(trx, id, { status: "ACCEPTED", answered_at: now, user_id: userId });
}

/** Somebody suspended cannot log in; they were a member once, and joined through their own mail then. */
export const mustLogIn = ({ status }: Pick<Invitee, "status">): boolean => status === "ACTIVE";

/**
 * Somebody who has an account joins the institution.
 * @param userId whose session the answer came with
 * @throws Refusal `not-found` without an account, `log-in-to-accept` if they have not shown that
 *   the account is theirs, `email-in-use` if it is of another type, `other-institution`;
 *   `deletion-begun` if it is too late to keep it
 */
export async function acceptWithOwnAccount(
  trx: Trx,
  jobs: Jobs,
  link: LinkActor,
  now: Date,
  userId?: string,
): Promise<Concerned> {
  const found = await findOpenInvitation(trx, link, now);
  const known = await findInvitee(trx, found.email);
  // Of two institutions that are joined at the same moment, the second finds them in the first.
  if (known) await lockUser(trx, known.id);
  const account = known && (await findInvitee(trx, found.email));
  if (!account) throw new Refusal("not-found");
  // Anyone may have created it with this address, to be let in by its real owner.
  if (mustLogIn(account) && account.id !== userId) throw new Refusal("log-in-to-accept");
  if (account.deletion_due_at && account.deletion_due_at <= now)
    throw new Refusal("deletion-begun");
  if (account.type !== found.user_type) throw new Refusal("email-in-use");
  if (account.institution_id && account.institution_id !== found.institution_id)
    throw new Refusal("other-institution");
  await noteAccepted(trx, link, found, account.id, now);
  await joinInstitution(trx, account.id, found.institution_id);
  if (account.type === "patient") await sponsor(trx, jobs, account.id, now);
  return { userId: account.id, type: account.type, institutionId: found.institution_id };
}

/**
 * Makes the institution pay if nobody else does, or if another sponsor did, whose months are kept
 * in case the patient leaves again; an unfinished account learns of it once finished. A card given
 * for after the trial has paid nothing yet, and is not charged.
 */
async function sponsor(trx: Trx, jobs: Jobs, patientId: string, now: Date): Promise<void> {
  if (await isOnTrialOfOthers(trx, patientId)) return;
  const from = statusesThat(({ mayBegin }) => mayBegin);
  from.push("trialing_with_cc");
  const sponsorship = await sponsorshipOf(trx, patientId);
  if (sponsorship) from.push("paying");
  const isPaidFor = await transitionSubscription(
    trx,
    patientId,
    {
      to: "paying",
      by: "sponsor",
      from,
      change: { ...sponsoredForGood, cancels_at_period_end: false, ...sponsorship },
    },
    now,
  );
  if (isPaidFor) await enqueueSponsorSync(jobs, trx, patientId);
}

export async function decline(trx: Trx, link: LinkActor, now: Date): Promise<void> {
  const found = await findOpenInvitation(trx, link, now);
  await redeemLink(trx, link.tokenId, now);
  await updateInvitation(trx, found.id, { status: "DECLINED", answered_at: now });
}
