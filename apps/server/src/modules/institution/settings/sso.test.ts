import { proveIdentity } from "@regain/contract/calls/account/prove-identity";
import { sendProofCode } from "@regain/contract/calls/account/send-proof-code";
import { checkLogin } from "@regain/contract/calls/identity/check-login";
import { forgotPassword } from "@regain/contract/calls/identity/forgot-password";
import { changeSignInSettings } from "@regain/contract/calls/license/change-sign-in-settings";
import { loadSignInSettings } from "@regain/contract/calls/license/sign-in-settings";
import { testSignInSettings } from "@regain/contract/calls/license/test-sign-in-settings";
import { CallError, refusalOf } from "@regain/contract/client";
import type { SignInForm } from "@regain/contract/entities/sign-in-settings";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addClinician, addInstitution, addPatient } from "../../../builders/people.ts";
import { demoSignIn } from "../../../demo/single-sign-on.ts";
import { newKey, parseKeys } from "../../../lib/keys/key-ring.ts";
import { openClientSecret, sealClientSecret } from "../../identity/client-secret.service.ts";
import { freePort } from "../../../testing/free-port.ts";
import { lettersTo } from "../../../testing/letters.ts";
import { openTestServer, type TestServer } from "../../../testing/test-server.ts";

const hour = 3_600_000;
let server: TestServer;
let home: string;
const ids = { harbor: "", maple: "" };
const users = { greta: "", gina: "", dana: "", hugo: "" };

beforeAll(async () => {
  const port = await freePort();
  home = `http://127.0.0.1:${port}`;
  server = await openTestServer({ config: { publicUrl: home, demo: true } });
  await server.app.listen({ host: "127.0.0.1", port });
  await server.seed(async (trx) => {
    ids.harbor = await addInstitution(trx, { name: "Harbor Rehabilitation" });
    ids.maple = await addInstitution(trx, { name: "Maple Rehabilitation", country: "CA" });
    const harbors = { institution_id: ids.harbor };
    const admin = { ...harbors, institution_admin: true };
    users.greta = await addClinician(trx, { username: "greta", ...admin });
    users.gina = await addClinician(trx, { username: "gina", ...admin });
    users.dana = await addClinician(trx, { username: "dana", ...harbors, email: null });
    await addPatient(trx, { username: "rosa", ...harbors });
    users.hugo = await addClinician(trx, {
      username: "hugo",
      institution_id: ids.maple,
      institution_admin: true,
    });
  });
});
afterAll(() => server.close());
beforeEach(() => server.advance(hour + 1_000));

const as = async (who: keyof typeof users) => server.client(await server.tokenFor(users[who]));
const harbor = () => ({ params: { id: ids.harbor } });
const load = async (who: keyof typeof users = "greta") =>
  (await as(who))(loadSignInSettings, harbor());
const good = (): SignInForm => ({
  issuer: home + demoSignIn.issuer,
  clientId: demoSignIn.client_id,
  clientSecret: demoSignIn.client_secret,
});
type Change = SignInForm & { isOn: boolean; version: number };
const save = async (body: Change, who: keyof typeof users = "greta") =>
  (await as(who))(changeSignInSettings, { ...harbor(), body });
const tryOut = async (body: SignInForm, who: keyof typeof users = "greta") =>
  (await as(who))(testSignInSettings, { ...harbor(), body });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  );
const actionFor = async (username: string) =>
  (await server.client()(checkLogin, { body: { username } })).action;
/** As the server opens it, with its keys. */
async function openedSecret() {
  const client_secret = (await keptSecret())!;
  return openClientSecret(server.app.services.keys, { institution_id: ids.harbor, client_secret });
}

const keptSecret = () =>
  server.seed((trx) =>
    trx
      .selectFrom("institution_sign_in")
      .select("client_secret")
      .where("institution_id", "=", ids.harbor)
      .executeTakeFirst()
      .then((row) => row?.client_secret),
  );

test("there is none at first; who it would be for, and what the provider must know, is said", async () => {
  expect(await load()).toEqual({
    settings: null,
    lastTold: null,
    redirectUri: `${home}/service/v700/api/login/sso/callback`,
    members: 3,
    membersWithoutAddress: 1,
    version: 0,
  });
});

test("a test asks the provider, says what it found, and saves nothing", async () => {
  expect(await tryOut(good())).toEqual({
    outcome: "works",
    found: {
      issuer: home + demoSignIn.issuer,
      signInHost: new URL(home).host,
      client: "accepted",
      strengths: ["urn:regain:demo:password", "urn:regain:demo:two-factors"],
    },
  });
  // The URL of the configuration, as providers show it, works as well.
  const issuer = `${good().issuer}/.well-known/openid-configuration`;
  expect((await tryOut({ ...good(), issuer })).outcome).toBe("works");
  expect((await tryOut({ ...good(), clientSecret: "wrong" })).outcome).toBe("client-refused");
  expect((await tryOut({ ...good(), issuer: "http://127.0.0.1:9" })).outcome).toBe("unreachable");
  expect((await load()).settings).toBeNull();
});

test("it is not switched on where the test fails: everybody logs in as before", async () => {
  const wrong = { ...good(), clientSecret: "wrong", isOn: true, version: 0 };
  expect(await refusal(save(wrong))).toBe("sign-in-not-working");
  expect((await load()).settings).toBeNull();
  expect(await actionFor("greta")).toBe("password");
  // Saved for later, it need not work yet.
  const saved = await save({ ...wrong, isOn: false });
  expect(saved).toMatchObject({ settings: { isOn: false }, version: 1 });
  expect(await actionFor("greta")).toBe("password");
});

test("switched on, its clinicians log in there, and its admins are told", async () => {
  const { version } = await load();
  const saved = await save({ ...good(), isOn: true, version });
  expect(saved.settings).toEqual({
    issuer: good().issuer,
    clientId: "regain",
    acrValues: "",
    amrValues: "",
    longestAge: "any",
    isOn: true,
  });
  expect(JSON.stringify(saved)).not.toContain(good().clientSecret);
  expect([await actionFor("dana"), await actionFor("rosa"), await actionFor("hugo")]).toEqual([
    "sso",
    "password",
    "password",
  ]);
  for (const admin of ["greta", "gina"]) {
    const [letter] = await lettersTo(server, `${admin}@example.org`);
    expect(letter?.content.paragraphs[0]).toBe("Greta set up single sign-on for your institution.");
  }
});

test("it is not switched where its admins cannot be told", async () => {
  const before = await load();
  vi.spyOn(server.app.services.jobs, "enqueue").mockRejectedValueOnce(new Error("It is full."));
  const change = { ...good(), isOn: false, version: before.version };
  expect(await refusal(save(change))).toBe("internal");
  expect(await load()).toEqual(before);
});

test("it is switched off also where the key of its secret is lost, and on again with the secret typed anew", async () => {
  const lost = sealClientSecret(parseKeys(newKey()), ids.harbor, "hush");
  await server.seed((trx) =>
    trx
      .updateTable("institution_sign_in")
      .set({ client_secret: lost })
      .where("institution_id", "=", ids.harbor)
      .execute(),
  );
  const { version } = await load();
  const untyped = { ...good(), clientSecret: "" };
  expect(await refusal(tryOut(untyped))).toBe("locked-away");
  const off = await save({ ...untyped, isOn: false, version });
  expect(off).toMatchObject({ settings: { isOn: false }, version: version + 1 });
  expect(await keptSecret()).toBe(lost);
  expect(await actionFor("dana")).toBe("password");
  const on = { isOn: true, version: version + 1 };
  expect(await refusal(save({ ...untyped, ...on }))).toBe("locked-away");
  await save({ ...good(), ...on });
  expect(await openedSecret()).toBe(demoSignIn.client_secret);
});

test("the secret that is kept stays where none is sent, and goes to its own provider only", async () => {
  const { version } = await load();
  await save({ ...good(), clientSecret: "", isOn: true, version });
  expect(await keptSecret()).toMatch(/^sealed:/);
  expect(await openedSecret()).toBe(demoSignIn.client_secret);
  expect((await tryOut({ ...good(), clientSecret: "" })).outcome).toBe("works");
  const elsewhere = { ...good(), issuer: "http://127.0.0.1:9", clientSecret: "" };
  expect(await refusal(tryOut(elsewhere))).toBe("malformed-request");
  expect(await refusal(save({ ...elsewhere, isOn: false, version: version + 1 }))).toBe(
    "malformed-request",
  );
});

test("what is asked of the provider's sign-in is kept, stays where it is left out, and must be on offer", async () => {
  const { version } = await load();
  const strength = {
    acrValues: "  urn:regain:demo:two-factors\n urn:other ",
    amrValues: "mfa",
    longestAge: "8-hours",
  } as const;
  const saved = await save({ ...good(), ...strength, isOn: true, version });
  const kept = { ...strength, acrValues: "urn:regain:demo:two-factors urn:other" };
  expect(saved.settings).toMatchObject(kept);
  // A page from the previous release knows nothing of it.
  const again = await save({ ...good(), isOn: true, version: version + 1 });
  expect(again.settings).toMatchObject(kept);
  const unknown = { ...good(), acrValues: "urn:nowhere" };
  expect((await tryOut(unknown)).outcome).toBe("strength-not-offered");
  expect(await refusal(save({ ...unknown, isOn: true, version: version + 2 }))).toBe(
    "sign-in-not-working",
  );
  expect((await load()).settings).toMatchObject(kept);
  const nothing = { acrValues: "", amrValues: " ", longestAge: "any" } as const;
  const cleared = await save({ ...good(), ...nothing, isOn: true, version: version + 2 });
  expect(cleared.settings).toMatchObject({ ...nothing, amrValues: "" });
});

test("who has been logged in for a while proves who they are, but for switching it off", async () => {
  const greta = await as("greta");
  server.advance(hour);
  const change = (body: Change) => refusal(greta(changeSignInSettings, { ...harbor(), body }));
  const { version } = await load();
  const same = { ...good(), clientSecret: "", version };
  expect(await change({ ...same, isOn: true })).toBe("code-needed");
  for (const other of [
    { amrValues: "mfa" },
    { clientSecret: "x" },
    { longestAge: "1-hour" },
  ] as const)
    expect(await change({ ...same, ...other, isOn: false })).toBe("code-needed");
  // What is malformed is reported first.
  expect(await change({ ...same, issuer: "http://127.0.0.1:9", isOn: false })).toBe(
    "malformed-request",
  );
  expect(await change({ ...same, isOn: false })).toBe("done");
  expect(await actionFor("greta")).toBe("password");
  // Already off: even a draft may be changed only by somebody who has proved who they are.
  const off = { ...same, version: version + 1, isOn: false };
  expect(await change(off)).toBe("code-needed");
  await greta(sendProofCode, { params: { userId: users.greta }, body: {} });
  const [letter] = await lettersTo(server, "greta@example.org");
  const body = { code: letter!.content.rows[0]![1] };
  await greta(proveIdentity, { params: { userId: users.greta }, body });
  expect(await change({ ...off, isOn: true })).toBe("done");
});

test("another provider knows nobody by the names of the one before", async () => {
  const name = (sso_subject: string | null) =>
    server.seed((trx) =>
      trx.updateTable("users").set({ sso_subject }).where("id", "=", users.gina).execute(),
    );
  const subject = () =>
    server.seed((trx) =>
      trx
        .selectFrom("users")
        .select("sso_subject")
        .where("id", "=", users.gina)
        .executeTakeFirstOrThrow()
        .then((row) => row.sso_subject),
    );
  await name("gina at home");
  const { version } = await load();
  await save({ ...good(), isOn: true, version });
  expect(await subject()).toBe("gina at home");
  const other = { ...good(), issuer: "http://127.0.0.1:9", isOn: false, version: version + 1 };
  await save(other);
  expect(await subject()).toBeNull();
});

test("switched off, a password does again, also of who never had one", async () => {
  const { settings } = await load();
  expect(settings?.isOn).toBe(false);
  expect(await actionFor("gina")).toBe("password");
  const [told] = await lettersTo(server, "gina@example.org");
  expect(told?.template).toBe("singleSignOnOff");
  await server.client()(forgotPassword, { query: { username: "gina" } });
  const [letter] = await lettersTo(server, "gina@example.org");
  expect(letter?.template).toBe("resetPassword");
});

test("two admins at once: the second is told, and shown what there is now", async () => {
  const { version } = await load();
  const both = await Promise.all(
    (["greta", "gina"] as const).map((who) =>
      save({ ...good(), isOn: false, version }, who).then(
        () => undefined,
        (error: CallError) => refusalOf<typeof changeSignInSettings>(error)?.current,
      ),
    ),
  );
  const [stale] = both.filter(Boolean);
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(stale).toMatchObject({ version: version + 1 });
});

test("nobody but an admin of the institution sees, tries or changes it", async () => {
  const { version } = await load();
  for (const [who, code] of [
    ["dana", "forbidden"],
    ["hugo", "not-found"],
  ] as const) {
    const tries = [load(who), tryOut(good(), who), save({ ...good(), isOn: false, version }, who)];
    for (const one of tries) expect([who, await refusal(one)]).toEqual([who, code]);
  }
});

test("what is no address, or left empty, is said at its field", async () => {
  const { version } = await load();
  for (const [field, typed] of [
    ["issuer", "hospital"],
    ["issuer", "ftp://hospital.example"],
    ["issuer", "http://[::bad"],
    ["issuer", "https://me:secret@hospital.example"],
    ["clientId", " "],
  ] as const) {
    const error = await tryOut({ ...good(), [field]: typed }).catch((one: CallError) => one);
    expect([typed, error]).toMatchObject([typed, { code: "malformed-request" }]);
    expect(Object.keys((error as CallError).fields)).toEqual([field]);
    const wrong = { ...good(), [field]: typed, isOn: false, version };
    expect(await refusal(save(wrong))).toBe("malformed-request");
  }
});

test("tests are counted: each asks a server that somebody typed in", async () => {
  const form = { ...good(), issuer: "http://127.0.0.1:9" };
  const codes = new Set<string>();
  for (let n = 0; n < 25; n += 1) codes.add(await refusal(tryOut(form, "gina")));
  expect([...codes]).toEqual(["done", "too-many-requests"]);
});
