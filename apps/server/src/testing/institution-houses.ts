import { loadUser } from "@regain/contract/calls/identity/load-user";
import { login } from "@regain/contract/calls/identity/login";
import { changeUser } from "@regain/contract/calls/license/change-user";
import { institutionUsers } from "@regain/contract/calls/license/institution-users";
import { inviteUser } from "@regain/contract/calls/license/invite-user";
import { removeUser } from "@regain/contract/calls/license/remove-user";
import { sendInvitation } from "@regain/contract/calls/license/send-invitation";
import { withdrawInvitation } from "@regain/contract/calls/license/withdraw-invitation";
import type { CallError, Client } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import { afterAll, beforeAll } from "vitest";
import {
  addClinician,
  addInstitution,
  addPatient,
  type PersonDetails,
} from "../builders/people.ts";
import { openTestServer, type TestServer } from "./test-server.ts";
import { hashTemporaryPassword } from "../modules/identity/temporary-password.service.ts";

/** The password of everybody in these institutions. */
export const password = "Practice1";

/** The code that a call is refused with, or "fine". */
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "fine",
    ({ code }: CallError) => code,
  );

interface PersonSubscription {
  readonly status?: "paying" | "expired";
  readonly payment_source?: "none" | "Stripe";
  readonly period_ends_at?: Date;
  readonly cancels_at_period_end?: boolean;
  readonly cancelled_for_deletion?: boolean;
}

/** A server for one file's stories, and institutions on it. */
export function institutionHouses() {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await openTestServer();
    passwordHash = await hashTemporaryPassword(password);
  });
  afterAll(() => server.close());

  let houses = 0;

  /** An institution with its admin; its people's names end with its number. */
  async function openHouse() {
    const n = ++houses;
    const institutionId = await server.seed((trx) => addInstitution(trx, { name: `Harbor ${n}` }));
    const belongs = (username: string, more: Partial<PersonDetails> = {}): PersonDetails => ({
      username: `${username}${n}`,
      first_name: username.charAt(0).toUpperCase() + username.slice(1),
      institution_id: institutionId,
      passwordHash,
      ...more,
    });
    const clinician = (username: string, more?: Partial<PersonDetails>) =>
      server.seed((trx) => addClinician(trx, belongs(username, more)));
    const patient = (
      username: string,
      more?: Partial<PersonDetails>,
      subscription: PersonSubscription = { payment_source: "none" },
    ) => server.seed((trx) => addPatient(trx, { ...belongs(username, more), subscription }));
    const greta = await clinician("greta", { institution_admin: true });
    const as = async (id: string) => {
      const call: Client = server.client(await server.tokenFor(id));
      const of = (userId: string) => ({ params: { id: institutionId, userId } });
      return {
        call,
        list: (query: CallInput<typeof institutionUsers>["query"] = {}) =>
          call(institutionUsers, { params: { id: institutionId }, query }),
        invite: (email: string, type: "clinician" | "patient" = "clinician") =>
          call(inviteUser, { params: { id: institutionId }, body: { email, type } }),
        reset: (userId: string) => call(changeUser, { ...of(userId), body: { password: "" } }),
        status: (userId: string, status: "ACTIVE" | "SUSPENDED") =>
          call(changeUser, { ...of(userId), body: { status } }),
        appoint: (userId: string, institutionAdmin: boolean) =>
          call(changeUser, { ...of(userId), body: { institutionAdmin } }),
        remove: (userId: string, acknowledged = true) =>
          call(removeUser, { ...of(userId), body: acknowledged ? { acknowledged } : {} }),
        resend: (userId: string) => call(sendInvitation, of(userId)),
        withdraw: (userId: string) => call(withdrawInvitation, of(userId)),
      };
    };
    const admin = await as(greta);
    return { n, institutionId, greta, clinician, patient, as, admin };
  }

  const signIn = (username: string, typed = password) =>
    server.client()(login, { body: { username, password: typed } });

  /** What was written to an address, latest first. */
  async function lettersTo(recipient: string) {
    const rows = await server.database.owner
      .selectFrom("mails")
      .select(["template", "content"])
      .where("recipient", "=", recipient)
      .orderBy("mail_id", "desc")
      .execute();
    return rows.map(({ template, content }) => ({
      template,
      text: content.paragraphs.join(" "),
      token: content.button && new URL(content.button.address).searchParams.get("token"),
      invitation: content.button && new URL(content.button.address).searchParams.get("t"),
    }));
  }

  const userOf = (id: string) =>
    server.database.owner
      .selectFrom("users")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  /** The clinicians who have a patient now. */
  const cliniciansOf = async (patientId: string) => {
    const rows = await server.database.owner
      .selectFrom("caseload")
      .select("clinician_id")
      .where("patient_id", "=", patientId)
      .execute();
    return rows.map(({ clinician_id }) => clinician_id);
  };

  /** What the caseload has recorded about a patient. */
  const movesOf = (patientId: string) =>
    server.database.owner
      .selectFrom("caseload_events")
      .select(["clinician_id", "kind", "author_id", "note"])
      .where("patient_id", "=", patientId)
      .orderBy("at")
      .orderBy("event_id")
      .execute();

  const isSignedOut = async (token: string) =>
    (await codeOf(server.client(token)(loadUser, {}))) === "session-ended";

  return {
    server: () => server,
    openHouse,
    signIn,
    lettersTo,
    userOf,
    cliniciansOf,
    movesOf,
    isSignedOut,
  };
}
