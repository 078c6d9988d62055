import type { createClinician } from "@regain/contract/calls/signup/create-clinician";
import type { HandlerInput } from "@regain/contract/endpoint";
import { type LinkActor, system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { type Concerned, Refusal } from "../../lib/http/refusal.ts";
import { accountOf } from "../account.store.ts";
import { identify, revokeSession } from "../identity/auth-session.service.ts";
import { resolveLink } from "../identity/link-token.service.ts";
import type { PasswordParts } from "../identity/password.service.ts";
import { acceptWithNewAccount, findOpenInvitation } from "../invitation/invitation.service.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { applicantOf, type Caller } from "./applicant.rules.ts";
import { requireInstitution, requirementsOf, workplaceOf } from "./institution.service.ts";
import { addClinicianAccount } from "./new-account.service.ts";
import { requireWorkplace } from "./sign-up-fields.rules.ts";
import { countSignUp, type SignedUp, signUp, signUpAgain } from "./sign-up.service.ts";

type Form = HandlerInput<typeof createClinician>["body"];

function ownWorkplace(form: Form) {
  const { setting, privatePractice, facilityName, mailingAddress, zipCode } =
    requireWorkplace(form);
  return {
    setting,
    private_practice: privatePractice,
    facility_name: facilityName,
    mailing_address: mailingAddress,
    zip_code: zipCode,
  };
}

/**
 * The invitation to the institution that the form names. Without an institution, the token is
 * ignored: the person opens the invitation after signing up.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`
 */
async function invitationOf(
  database: Database,
  { invitationToken, institutionId }: Form,
  now: Date,
): Promise<LinkActor | undefined> {
  if (!invitationToken || !institutionId) return undefined;
  const link = await resolveLink(database, invitationToken, ["invitation"], now);
  const { institution_id } = await database.withActor(system("sign-up"), (trx) =>
    findOpenInvitation(trx, link, now),
  );
  if (institution_id !== institutionId) throw new Refusal("link-unknown");
  return link;
}

/** Whoever logs in through their institution is let in by it alone: the first session ends as it begins. */
async function unlessElsewhere(database: Database, token: string, now: Date) {
  const user = await identify(database, token, now);
  if (!user) return null;
  return database.withActor(system("sign-in"), async (trx) => {
    const account = await accountOf(trx, user.userId);
    if (!account?.signs_in_at) return token;
    await revokeSession(trx, user.sessionId, now);
    return null;
  });
}

/**
 * Signs a clinician up.
 * @returns no token for somebody who logs in through their institution
 * @throws Refusal as `signUp`; `not-found` for an unknown institution; `link-unknown`, `link-used`,
 *   `link-expired`; `too-many-requests`
 */
export async function signUpClinician(
  database: Database,
  parts: LetterParts & PasswordParts,
  form: Form,
  { ip, device }: Caller,
  now: Date,
): Promise<Pick<SignedUp, "joined"> & { readonly token: string | null }> {
  await countSignUp(database, ip, now);
  const { role, email, institutionId, password } = form;
  const institution = institutionId && (await requireInstitution(database, institutionId));
  const workplace = institution ? workplaceOf(institution) : ownWorkplace(form);
  const wish = { type: "clinician", person: applicantOf(form), password, device } as const;
  // Before the invitation is checked: the first request has used it up.
  const again = await signUpAgain(database, wish, now);
  if (again) return { token: await unlessElsewhere(database, again, now), joined: null };
  const invitation = await invitationOf(database, form, now);
  let joined: Concerned | null = null;
  const token = await signUp(
    database,
    parts,
    {
      ...wish,
      person: { ...wish.person, institutionId: invitation && institutionId },
      requirements: institution ? requirementsOf(institution) : undefined,
      async add(trx, person) {
        const profile = { role, ...workplace };
        const added = await addClinicianAccount(trx, { ...person, profile }, now);
        const account = { userId: added.userId, email, type: "clinician" } as const;
        if (invitation) {
          const { institution_id } = await acceptWithNewAccount(trx, invitation, account, now);
          joined = { ...account, institutionId: institution_id };
        }
        return added;
      },
    },
    now,
  );
  return { token: await unlessElsewhere(database, token, now), joined };
}
