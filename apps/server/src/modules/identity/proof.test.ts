import { changeAccount } from "@regain/contract/calls/account/change-account";
import { endOtherSessions } from "@regain/contract/calls/account/end-other-sessions";
import { proveIdentity } from "@regain/contract/calls/account/prove-identity";
import { readAccount } from "@regain/contract/calls/account/read-account";
import { sendProofCode } from "@regain/contract/calls/account/send-proof-code";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { login } from "@regain/contract/calls/identity/login";
import { createSignInCard } from "@regain/contract/calls/identity/create-sign-in-card";
import { revokeSignInCard } from "@regain/contract/calls/identity/revoke-sign-in-card";
import { signInCard } from "@regain/contract/calls/identity/sign-in-card";
import { fieldMessages } from "@regain/contract/field-messages";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addClinician, addInstitution, addPatient, addToCaseload } from "../../builders/people.ts";
import { lettersTo } from "../../testing/letters.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { hashPassword } from "./passwords.ts";

const minute = 60_000;
const password = "Practice1";
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await openTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());
/** What was counted is forgotten. */
beforeEach(() => server.advance(61 * minute));

let count = 0;

/** A patient whose session was opened an hour ago. */
async function somebody(details: object = {}) {
  const username = `person${++count}`;
  const userId = await server.seed((trx) =>
    addPatient(trx, { username, passwordHash, ...details }),
  );
  const token = await server.tokenFor(userId);
  server.advance(61 * minute);
  return person(userId, username, token);
}

function person(userId: string, username: string, token: string) {
  const call = server.client(token);
  const params = { userId };
  return {
    userId,
    username,
    params,
    call,
    change: (body: object) => call(changeAccount, { params, body }),
    prove: (body: object) => call(proveIdentity, { params, body }),
    sendCode: (email?: string) => call(sendProofCode, { params, body: { email } }),
    createCard: () => call(createSignInCard, { params: { id: userId } }),
  };
}

const codeTo = async (address: string, template = "proofCode") => {
  const [letter] = await lettersTo(server, address);
  expect(letter?.template).toBe(template);
  return letter!.content.rows[0]![1];
};
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const needed = [403, "password-needed"];
const codeNeeded = [403, "code-needed"];
const addressCodeNeeded = [403, "address-code-needed"];

describe("what changes how somebody logs in", () => {
  test("asks who has been logged in for a while for the password; all else is saved", async () => {
    const rosa = await somebody();
    const changes = [
      { email: `new.${rosa.username}@example.org` },
      { username: `new.${rosa.username}` },
      { oneTimeCodes: true },
    ];
    for (const body of changes) expect(await refusal(rosa.change(body))).toEqual(needed);
    expect(await refusal(rosa.createCard())).toEqual(needed);
    await rosa.change({ firstName: "Rosita", phoneNumber: "123-456-7890" });
    // What is the same, or differs only in case, changes nothing.
    const address = `${rosa.username}@example.org`;
    await rosa.change({ email: address.toUpperCase(), username: rosa.username });
    await rosa.change({ oneTimeCodes: false });
    expect(await rosa.call(readAccount, { params: rosa.params })).toMatchObject({
      firstName: "Rosita",
      oneTimeCodes: false,
    });
  });

  test("with the password it is changed, and what comes next as well, for ten minutes", async () => {
    const rosa = await somebody();
    const email = `new.${rosa.username}@example.org`;
    await rosa.prove({ password });
    expect(await rosa.change({ email })).toMatchObject({ email });
    server.advance(9 * minute);
    await rosa.change({ username: `new.${rosa.username}` });
    expect(await rosa.createCard()).toHaveProperty("code");
    server.advance(minute);
    expect(await refusal(rosa.change({ oneTimeCodes: true }))).toEqual(needed);
  });

  test("who has just logged in is not asked", async () => {
    const { username, userId } = await somebody();
    const { ctdata } = await server.client()(login, { body: { username, password } });
    const rosa = person(userId, username, ctdata.accessToken!);
    server.advance(9 * minute);
    const name = `new.${username}`;
    expect(await rosa.change({ username: name })).toMatchObject({ username: name });
  });

  test("a wrong password changes nothing, and guessing gets slow", async () => {
    const rosa = await somebody();
    const guess = () => refusal(rosa.prove({ password: "Practice2" }));
    for (let tries = 0; tries < 6; tries += 1)
      expect(await guess()).toEqual([422, "wrong-password"]);
    expect(await guess()).toEqual([429, "too-many-requests"]);
    expect(await refusal(rosa.prove({ password })), "the right one waits, too").toEqual([
      429,
      "too-many-requests",
    ]);
    expect(await refusal(rosa.change({ oneTimeCodes: true }))).toEqual(needed);
  });

  test("a proof is good for its own session and its own person", async () => {
    const rosa = await somebody();
    const elsewhere = person(rosa.userId, rosa.username, await server.tokenFor(rosa.userId));
    server.advance(61 * minute);
    await rosa.prove({ password });
    expect(await refusal(elsewhere.change({ oneTimeCodes: true }))).toEqual(needed);
    const sam = await somebody();
    const { params } = rosa;
    expect(await refusal(sam.call(proveIdentity, { params, body: { password } }))).toEqual([
      404,
      "not-found",
    ]);
    expect(await refusal(sam.call(sendProofCode, { params, body: {} }))).toEqual([
      404,
      "not-found",
    ]);
    expect(await refusal(sam.change({ oneTimeCodes: true }))).toEqual(needed);
    expect(await lettersTo(server, `${rosa.username}@example.org`)).toEqual([]);
  });

  test("a field that is wrong is said before anybody has to type a password", async () => {
    const [rosa, sam] = [await somebody(), await somebody()];
    const body = { email: `${sam.username}@example.org` };
    expect(await refusal(rosa.change(body))).toEqual([409, "email-in-use"]);
  });

  test.each([[{}], [{ password, code: "123456" }], [{ password: " " }]])(
    "a proof is one thing: not %j",
    async (body) => {
      const { prove } = await somebody();
      await expect(prove(body)).rejects.toMatchObject({
        status: 400,
        fields: { password: fieldMessages.ownPassword },
      });
    },
  );
});

/** A card printed by a clinician of theirs. */
async function cardByClinician(patient_id: string) {
  const clinician_id = await server.seed(async (trx) => {
    const id = await addClinician(trx, { username: `clinician${++count}` });
    await addToCaseload(trx, { patient_id, clinician_id: id });
    return id;
  });
  const call = server.client(await server.tokenFor(clinician_id));
  return (await call(createSignInCard, { params: { id: patient_id } })).code;
}

async function byCard({ userId, username }: { userId: string; username: string }, token: string) {
  const { accessToken } = await server.client()(exchangeToken, { body: { token } });
  return person(userId, username, accessToken);
}

describe("who has just come by a card", () => {
  test("is asked for the password, whoever made the card: who holds it does not have that", async () => {
    const rosa = await somebody();
    await rosa.prove({ password });
    const ofHerOwn = await byCard(rosa, (await rosa.createCard()).code);
    const thief = await byCard(rosa, await cardByClinician(rosa.userId));
    for (const holder of [ofHerOwn, thief]) {
      for (const body of [{ email: "thief@example.org" }, { username: "thief" }])
        expect(await refusal(holder.change(body))).toEqual(needed);
      expect(await refusal(holder.createCard())).toEqual(needed);
    }
    await ofHerOwn.sendCode();
    await ofHerOwn.prove({ code: await codeTo(`${rosa.username}@example.org`) });
    expect(await ofHerOwn.change({ oneTimeCodes: true })).toMatchObject({ oneTimeCodes: true });
    expect(await refusal(thief.change({ oneTimeCodes: false }))).toEqual(codeNeeded);
  });

  test("or for a code to the address, where there is no password", async () => {
    const kim = await somebody({ passwordHash: undefined });
    const thief = await byCard(kim, await cardByClinician(kim.userId));
    expect(await refusal(thief.change({ email: "thief@example.org" }))).toEqual(codeNeeded);
  });
});

describe("who has no password of their own", () => {
  test("gets a code to the address of the account, good for this session once", async () => {
    const kim = await somebody({ passwordHash: undefined });
    const address = `${kim.username}@example.org`;
    expect(await refusal(kim.change({ oneTimeCodes: true }))).toEqual(codeNeeded);
    expect(await refusal(kim.prove({ password }))).toEqual(codeNeeded);
    await kim.sendCode();
    const code = await codeTo(address);
    const elsewhere = person(kim.userId, kim.username, await server.tokenFor(kim.userId));
    expect(await refusal(elsewhere.prove({ code }))).toEqual([401, "wrong-code"]);
    expect(await refusal(kim.prove({ code: otherCode(code) }))).toEqual([401, "wrong-code"]);
    await kim.prove({ code });
    expect(await kim.change({ oneTimeCodes: true })).toMatchObject({ oneTimeCodes: true });
    expect(await refusal(kim.prove({ code }))).toEqual([401, "wrong-code"]);
  });

  test("a code is good for ten minutes and five tries, and another comes after a minute", async () => {
    const kim = await somebody({ passwordHash: undefined });
    const address = `${kim.username}@example.org`;
    await kim.sendCode();
    expect(await refusal(kim.sendCode())).toEqual([429, "too-many-requests"]);
    const late = await codeTo(address);
    server.advance(10 * minute);
    expect(await refusal(kim.prove({ code: late }))).toEqual([401, "wrong-code"]);
    await kim.sendCode();
    const code = await codeTo(address);
    for (let tries = 0; tries < 4; tries += 1)
      expect(await refusal(kim.prove({ code: otherCode(code) }))).toEqual([401, "wrong-code"]);
    expect(await refusal(kim.prove({ code: otherCode(code) }))).toEqual([401, "code-spent"]);
    expect(await refusal(kim.prove({ code })), "it is used up").toEqual([401, "code-spent"]);
    server.advance(minute);
    await kim.sendCode();
    await kim.prove({ code: await codeTo(address) });
    expect(await kim.createCard()).toHaveProperty("code");
  });

  test("a code that went to an address of before proves nothing", async () => {
    const kim = await somebody({ passwordHash: undefined });
    await kim.sendCode();
    const code = await codeTo(`${kim.username}@example.org`);
    const fresh = person(kim.userId, kim.username, await server.tokenFor(kim.userId));
    await fresh.change({ email: `moved.${kim.username}@example.org` });
    expect(await refusal(kim.prove({ code }))).toEqual([401, "wrong-code"]);
  });

  test("of twenty guesses at once no more than five are judged", async () => {
    const kim = await somebody({ passwordHash: undefined });
    await kim.sendCode();
    const code = await codeTo(`${kim.username}@example.org`);
    const guess = () => refusal(kim.prove({ code: otherCode(code) }));
    const said = await Promise.all(Array.from({ length: 20 }, guess));
    const judged = said.filter(([, why]) => why === "wrong-code");
    const others = said.filter(([, why]) => why === "code-spent");
    expect([judged.length, others.length], "the fifth says that it was the last").toEqual([4, 16]);
    expect(await refusal(kim.prove({ code })), "it is used up").toEqual([401, "code-spent"]);
    const { database } = server;
    const { rows } = await database.pool.query<{ tries: number }>(
      "select tries from proof_codes where user_id = $1",
      [kim.userId],
    );
    expect(rows).toEqual([{ tries: 5 }]);
  });

  test("who guesses code after code is slowed down", async () => {
    const kim = await somebody({ passwordHash: undefined });
    const said: string[] = [];
    for (let codes = 0; codes < 3; codes += 1) {
      await kim.sendCode();
      const code = await codeTo(`${kim.username}@example.org`);
      for (let tries = 0; tries < 4; tries += 1)
        said.push((await refusal(kim.prove({ code: otherCode(code) })))[1]);
      server.advance(minute);
    }
    const free = Array.from({ length: 11 }, () => "wrong-code");
    expect(said).toEqual([...free, "too-many-requests"]);
  });

  test("nor an address: logs in again, by a card for example, and may for ten minutes", async () => {
    const abe = await somebody({ passwordHash: undefined, email: null });
    const { code: card } = await server.client(await server.tokenFor(abe.userId))(
      createSignInCard,
      {
        params: { id: abe.userId },
      },
    );
    const email = `${abe.username}@example.org`;
    expect(await refusal(abe.change({ email }))).toEqual([403, "log-in-again"]);
    expect(await refusal(abe.prove({ password }))).toEqual([403, "log-in-again"]);
    expect(await refusal(abe.sendCode())).toEqual([409, "no-email-address"]);
    const { accessToken } = await server.client()(exchangeToken, { body: { token: card } });
    const again = person(abe.userId, abe.username, accessToken);
    expect(await again.change({ email })).toMatchObject({ email });
  });

  test("a card that their clinician made proves nothing even then", async () => {
    const abe = await somebody({ passwordHash: undefined, email: null });
    const card = await cardByClinician(abe.userId);
    const thief = await byCard(abe, card);
    const email = "thief@example.org";
    expect(await refusal(thief.change({ email }))).toEqual([403, "log-in-again"]);
    expect(await refusal(thief.createCard())).toEqual([403, "log-in-again"]);
  });

  test("where codes are asked for at each login, one is asked for here: a password is not enough", async () => {
    const otto = await somebody({ one_time_codes: true });
    expect(await refusal(otto.change({ oneTimeCodes: false }))).toEqual(codeNeeded);
    expect(await refusal(otto.prove({ password }))).toEqual(codeNeeded);
    await otto.sendCode();
    await otto.prove({ code: await codeTo(`${otto.username}@example.org`) });
    expect(await otto.change({ oneTimeCodes: false })).toMatchObject({ oneTimeCodes: false });
  });

  test.each([
    ["while it lasts", minute],
    ["once it has ended", 0],
  ])("a password that somebody else has made proves nothing %s", async (_, left) => {
    const pia = await somebody();
    await server.database.pool.query("update credentials set expires_at = $2 where user_id = $1", [
      pia.userId,
      new Date(server.now().getTime() + left),
    ]);
    expect(await refusal(pia.change({ oneTimeCodes: true }))).toEqual(codeNeeded);
    expect(await refusal(pia.prove({ password }))).toEqual(codeNeeded);
  });

  test("who logs in at their institution gets a code, or logs in there again", async () => {
    const institution_id = await server.seed(async (trx) => {
      const id = await addInstitution(trx, { name: "Lakeside Hospital" });
      const place = { issuer: "https://x", client_id: "x", client_secret: "x" };
      await trx
        .insertInto("institution_sign_in")
        .values({ institution_id: id, ...place })
        .execute();
      return id;
    });
    const clinician = async (email?: null) => {
      const username = `clinician${++count}`;
      const details = {
        username,
        institution_id,
        passwordHash,
        ...(email === null ? { email } : {}),
      };
      const userId = await server.seed((trx) => addClinician(trx, details));
      const token = await server.tokenFor(userId);
      server.advance(61 * minute);
      return person(userId, username, token);
    };
    const ines = await clinician();
    expect(await refusal(ines.change({ username: "ines.two" }))).toEqual(codeNeeded);
    await ines.sendCode();
    await ines.prove({ code: await codeTo(`${ines.username}@example.org`) });
    await ines.change({ username: "ines.two" });
    const ivo = await clinician(null);
    expect(await refusal(ivo.change({ username: "ivo.two" }))).toEqual([403, "log-in-again"]);
  });
});

describe("what is done for safety, or for somebody else, is not held up", () => {
  test("a card is taken back, and other devices are logged out, at once", async () => {
    const rosa = await somebody();
    const elsewhere = server.client(await server.tokenFor(rosa.userId));
    await elsewhere(createSignInCard, { params: { id: rosa.userId } });
    await rosa.call(revokeSignInCard, { params: { id: rosa.userId } });
    await rosa.call(endOtherSessions, { params: rosa.params });
    expect(await rosa.call(signInCard, { params: { id: rosa.userId } })).toMatchObject({
      card: null,
    });
    expect(await refusal(elsewhere(loadUser, {}))).toEqual([401, "session-ended"]);
  });

  test("a clinician prints a card for a patient of theirs", async () => {
    const rosa = await somebody();
    const dana = await server.seed(async (trx) => {
      const id = await addClinician(trx, { username: "dana", passwordHash });
      await addToCaseload(trx, { patient_id: rosa.userId, clinician_id: id });
      return id;
    });
    const call = server.client(await server.tokenFor(dana));
    server.advance(61 * minute);
    expect(await call(createSignInCard, { params: { id: rosa.userId } })).toHaveProperty("code");
  });
});

describe("codes at each login go only where one has been read", () => {
  test("switched on, they want a code from the account's own address, which says who it is, too", async () => {
    const rosa = await somebody();
    await rosa.prove({ password });
    expect(await refusal(rosa.change({ oneTimeCodes: true }))).toEqual(addressCodeNeeded);
    await rosa.sendCode();
    const code = await codeTo(`${rosa.username}@example.org`);
    server.advance(9 * minute);
    await rosa.prove({ code });
    server.advance(9 * minute);
    expect(await rosa.change({ oneTimeCodes: true })).toMatchObject({ oneTimeCodes: true });
  });

  test("with another address at once, they want a code from that one", async () => {
    const rosa = await somebody();
    await rosa.prove({ password });
    const [mistyped, email] = [`typo.${rosa.username}@example.org`, `new.${rosa.username}@x.org`];
    expect(await refusal(rosa.change({ email: mistyped, oneTimeCodes: true }))).toEqual(
      addressCodeNeeded,
    );
    await rosa.sendCode(mistyped);
    server.advance(minute);
    await rosa.sendCode(email);
    const code = await codeTo(email, "addressCode");
    expect(await refusal(rosa.prove({ code })), "it is bound to its address").toEqual([
      401,
      "wrong-code",
    ]);
    await rosa.prove({ code, email: email.toUpperCase() });
    expect(await refusal(rosa.change({ email: mistyped, oneTimeCodes: true }))).toEqual(
      addressCodeNeeded,
    );
    const after = await rosa.change({ email, oneTimeCodes: true });
    expect(after).toMatchObject({ email, oneTimeCodes: true });
  });

  test("while they are on, by one's own wish or the institution's, another address is proved first", async () => {
    const institution_id = await server.seed((trx) =>
      addInstitution(trx, { name: "Careful", requires_one_time_codes: true }),
    );
    for (const details of [{ one_time_codes: true }, { institution_id }]) {
      const otto = await somebody(details);
      const email = `new.${otto.username}@example.org`;
      await otto.sendCode();
      await otto.prove({ code: await codeTo(`${otto.username}@example.org`) });
      expect(await refusal(otto.change({ email }))).toEqual(addressCodeNeeded);
      await otto.sendCode(email);
      await otto.prove({ code: await codeTo(email, "addressCode"), email });
      expect(await otto.change({ email })).toMatchObject({ email });
    }
  });

  test("a code to another address proves nobody, and goes to no stranger by an open session", async () => {
    const rosa = await somebody();
    const email = `thief.${rosa.username}@example.org`;
    expect(await refusal(rosa.sendCode(email))).toEqual(needed);
    await rosa.prove({ password });
    await rosa.sendCode(email);
    server.advance(9.5 * minute);
    await rosa.prove({ code: await codeTo(email, "addressCode"), email });
    server.advance(minute);
    expect(await refusal(rosa.change({ email, oneTimeCodes: true }))).toEqual(needed);
  });

  test("nor to the address of somebody else who has an account", async () => {
    const [rosa, sam] = [await somebody(), await somebody()];
    await rosa.prove({ password });
    const theirs = `${sam.username}@Example.org`;
    expect(await refusal(rosa.sendCode(theirs))).toEqual([409, "email-in-use"]);
  });

  test("a proof of an address is good for ten minutes, and what asks for no codes wants none", async () => {
    const rosa = await somebody();
    await rosa.sendCode();
    await rosa.prove({ code: await codeTo(`${rosa.username}@example.org`) });
    server.advance(10 * minute);
    await rosa.prove({ password });
    expect(await refusal(rosa.change({ oneTimeCodes: true }))).toEqual(addressCodeNeeded);
    const email = `new.${rosa.username}@example.org`;
    expect(await rosa.change({ email })).toMatchObject({ email });
  });
});
