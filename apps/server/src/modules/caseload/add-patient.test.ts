import { claimPatient } from "@regain/contract/calls/add-patient/claim-patient";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { homeAccess } from "@regain/contract/calls/add-patient/home-access";
import { inviteToHomework } from "@regain/contract/calls/add-patient/invite-to-homework";
import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { homeworkInvitation } from "@regain/contract/calls/activation/homework-invitation";
import { createSignInCard } from "@regain/contract/calls/identity/create-sign-in-card";
import { login } from "@regain/contract/calls/identity/login";
import { createHash } from "node:crypto";
import { dayMs } from "@regain/contract/durations";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { system } from "../../db/actor.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { hashOf } from "../../testing/hash-of.ts";
import { setTemporaryPassword } from "../identity/temporary-password.service.ts";

const password = "Lagoon42x";
const passwordHash = await hashOf(password);

let server: TestServer;
let ids: Record<"sol" | "rosa" | "otto" | "sue" | "dana" | "nils", string>;

/** Everyone is somebody new in each test. */
let round = 0;
const named = (who: string) => `${who}${round}`;
const mailOf = (who: string) => `${named(who)}@example.org`;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  round += 1;
  ids = await server.seed(async (trx) => ({
    sol: await addPatient(trx, {
      username: named("sol"),
      email: null,
      first_name: null,
      passwordHash,
      subscription: { status: "clinician_setup", payment_source: "none" },
    }),
    rosa: await addPatient(trx, {
      username: named("rosa"),
      accepted_eula_at: new Date(),
      passwordHash,
    }),
    otto: await addPatient(trx, { username: named("otto"), one_time_codes: true, passwordHash }),
    sue: await addPatient(trx, { username: named("sue"), status: "SUSPENDED", passwordHash }),
    dana: await addClinician(trx, { username: named("dana"), last_name: "Reed", passwordHash }),
    nils: await addClinician(trx, { username: named("nils"), passwordHash }),
  }));
});
const as = async (who: keyof typeof ids) => server.client(await server.tokenFor(ids[who]));

const claim = async (
  who: "dana" | "nils",
  patientUsername: string,
  { patientPassword = password, id = ids[who] } = {},
) => (await as(who))(claimPatient, { params: { id }, body: { patientUsername, patientPassword } });

const eventsOf = (patientId: string) =>
  server.seed((trx) =>
    trx
      .selectFrom("caseload_events")
      .select(["kind", "clinician_id", "author_id"])
      .where("patient_id", "=", patientId)
      .orderBy("event_id")
      .execute(),
  );

describe("taking a patient into the caseload", () => {
  test("works by user name and by mail, for more than one clinician, and is written down", async () => {
    expect(await claim("dana", `${named("rosa").toUpperCase()} `)).toEqual({ patientId: ids.rosa });
    expect(await claim("nils", mailOf("rosa"))).toEqual({ patientId: ids.rosa });
    expect(await eventsOf(ids.rosa)).toEqual([
      { kind: "added", clinician_id: ids.dana, author_id: ids.dana },
      { kind: "added", clinician_id: ids.nils, author_id: ids.nils },
    ]);
    await expect(claim("dana", named("rosa"))).rejects.toMatchObject({
      status: 409,
      code: "already-in-caseload",
    });
  });

  test("answers the same for everything that is not right, and signs nobody out", async () => {
    const tries = [
      () => claim("dana", named("rosa"), { patientPassword: "Wrong1234" }),
      () => claim("dana", "nobody"),
      () => claim("dana", named("sue")),
      () => claim("dana", named("nils")),
    ];
    for (const one of tries)
      await expect(one()).rejects.toMatchObject({
        status: 401,
        code: "wrong-credentials",
        authError: false,
      });
    await expect(claim("dana", named("otto"))).rejects.toMatchObject({ code: "code-by-mail" });
    expect(await eventsOf(ids.rosa)).toEqual([]);
  });

  test("is not done by a password that an admin has had made, but by the one that is chosen then", async () => {
    await server.database.withActor(system("sign-in"), (trx) =>
      setTemporaryPassword(trx, ids.sol, passwordHash, server.now()),
    );
    await expect(claim("dana", named("sol"))).rejects.toMatchObject({
      status: 409,
      code: "issued-password",
    });
    expect(await eventsOf(ids.sol)).toEqual([]);
    const own = "Walk by the sea 7";
    await (
      await as("sol")
    )(changePassword, {
      params: { userId: ids.sol },
      body: { oldPassword: password, newPassword: own },
    });
    const patientPassword = own;
    expect(await claim("dana", named("sol"), { patientPassword })).toEqual({ patientId: ids.sol });
  });

  test("the trail says which patient it was about, whatever came of it", async () => {
    await claim("dana", named("rosa"));
    const tries = [
      [() => claim("dana", named("rosa"), { patientPassword: "Wrong1234" }), "wrong-credentials"],
      [() => claim("dana", named("rosa")), "already-in-caseload"],
      [() => claim("dana", named("otto")), "code-by-mail"],
      [() => claim("dana", named("nils")), "wrong-credentials"],
      [() => claim("dana", "nobody"), "wrong-credentials"],
    ] as const;
    for (const [one, code] of tries) await expect(one()).rejects.toMatchObject({ code });
    const rows = await server.database.owner
      .selectFrom("audit")
      .select(["status", "subject_patient_id"])
      .where("user_id", "=", ids.dana)
      .orderBy("id")
      .execute();
    expect(rows.map((row) => [row.status, row.subject_patient_id])).toEqual([
      [200, ids.rosa],
      [401, ids.rosa],
      [409, ids.rosa],
      [409, ids.otto],
      [401, null],
      [401, null],
    ]);
  });

  test("guessing is slowed down, as at the login, and by the same count", async () => {
    for (let n = 0; n < 5; n += 1)
      await claim("dana", named("rosa"), { patientPassword: "Wrong1234" }).catch(() => undefined);
    await expect(claim("dana", named("rosa"))).rejects.toMatchObject({ code: "too-many-requests" });
    await expect(
      server.client()(login, { body: { username: named("rosa"), password } }),
    ).rejects.toMatchObject({ code: "too-many-requests" });
  });

  test("is done for oneself only, and by clinicians", async () => {
    await expect(claim("dana", named("rosa"), { id: ids.nils })).rejects.toMatchObject({
      code: "not-found",
    });
    const call = await as("rosa");
    const body = { patientUsername: named("rosa"), patientPassword: password };
    await expect(call(claimPatient, { params: { id: ids.dana }, body })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("takes up again the work that was ended", async () => {
    await server.seed((trx) =>
      addToCaseload(trx, {
        patient_id: ids.rosa,
        clinician_id: ids.dana,
        discharged_at: server.now(),
        discharge_reason: "goals_met",
      }),
    );
    expect(await claim("dana", named("rosa"))).toEqual({ patientId: ids.rosa });
    expect(await eventsOf(ids.rosa)).toMatchObject([{ kind: "readmitted" }]);
    const access = await (await as("dana"))(homeAccess, { params: { id: ids.rosa } });
    expect(access.isDischarged).toBe(false);
  });
});

describe("inviting to practise at home", () => {
  beforeEach(async () => {
    await server.seed(async (trx) => {
      for (const patient_id of [ids.sol, ids.rosa])
        await addToCaseload(trx, { patient_id, clinician_id: ids.dana });
    });
  });

  const invite = async (
    who: keyof typeof ids,
    patient: "sol" | "rosa",
    email: string,
    careGiver = false,
  ) =>
    (await as(who))(inviteToHomework, {
      params: { id: ids[patient] },
      body: { email, careGiver },
    });
  const access = async (who: keyof typeof ids) =>
    (await as(who))(homeAccess, { params: { id: ids.sol } });

  const mistyped = () => `${named("sol")}@exmaple.org`;

  const lettersTo = (recipient: string) =>
    server.seed((trx) =>
      trx
        .selectFrom("mails")
        .select(["template", "content"])
        .where("recipient", "=", recipient)
        .orderBy("mail_id")
        .execute(),
    );
  const tokenFor = async (recipient: string) => {
    const letter = (await lettersTo(recipient)).at(-1)!;
    const { address } = (letter.content as { button: { address: string } }).button;
    return new URL(address).searchParams.get("token")!;
  };

  test("leads a caregiver from the letter to an account that is set up", async () => {
    const address = mailOf("sol.family");
    await invite("dana", "sol", address, true);
    expect(await lettersTo(address)).toMatchObject([{ template: "caregiverInvitation" }]);
    expect(await access("dana")).toMatchObject({
      username: named("sol"),
      email: null,
      isSetUp: false,
      invitation: { email: address, careGiver: true },
    });
    const link = server.client(await tokenFor(address));
    expect(await link(homeworkInvitation, {})).toMatchObject({
      clinicianName: `Dana${round} Reed`,
      careGiver: true,
      isShared: true,
    });
    await link(acceptHomework, {
      params: { id: ids.sol, clinicianId: ids.dana },
      body: { email: address, careGiver: "true", password: "Harbour77x", acceptedEULA: "true" },
    });
    expect(await access("dana")).toMatchObject({
      email: address,
      isSetUp: true,
      invitation: null,
    });
    await expect(invite("dana", "sol", address)).rejects.toMatchObject({
      code: "nothing-to-set-up",
    });
  });

  test("to one address after the other is slowed down", async () => {
    for (let n = 0; n < 8; n += 1) await invite("dana", "sol", mailOf(`guess${n}`));
    await invite("dana", "sol", mailOf("guess8")).catch(() => undefined);
    await expect(invite("dana", "sol", mailOf("guess9"))).rejects.toMatchObject({
      code: "too-many-requests",
    });
  });

  test("is not repeated within a day, but may go to a better address, which ends the first", async () => {
    await invite("dana", "sol", mistyped());
    await expect(invite("dana", "sol", mistyped().toUpperCase())).rejects.toMatchObject({
      status: 409,
      code: "already-invited",
    });
    const first = server.client(await tokenFor(mistyped()));
    await invite("dana", "sol", mailOf("sol"));
    await expect(first(homeworkInvitation, {})).rejects.toMatchObject({ code: "link-expired" });
    server.advance(dayMs + 1000);
    await expect(invite("dana", "sol", mailOf("sol"))).resolves.toEqual({});
  });

  test("is refused for whoever needs none, and for addresses that are somebody else's", async () => {
    await expect(invite("dana", "rosa", mailOf("rosa"))).rejects.toMatchObject({
      code: "nothing-to-set-up",
    });
    await expect(invite("dana", "sol", mailOf("rosa"))).rejects.toMatchObject({
      code: "email-in-use",
    });
    await expect(invite("dana", "sol", "not an address")).rejects.toMatchObject({
      code: "malformed-request",
      fields: { email: "Enter a valid email address." },
    });
  });

  test("does not write to who does not want to be contacted, and leaves the older link good", async () => {
    await invite("dana", "sol", mailOf("sol"));
    const address_hash = createHash("sha256").update(mailOf("quiet")).digest();
    await server.seed((trx) =>
      trx
        .insertInto("suppressed_addresses")
        .values({ address_hash, since: server.now() })
        .execute(),
    );
    await expect(invite("dana", "sol", mailOf("quiet"))).rejects.toMatchObject({
      status: 409,
      code: "address-suppressed",
    });
    expect(await access("dana")).toMatchObject({ invitation: { email: mailOf("sol") } });
  });

  test("waits until a discharged patient is taken up again", async () => {
    await server.seed((trx) =>
      trx
        .updateTable("caseload")
        .set({ discharged_at: server.now(), discharge_reason: "moved" })
        .where("patient_id", "=", ids.sol)
        .execute(),
    );
    const discharged = { status: 409, code: "patient-discharged" };
    await expect(invite("dana", "sol", mailOf("sol"))).rejects.toMatchObject(discharged);
    const card = (await as("dana"))(createSignInCard, { params: { id: ids.sol } });
    await expect(card).rejects.toMatchObject(discharged);
  });

  test("is not somebody else's to do or to see", async () => {
    await expect(invite("nils", "sol", mailOf("sol"))).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(invite("sol", "sol", mailOf("sol"))).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(access("nils")).rejects.toMatchObject({ code: "not-found" });
  });
});
