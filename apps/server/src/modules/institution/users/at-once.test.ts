import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { claimPatient } from "@regain/contract/calls/add-patient/claim-patient";
import { inviteToHomework } from "@regain/contract/calls/add-patient/invite-to-homework";
import { transferPatient } from "@regain/contract/calls/caseload/transfer-patient";
import { removeUser } from "@regain/contract/calls/license/remove-user";
import { describe, expect, inject, test } from "vitest";
import { addInstitution, addPatient } from "../../../builders/people.ts";
import { system } from "../../../db/actor.ts";
import { newClinician, newPatientOf } from "../../../testing/caseload.ts";
import { hashOf } from "../../../testing/hash-of.ts";
import { linkTokenTo } from "../../../testing/letters.ts";
import { refusal } from "../../../testing/practising-patient.ts";
import { postgresTestDatabase } from "../../../testing/test-database.ts";
import { openTestServer, type TestServer } from "../../../testing/test-server.ts";
import { waitingInLine } from "../../../testing/waiting-in-line.ts";
import { lockMembers } from "../../institution-admins.store.ts";

const password = "Lagoon42x";

/** Henry is about to be removed by Greta; Dana has a patient, and Sol has an account of his own. */
async function harborOn(server: TestServer) {
  const institution_id = await server.seed((trx) => addInstitution(trx, { name: "Harbor" }));
  const greta = await newClinician(server, { institution_id, institution_admin: true });
  const henry = await newClinician(server, { institution_id });
  const dana = await newClinician(server, { institution_id });
  const passwordHash = await hashOf(password);
  const sol = await server.seed((trx) => addPatient(trx, { username: "sol", passwordHash }));
  return { institution_id, greta, henry, dana, sol };
}

type Harbor = Awaited<ReturnType<typeof harborOn>>;

/** How Henry would get one more patient, and what the person doing it is told. */
const ways = {
  "by a hand-over": {
    told: [404, "no-such-colleague"],
    async begin(server: TestServer, { dana, henry }: Harbor) {
      const { id } = await newPatientOf(server, dana.id);
      const body = { clinicianId: henry.id, keepMe: false };
      return () => dana.call(transferPatient, { params: { id }, body });
    },
  },
  "by the patient's password": {
    told: [401, "session-ended"],
    begin(_: TestServer, { henry }: Harbor) {
      const body = { patientUsername: "sol", patientPassword: password };
      return Promise.resolve(() => henry.call(claimPatient, { params: { id: henry.id }, body }));
    },
  },
  "by an invitation home": {
    told: [404, "not-found"],
    async begin(server: TestServer, { henry }: Harbor) {
      const details = {
        email: null,
        subscription: { status: "clinician_setup", payment_source: "none" },
      } as const;
      const { id } = await newPatientOf(server, henry.id, [], details);
      const email = "kim@example.org";
      await henry.call(inviteToHomework, { params: { id }, body: { email, careGiver: false } });
      const home = server.client(await linkTokenTo(server, email));
      const params = { id, clinicianId: henry.id };
      const body = { email, password, acceptedEULA: "true" } as const;
      return () => home(acceptHomework, { params, body });
    },
  },
};

describe.skipIf(!inject("templateUrl"))("a clinician who is just being removed", () => {
  test.each(Object.entries(ways))("comes to no patient %s", async (_, { begin, told }) => {
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const server = await openTestServer({ database });
    const harbor = await harborOn(server);
    const { institution_id, greta, henry } = harbor;
    const take = await begin(server, harbor);
    const held = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const other = database.withActor(system("membership"), async (trx) => {
      await lockMembers(trx, institution_id);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    // Both wait in line, the removal before the call that would give Henry a patient.
    const params = { id: institution_id, userId: henry.id };
    const removal = greta.call(removeUser, { params, body: { acknowledged: true } });
    await expect.poll(() => waitingInLine(database), { timeout: 20_000 }).toBe(1);
    const taken = refusal(take());
    try {
      await expect.poll(() => waitingInLine(database), { timeout: 20_000 }).toBe(2);
    } finally {
      over.resolve();
      await Promise.allSettled([other, removal, taken]);
    }
    expect(await taken).toEqual(told);
    const { rows } = await database.pool.query("select from caseload where clinician_id = $1", [
      henry.id,
    ]);
    expect(rows).toEqual([]);
    await server.close();
  });
});
