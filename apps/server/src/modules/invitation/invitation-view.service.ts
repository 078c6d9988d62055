import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { InvitationView } from "@regain/contract/entities/invitation";
import { type LinkActor, system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { InvitationRow } from "../../db/tables/ways-in.ts";
import { hasOwnSignIn } from "../identity/single-sign-on.service.ts";
import { proposeUsername } from "../signup/new-account.service.ts";
import { requirementsFrom } from "./institution-requirements.rules.ts";
import { mustLogIn, findOpenInvitation } from "./invitation.service.ts";
import { findInvitee, loadInstitution } from "./invitation.store.ts";

const redirects = { clinician: "signup", patient: "wizard" } as const;

/** What the link alone says. */
async function invitationAsSent(trx: Trx, link: LinkActor, now: Date) {
  const found: InvitationRow = await findOpenInvitation(trx, link, now);
  const { email, user_type: userType } = found;
  const institution = await loadInstitution(trx, found.institution_id);
  const known = await findInvitee(trx, email);
  const redirect = known ? null : redirects[userType];
  const [invites] = english.letters.institutionInvitation.paragraphs;
  return {
    id: found.id,
    userType,
    email,
    redirect,
    logInFirst: known !== undefined && mustLogIn(known),
    data: {
      message: format(invites, { institution: institution.name }),
      institutionId: institution.id,
      institutionName: institution.name,
      logo_image_path: institution.logo_path,
      username: redirect === "wizard" ? await proposeUsername(trx, email) : null,
      passwordRequirements: requirementsFrom(institution),
    },
  };
}

/**
 * What the invited person is shown.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`
 */
export async function readInvitation(
  database: Database,
  link: LinkActor,
  now: Date,
): Promise<InvitationView> {
  const { data, ...sent } = await database.withActor(system("sign-up"), (trx) =>
    invitationAsSent(trx, link, now),
  );
  const signsInElsewhere =
    sent.userType === "clinician" && (await hasOwnSignIn(database, data.institutionId));
  return { ...sent, data: { ...data, signsInElsewhere } };
}
