import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { inviteToHomework } from "@regain/contract/calls/add-patient/invite-to-homework";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { transferPatient } from "@regain/contract/calls/caseload/transfer-patient";
import { readCaseloadPatient } from "@regain/contract/calls/caseload/caseload-patient";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { createSignInCard } from "@regain/contract/calls/identity/create-sign-in-card";
import { revokeSignInCard } from "@regain/contract/calls/identity/revoke-sign-in-card";
import { signInCard } from "@regain/contract/calls/identity/sign-in-card";
import { removeUser } from "@regain/contract/calls/license/remove-user";
import { dayMs } from "@regain/contract/durations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addInstitution, addToCaseload, type PatientDetails } from "../../builders/people.ts";
import { newClinician, newPatientOf } from "../../testing/caseload.ts";
import { linkTokenTo } from "../../testing/letters.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const enter = (token: string) => server.client()(exchangeToken, { body: { token } });
const over = [410, "link-expired"];
const signedOut = [401, "session-ended"];

/** Dana and Mara work at the same place, and Dana has a patient. */
async function harbor(details: Partial<PatientDetails> = {}) {
  const institution_id = await server.seed((trx) => addInstitution(trx, { name: "Harbor" }));
  const dana = await newClinician(server, { institution_id });
  const mara = await newClinician(server, { institution_id });
  const { id, username } = await newPatientOf(server, dana.id, [], details);
  const params = { id };
  return {
    institution_id,
    dana,
    mara,
    id,
    username,
    params,
    patient: server.client(await server.tokenFor(id)),
    give: (keepMe: boolean) =>
      dana.call(transferPatient, { params, body: { clinicianId: mara.id, keepMe } }),
    discharge: () => dana.call(dischargePatient, { params, body: { reason: "goals-met" } }),
  };
}

describe("a card that a clinician made", () => {
  /** The latest card, and somebody signed in by it and by the one before. */
  async function cardOf({ dana, params }: Awaited<ReturnType<typeof harbor>>) {
    const first = await dana.call(createSignInCard, { params });
    const before = server.client((await enter(first.code)).accessToken);
    const { code } = await dana.call(createSignInCard, { params });
    const now = server.client((await enter(code)).accessToken);
    const isOver = async () => {
      expect(await refusal(enter(code))).toEqual(over);
      for (const call of [before, now])
        expect(await refusal(call(loadUser, {}))).toEqual(signedOut);
    };
    const isGood = async () => {
      expect(await enter(code)).toHaveProperty("accessToken");
      for (const call of [before, now]) expect(await call(loadUser, {})).toHaveProperty("user");
    };
    return { isOver, isGood };
  }

  test("ends with a hand-over, with all that is open by it; the next one is told, and makes another", async () => {
    const story = await harbor();
    const { mara, params, patient, give } = story;
    const card = await cardOf(story);
    await give(false);
    await card.isOver();
    expect(await patient(loadUser, {}), "who came in by themself stays").toHaveProperty("user");
    expect(await mara.call(signInCard, { params })).toEqual({
      card: null,
      endedWithWorkAt: server.now().toISOString(),
    });
    const { code } = await mara.call(createSignInCard, { params });
    expect(await mara.call(signInCard, { params })).toMatchObject({ endedWithWorkAt: null });
    await expect(enter(code)).resolves.toHaveProperty("accessToken");
  });

  test("goes on where both have the patient, until the one who made it is out", async () => {
    const story = await harbor();
    const card = await cardOf(story);
    await story.give(true);
    await card.isGood();
    await story.discharge();
    await card.isOver();
    expect(await story.patient(loadUser, {}), "who came in by themself stays").toHaveProperty(
      "user",
    );
  });

  test("stays with a patient whom nobody else could make one", async () => {
    const story = await harbor();
    const card = await cardOf(story);
    await story.discharge();
    await card.isGood();
    const { dana, params } = story;
    expect(await refusal(dana.call(revokeSignInCard, { params }))).toEqual([
      409,
      "patient-discharged",
    ]);
    await card.isGood();
    await story.patient(revokeSignInCard, { params });
    expect(await story.patient(signInCard, { params })).toEqual({
      card: null,
      endedWithWorkAt: null,
    });
  });

  test("stays where the other one who has the patient is suspended, and so can make none", async () => {
    const story = await harbor();
    const card = await cardOf(story);
    await story.give(true);
    await server.seed((trx) =>
      trx
        .updateTable("users")
        .set({ status: "SUSPENDED" })
        .where("id", "=", story.mara.id)
        .execute(),
    );
    await story.discharge();
    await card.isGood();
    const { params } = story;
    expect(await story.patient(signInCard, { params })).toMatchObject({
      card: {},
      endedWithWorkAt: null,
    });
  });

  /** An admin of the institution removes Dana. */
  async function remove(
    { institution_id, dana }: Awaited<ReturnType<typeof harbor>>,
    goes = false,
  ) {
    const greta = await newClinician(server, {
      institution_id,
      institution_admin: true,
      deletion_due_at: goes ? new Date(server.now().getTime() + dayMs) : null,
    });
    await greta.call(removeUser, {
      params: { id: institution_id, userId: dana.id },
      body: { acknowledged: true },
    });
    return greta;
  }

  test.each([
    ["an admin", false],
    ["one who goes as well", true],
  ])("ends where the clinician is removed by %s", async (_, goes) => {
    const story = await harbor();
    const card = await cardOf(story);
    await remove(story, goes);
    await card.isOver();
    expect(await story.patient(loadUser, {})).toHaveProperty("user");
  });

  test("stays with who was discharged before that, for the admin can make none", async () => {
    const story = await harbor();
    const card = await cardOf(story);
    await story.discharge();
    const greta = await remove(story);
    await card.isGood();
    expect(await refusal(greta.call(createSignInCard, { params: story.params }))).toEqual([
      409,
      "patient-discharged",
    ]);
  });

  test("ends with a removal where somebody else is at work by then", async () => {
    const story = await harbor();
    const card = await cardOf(story);
    await story.discharge();
    await server.seed((trx) =>
      addToCaseload(trx, { patient_id: story.id, clinician_id: story.mara.id }),
    );
    await card.isGood();
    await remove(story);
    await card.isOver();
    expect(await story.mara.call(signInCard, { params: story.params })).toMatchObject({
      endedWithWorkAt: server.now().toISOString(),
    });
  });

  test("of before it was noted ends as well; the patient's own, and a colleague's, stay", async () => {
    const old = await harbor();
    const card = await cardOf(old);
    await server.database.pool.query(
      "update link_tokens set data = data - 'madeBy' where user_id = $1",
      [old.id],
    );
    await old.give(false);
    await card.isOver();

    const own = await harbor();
    const { code } = await own.patient(createSignInCard, { params: own.params });
    const { accessToken } = await enter(code);
    await own.give(false);
    await expect(enter(code)).resolves.toHaveProperty("accessToken");
    expect(await server.client(accessToken)(loadUser, {})).toHaveProperty("user");

    const shared = await harbor();
    await shared.give(true);
    const maras = await shared.mara.call(createSignInCard, { params: shared.params });
    await shared.discharge();
    await expect(enter(maras.code)).resolves.toHaveProperty("accessToken");
  });
});

test("an invitation home leads to who has taken the patient over, and that is written down", async () => {
  const { dana, mara, id, username, params, give } = await harbor({
    email: null,
    subscription: { status: "clinician_setup", payment_source: "none" },
  });
  const email = `${username}@example.org`;
  await dana.call(inviteToHomework, { params, body: { email, careGiver: false } });
  const accept = async () =>
    server.client(await linkTokenTo(server, email))(acceptHomework, {
      params: { id, clinicianId: dana.id },
      body: { email, password: "Lagoon42xx", acceptedEULA: "true", action: "homework" },
    });
  await give(false);
  // Nor does a clinician who took over, but no longer has a row for the patient, get back in unnoticed.
  await server.seed((trx) =>
    trx.deleteFrom("caseload").where("clinician_id", "=", mara.id).execute(),
  );
  await accept();
  expect(await refusal(dana.call(readCaseloadPatient, { params, query: {} }))).toEqual([
    404,
    "not-found",
  ]);
  const { events } = await mara.call(readCaseloadPatient, { params, query: {} });
  expect(events.map(({ kind }) => kind)).toEqual(["added", "taken_over", "handed_over"]);
  const written = await server.seed((trx) =>
    trx
      .selectFrom("caseload_events")
      .select(["clinician_id", "author_id"])
      .where("patient_id", "=", id)
      .where("kind", "=", "added")
      .execute(),
  );
  expect(written).toEqual([{ clinician_id: mara.id, author_id: null }]);
});
