import { inviteToHomework } from "../modules/activation/homework-invitation.service.ts";
import {
  type Preauthorisation,
  preauthorise,
} from "../modules/activation/preauthorised.service.ts";
import { offerConsult } from "../modules/consult/consult.service.ts";
import { writePasswordLink } from "../modules/identity/new-password.service.ts";
import { invite, type NewInvitation } from "../modules/invitation/invitation.service.ts";
import type { LetterParts } from "../modules/messaging/letter.service.ts";
import { sendOwnMail } from "../modules/messaging/messaging.service.ts";
import { localTime, yearBefore } from "@regain/therapy/days";
import { addPatient } from "../builders/people.ts";
import type { Trx } from "../db/database.ts";
import { daysFrom } from "./accounts.ts";

/** Stored and not sent; their links lead to whatever address the mailbox is read at. */
export const unsent: LetterParts = {
  jobs: { enqueue: () => Promise.resolve() },
  publicUrl: "",
};

interface DemoInvitation extends Pick<NewInvitation, "email" | "userType"> {
  readonly daysAgo: number;
  readonly isDeclined?: boolean;
}

/** All by Greta: to new people, to one with an account, to one who waited too long, and to one who declined. */
const invitations: readonly DemoInvitation[] = [
  { email: "pavel@example.org", userType: "clinician", daysAgo: 9 },
  { email: "rita@example.org", userType: "patient", daysAgo: 4, isDeclined: true },
  { email: "nils@example.org", userType: "clinician", daysAgo: 3 },
  { email: "noor@example.org", userType: "clinician", daysAgo: 2 },
  { email: "otis@example.org", userType: "clinician", daysAgo: 2 },
  { email: "leo@example.org", userType: "patient", daysAgo: 1 },
];

const newcomers: readonly Preauthorisation[] = [
  { email: "june@example.org", firstName: "June", lastName: "Park", subscriptionTime: 6 },
];

/** Such a letter can also be answered by opting out of further ones. */
const offeredATherapist = [
  ["tess", "Tess"],
  ["sam", "Sam"],
] as const;

type IdOf = (username: string) => string;

/** Rosa has asked for her report by email. */
async function addProgressMail(trx: Trx, idOf: IdOf, now: Date): Promise<void> {
  const rosa = { userId: idOf("rosa"), type: "patient" } as const;
  const endDate = localTime(now, "UTC").day;
  const tokens = { startDate: yearBefore(endDate), endDate };
  await sendOwnMail(trx, unsent, rosa, { templateName: "progress-report", tokens }, now);
}

async function addInvitations(trx: Trx, idOf: IdOf, now: Date): Promise<void> {
  const invitedBy = idOf("greta");
  const { institution_id } = await trx
    .selectFrom("users")
    .select("institution_id")
    .where("id", "=", invitedBy)
    .executeTakeFirstOrThrow();
  for (const { email, userType, daysAgo, isDeclined } of invitations) {
    const at = daysFrom(now, -daysAgo);
    const wish = { email, userType, institutionId: institution_id!, invitedBy };
    const { id } = await invite(trx, unsent, wish, at);
    if (!isDeclined) continue;
    await trx
      .updateTable("invitations")
      .set({ status: "DECLINED", answered_at: daysFrom(at, 1) })
      .where("id", "=", id)
      .execute();
    await trx
      .updateTable("link_tokens")
      .set({ used_at: daysFrom(at, 1) })
      .where("email", "=", email)
      .execute();
  }
}

/** Letters that lead into an account, in the mailbox, with links that work. */
export async function addDemoInvitations(trx: Trx, idOf: IdOf, now: Date): Promise<void> {
  await addInvitations(trx, idOf, now);
  await addProgressMail(trx, idOf, daysFrom(now, -1));
  const ada = { email: "ada@example.org", userId: idOf("ada"), firstName: "Ada" };
  for (const agreed of [...newcomers, ada])
    await preauthorise(trx, unsent, agreed, daysFrom(now, -2));
  const kim = await addPatient(trx, {
    username: "kim",
    first_name: null,
    email: null,
    created_at: daysFrom(now, -1),
    patient: { age: 57, conditions: ["stroke"] },
    subscription: { status: "clinician_setup", payment_source: "none" },
  });
  const clinicianId = idOf("mara");
  for (const [patientId, email] of [
    [kim, "kim.family@example.org"],
    [idOf("rosa"), "rosa@example.org"],
  ] as const)
    await inviteToHomework(trx, unsent, { patientId, clinicianId, email }, daysFrom(now, -1));
  for (const [username, name] of offeredATherapist) {
    const offer = { userId: idOf(username), email: `${username}@example.org`, name };
    await offerConsult(trx, unsent, offer, daysFrom(now, -1));
  }
  // Requested just now: such a link is valid for an hour, and then says so.
  const erik = { userId: idOf("erik"), email: "erik@example.org", name: "Erik" };
  await writePasswordLink(trx, unsent, erik, now);
}
