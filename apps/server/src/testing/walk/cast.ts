import { dayMs } from "@regain/contract/durations";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { v7 } from "uuid";
import { addClinician, addInstitution, addPatient, addToCaseload } from "../../builders/people.ts";
import { addMadeUpSession } from "../../builders/practice.ts";
import { system } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import { openSession } from "../../modules/identity/auth-session.service.ts";
import { issueSubmitToken } from "../../modules/identity/submit-token.service.ts";
import { insertInvitation } from "../../modules/invitation/invitation.store.ts";
import { insertOwnItem } from "../../modules/own-items/own-items.store.ts";
import type { TestServer } from "../test-server.ts";

const week = 7 * dayMs;

/** The address that the invitation and the links to an address go to. */
export const castAddress = "leo@example.org";

/** What a patient has created: a word of their own, a practice session. */
async function addPractice(trx: Trx, patientId: string, now: Date) {
  const itemId = v7();
  await insertOwnItem(trx, {
    patient_id: patientId,
    item_id: itemId,
    kind: "thing",
    name: "Teapot",
    relation: null,
    photo_key: "none",
    voice_key: null,
    created_at: now,
    removed_at: null,
  });
  const { row } = await addMadeUpSession(trx, patientId, [{ typeId: 33, level: 1, count: 1 }], now);
  return { itemId, practised: row.session_id };
}

/** The device they are signed in on, and the token with which another one sends its results. */
function addDevices(server: TestServer, patientId: string, practised: string) {
  const now = server.now();
  return server.database.withActor(system("sign-in"), async (trx) => {
    await openSession(trx, { userId: patientId, type: "patient", device: "tablet" }, now);
    const { id } = await trx
      .selectFrom("auth_sessions")
      .select("id")
      .where("user_id", "=", patientId)
      .executeTakeFirstOrThrow();
    const { token } = await issueSubmitToken(trx, { patientId, sessionId: practised }, now);
    return { sessionId: id, submitToken: token };
  });
}

async function addThings(server: TestServer, patientId: string) {
  const practice = await server.seed((trx) => addPractice(trx, patientId, server.now()));
  return { ...practice, ...(await addDevices(server, patientId, practice.practised)) };
}

/**
 * Everybody who can make a call about Rosa: herself, another patient, her clinician, a clinician without her, her
 * institution's admin, another institution's admin, and a suspended clinician of hers. And what they have.
 */
export async function seedCast(server: TestServer) {
  const now = server.now();
  const cast = await server.seed(async (trx) => {
    const harbor = await addInstitution(trx, { name: "Harbor Rehabilitation" });
    const maple = await addInstitution(trx, { name: "Maple Rehabilitation", country: "CA" });
    const admin = { institution_admin: true };
    const people = {
      rosa: await addPatient(trx, { username: "rosa", institution_id: harbor }),
      sam: await addPatient(trx, { username: "sam" }),
      vera: await addPatient(trx, { username: "vera", status: "SUSPENDED" }),
      dana: await addClinician(trx, { username: "dana", institution_id: harbor }),
      nils: await addClinician(trx, { username: "nils" }),
      greta: await addClinician(trx, { username: "greta", institution_id: harbor, ...admin }),
      hugo: await addClinician(trx, { username: "hugo", institution_id: maple, ...admin }),
      sven: await addClinician(trx, {
        username: "sven",
        institution_id: harbor,
        status: "SUSPENDED",
      }),
    };
    for (const clinician_id of [people.dana, people.sven])
      await addToCaseload(trx, { patient_id: people.rosa, clinician_id });
    const invitation = v7();
    await insertInvitation(trx, {
      id: invitation,
      email: castAddress,
      user_type: "patient",
      institution_id: harbor,
      invited_by: people.greta,
      status: "INVITED",
      created_at: now,
      expires_at: new Date(now.getTime() + week),
      answered_at: null,
      user_id: null,
    });
    return { people, harbor, invitation };
  });
  return {
    ...cast,
    rosas: await addThings(server, cast.people.rosa),
    sams: await addThings(server, cast.people.sam),
  };
}
export type Cast = Awaited<ReturnType<typeof seedCast>>;

/** What a link's page needs to know besides whose it is. */
export const linkData: Readonly<Record<LinkPurpose, (cast: Cast) => Record<string, string>>> = {
  "sign-in": () => ({}),
  "reset-password": () => ({}),
  invitation: ({ invitation }) => ({ invitationId: invitation }),
  activation: () => ({}),
  "homework-invitation": ({ people }) => ({ clinicianId: people.dana }),
  "do-not-contact": () => ({}),
  "mail-choice": () => ({ mails: "reminders" }),
  "therapist-consult": () => ({}),
  "progress-report": () => ({}),
  subscribe: () => ({}),
  retrial: () => ({}),
  survey: () => ({}),
  scholarship: () => ({}),
};
