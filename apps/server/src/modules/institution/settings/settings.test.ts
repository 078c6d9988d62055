import { proveIdentity } from "@regain/contract/calls/account/prove-identity";
import { login } from "@regain/contract/calls/identity/login";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { institutionPasswordRequirements } from "@regain/contract/calls/identity/institution-password-requirements";
import { changeInstitution } from "@regain/contract/calls/license/change-institution";
import { changeUser } from "@regain/contract/calls/license/change-user";
import { loadInstitution } from "@regain/contract/calls/license/load-institution";
import { CallError, refusalOf } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import { goodInstitution } from "@regain/contract/testing/institution-faults";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addClinician, addInstitution, addPatient } from "../../../builders/people.ts";
import { openTestServer, type TestServer } from "../../../testing/test-server.ts";
import { hashOf } from "../../../testing/hash-of.ts";

const hour = 3_600_000;
const password = "Practice1";
let server: TestServer;
const ids = { harbor: "", maple: "" };
const users = { greta: "", gina: "", dana: "", rosa: "", hugo: "" };
beforeAll(async () => {
  server = await openTestServer();
  const passwordHash = await hashOf(password);
  await server.seed(async (trx) => {
    ids.harbor = await addInstitution(trx, { name: "Harbor Rehabilitation" });
    ids.maple = await addInstitution(trx, { name: "Maple Rehabilitation", country: "CA" });
    const harbors = { institution_id: ids.harbor, passwordHash };
    const admin = { ...harbors, institution_admin: true };
    users.greta = await addClinician(trx, { username: "greta", ...admin });
    users.gina = await addClinician(trx, { username: "gina", ...admin });
    users.dana = await addClinician(trx, { username: "dana", ...harbors });
    users.rosa = await addPatient(trx, { username: "rosa", ...harbors, email: null });
    const hugos = { institution_id: ids.maple, institution_admin: true, passwordHash };
    users.hugo = await addClinician(trx, { username: "hugo", ...hugos });
  });
});
afterAll(() => server.close());
beforeEach(() => server.advance(hour + 1_000));

const as = async (who: keyof typeof users) => server.client(await server.tokenFor(users[who]));
const load = async (who: keyof typeof users = "greta", id = ids.harbor) =>
  (await as(who))(loadInstitution, { params: { id } });
const change = async (
  who: keyof typeof users,
  body: CallInput<typeof changeInstitution>["body"],
  id = ids.harbor,
) => (await as(who))(changeInstitution, { params: { id }, body });

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  );

describe("what an institution says of itself", () => {
  test("is empty until its admin fills it in", async () => {
    expect(await load("hugo", ids.maple)).toMatchObject({
      facilityName: "Maple Rehabilitation",
      country: "CA",
      address1: "",
      state: "",
      website: "",
      logo_image_path: null,
      peopleWithoutAddress: 0,
      version: 0,
    });
  });

  test("is saved, and seen by the other admin", async () => {
    const { version } = await load();
    const saved = await change("greta", { ...goodInstitution, version });
    expect(saved).toMatchObject({ ...goodInstitution, version: version + 1 });
    expect(await load("gina")).toEqual(saved);
  });

  test("what may be left empty is nothing then, and what is not sent stays", async () => {
    const { version } = await load();
    const saved = await change("greta", { address2: "", website: "", version });
    expect(saved).toMatchObject({ ...goodInstitution, address2: "", website: "" });
  });

  test("a country and its state come together", async () => {
    const { version } = await load();
    expect(await refusal(change("greta", { country: "CA", version }))).toBe("malformed-request");
    const moved = { country: "DE", state: "Hessen", version };
    expect(await change("greta", moved)).toMatchObject({ country: "DE", state: "Hessen" });
  });

  test("two admins at once: the second is told, and shown what there is now", async () => {
    const { version } = await load();
    const changeCity = (who: "greta" | "gina", city: string) =>
      change(who, { city, version }).then(
        (saved) => ({ city: saved.city, stale: undefined }),
        (error: CallError) => ({
          city: undefined,
          stale: refusalOf<typeof changeInstitution>(error)?.current,
        }),
      );
    const both = await Promise.all([changeCity("greta", "Salem"), changeCity("gina", "Quincy")]);
    const [won] = both.filter(({ city }) => city);
    const [lost] = both.filter(({ stale }) => stale);
    expect(lost?.stale).toMatchObject({ city: won?.city, version: version + 1 });
    expect((await load()).city).toBe(won?.city);
  });

  test("what it asks of logging in is changed by an admin who has just proved who they are", async () => {
    const greta = await as("greta");
    server.advance(hour);
    const params = { id: ids.harbor };
    const send = async (body: object) => {
      const { version } = await greta(loadInstitution, { params });
      return greta(changeInstitution, { params, body: { ...body, version } });
    };
    const rules = { minLength: 8, capitals: 1, digits: 1, symbols: 0 };
    for (const body of [{ requiresOneTimeCodes: true }, { passwordRequirements: rules }])
      expect(await refusal(send(body))).toBe("password-needed");
    expect(await send({ city: "Boston" })).toMatchObject({ requiresOneTimeCodes: false });
    await greta(proveIdentity, { params: { userId: users.greta }, body: { password } });
    expect(await send({ passwordRequirements: rules })).toMatchObject({
      passwordRequirements: rules,
    });
  });

  test("nobody else reads or changes it", async () => {
    const { version } = await load();
    for (const [who, code] of [
      ["dana", "forbidden"],
      ["rosa", "forbidden"],
      ["hugo", "not-found"],
    ] as const) {
      expect([who, await refusal(load(who))]).toEqual([who, code]);
      expect([who, await refusal(change(who, { city: "Paris", version }))]).toEqual([who, code]);
    }
  });

  test("past the call, the database lets only an admin of it change it", async () => {
    for (const who of ["dana", "hugo"] as const) {
      const actor = {
        kind: "user",
        userId: users[who],
        type: "clinician",
        subscription: null,
        institutionId: ids.harbor,
        institutionAdmin: true,
        sessionId: "none",
      } as const;
      const { numUpdatedRows } = await server.database.withActor(actor, (trx) =>
        trx
          .updateTable("institutions")
          .set({ name: "Mine" })
          .where("id", "=", ids.harbor)
          .executeTakeFirst(),
      );
      expect([who, numUpdatedRows]).toEqual([who, 0n]);
    }
  });
});

const signIn = async (username: string, typed = password) =>
  (await server.client()(login, { body: { username, password: typed } })).ctdata;
const isHeld = async (token: string | null) =>
  (await server.client(token ?? undefined)(loadUser, {})).user.promptChangePassword;

describe("what it asks of passwords", () => {
  const usual = { minLength: 8, capitals: 1, digits: 1, symbols: 0 };
  const harder = { minLength: 12, capitals: 1, digits: 2, symbols: 1 };
  const want = async (passwordRequirements: typeof usual) => {
    const { version } = await load();
    return change("greta", { passwordRequirements, version });
  };

  test("is answered at once to whoever makes an account there", async () => {
    expect((await want(harder)).passwordRequirements).toEqual(harder);
    const asked = await server.client()(institutionPasswordRequirements, {
      params: { id: ids.harbor },
    });
    expect(asked).toEqual(harder);
    await want(usual);
  });

  test("is never less than everybody is asked for, nor more than anybody could remember", async () => {
    for (const wrong of [
      { ...usual, minLength: 7 },
      { ...usual, minLength: 65 },
      { ...usual, capitals: 0 },
      { ...usual, digits: 9 },
      { ...usual, symbols: -1 },
      { ...usual, symbols: 0.5 },
    ])
      expect([wrong, await refusal(want(wrong))]).toEqual([wrong, "malformed-request"]);
  });

  test("whose password does not hold it is asked for another one, the next time it is typed", async () => {
    const before = await signIn("dana");
    expect(await isHeld(before.accessToken)).toBe(false);
    await want(harder);
    // Somebody already signed in continues: nobody knows what their password contains.
    expect(await isHeld(before.accessToken)).toBe(false);
    expect(await isHeld((await signIn("dana")).accessToken)).toBe(true);
    // Also a patient of the institution, and nobody from another one.
    expect(await isHeld((await signIn("rosa")).accessToken)).toBe(true);
    expect(await isHeld((await signIn("hugo")).accessToken)).toBe(false);
    await want(usual);
  });

  test("once they are as before, whose password holds them is asked no more, unless it was issued", async () => {
    const passwordHash = await hashOf(password);
    const held = { username: "sam", institution_id: ids.harbor, passwordHash, email: null };
    const sam = await server.seed((trx) => addPatient(trx, held));
    await want(harder);
    const { accessToken } = await signIn("rosa");
    await signIn("sam");
    await want(usual);
    expect(await isHeld(accessToken)).toBe(true);
    expect(await isHeld((await signIn("rosa")).accessToken)).toBe(false);
    expect(await isHeld(accessToken), "nor where it was typed before").toBe(false);

    // The release before issues a password, and leaves standing that the last one was outgrown.
    await server.seed((trx) =>
      trx
        .updateTable("credentials")
        .set({ expires_at: new Date(server.now().getTime() + hour) })
        .where("user_id", "=", sam)
        .execute(),
    );
    expect(await isHeld((await signIn("sam")).accessToken)).toBe(true);
    const { oneTimePassword } = await (
      await as("greta")
    )(changeUser, { params: { id: ids.harbor, userId: sam }, body: { password: "" } });
    for (let times = 0; times < 2; times += 1)
      expect(await isHeld((await signIn("sam", oneTimePassword!)).accessToken)).toBe(true);
    const email = "sam@example.org";
    await server.seed((trx) =>
      trx.updateTable("users").set({ email }).where("id", "=", sam).execute(),
    );
  });
});

test("codes that an institution asks for are asked for at the login, of who has an address", async () => {
  const { version, peopleWithoutAddress } = await load();
  expect(peopleWithoutAddress).toBe(1);
  await change("greta", { requiresOneTimeCodes: true, version });
  expect(await signIn("dana")).toMatchObject({ mfaRequired: true, accessToken: null });
  expect(await signIn("rosa")).toMatchObject({ mfaRequired: false });
  expect(await signIn("hugo")).toMatchObject({ mfaRequired: false });
  await change("greta", { requiresOneTimeCodes: false, version: version + 1 });
  expect(await signIn("dana")).toMatchObject({ mfaRequired: false });
});
