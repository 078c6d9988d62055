import { requestDeletion } from "@regain/contract/calls/account/request-deletion";
import { changeAccount } from "@regain/contract/calls/account/change-account";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { deviceSessions } from "@regain/contract/calls/account/device-sessions";
import { endDeviceSession } from "@regain/contract/calls/account/end-device-session";
import { endOtherSessions } from "@regain/contract/calls/account/end-other-sessions";
import { readAccount } from "@regain/contract/calls/account/read-account";
import { cancelDeletion } from "@regain/contract/calls/account/cancel-deletion";
import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { readOptOut } from "@regain/contract/calls/messaging/read-opt-out";
import { undoOptOut } from "@regain/contract/calls/messaging/undo-opt-out";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { login } from "@regain/contract/calls/identity/login";
import type { CallError } from "@regain/contract/client";
import { dayMs } from "@regain/contract/durations";
import { fieldMessages } from "@regain/contract/field-messages";
import { localTime } from "@regain/therapy/days";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { hashOf } from "../../testing/hash-of.ts";

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await openTestServer();
  passwordHash = await hashOf("Practice1");
});
afterAll(() => server.close());

let count = 0;

/** A patient with a password, signed in twice. */
async function somebody(details: object = {}) {
  const username = `person${++count}`;
  const userId = await server.seed((trx) =>
    addPatient(trx, { username, passwordHash, ...details }),
  );
  const signIn = async () => server.client(await server.tokenFor(userId));
  return { userId, username, params: { userId }, call: await signIn(), other: await signIn() };
}

const lettersTo = async (address: string) =>
  (
    await server.database.pool.query<{ template: string }>(
      "select template from mails where recipient = $1 order by created_at",
      [address],
    )
  ).rows.map(({ template }) => template);

describe("details", () => {
  test("what is given is changed, all else stays", async () => {
    const { call, params, username } = await somebody({ last_name: "May" });
    const body = { firstName: " Rosa ", phoneNumber: "123-456-7890", timeZone: "Europe/Vienna" };
    const after = await call(changeAccount, { params, body });
    expect(after).toMatchObject({
      firstName: "Rosa",
      lastName: "May",
      username,
      phoneNumber: "123-456-7890",
      timeZone: "Europe/Vienna",
      oneTimeCodes: false,
      deletionDueAt: null,
    });
    expect(await call(readAccount, { params })).toEqual(after);
    const without = await call(changeAccount, { params, body: { phoneNumber: "", lastName: " " } });
    expect([without.phoneNumber, without.lastName]).toEqual([null, null]);
  });

  test("a new address is told to the old one", async () => {
    const { call, params, username } = await somebody();
    const email = `new.${username}@example.org`;
    await call(changeAccount, { params, body: { email } });
    expect(await lettersTo(`${username}@example.org`)).toEqual(["addressChanged"]);
    await call(changeAccount, { params, body: { email: email.toUpperCase() } });
    expect(await lettersTo(email), "the same in capitals is no other").toEqual([]);
  });

  test("who wanted no letters wants none at a new address, and can take it back there", async () => {
    const { call, params, username } = await somebody();
    const query = { type: "patient" } as const;
    await call(optOut, { query, body: { optOut: true } });
    const email = `quiet.${username}@example.org`;
    await call(changeAccount, { params, body: { email } });
    const read = () => call(readOptOut, { query });
    expect(await read()).toMatchObject({ email, isOptedOut: true });
    await call(undoOptOut, { query });
    expect(await read()).toMatchObject({ email, isOptedOut: false });
    const next = `loud.${username}@example.org`;
    await call(changeAccount, { params, body: { email: next } });
    expect(await read()).toMatchObject({ email: next, isOptedOut: false });
  });

  test("names and addresses of others are not taken", async () => {
    const rosa = await somebody();
    const { call, params } = await somebody();
    const change = (body: object) => refusal(call(changeAccount, { params, body }));
    expect(await change({ email: `${rosa.username}@EXAMPLE.org` })).toEqual([409, "email-in-use"]);
    expect(await change({ username: rosa.username.toUpperCase() })).toEqual([
      409,
      "username-in-use",
    ]);
  });

  test.each([
    ["email", "rosa", fieldMessages.email],
    ["username", "rosa m", fieldMessages.username],
    ["firstName", " ", fieldMessages.required],
    ["phoneNumber", "12", fieldMessages.phone],
    ["timeZone", "Mars/Phobos", "There is no such time zone."],
    ["locale", "tlh", "Choose one of the given values."],
  ])("%s cannot be %j", async (field, value, sentence) => {
    const { call, params } = await somebody();
    const failure = call(changeAccount, { params, body: { [field]: value } });
    await expect(failure).rejects.toMatchObject({ status: 400, fields: { [field]: sentence } });
  });

  test("codes by mail need an address", async () => {
    const { call, params } = await somebody({ email: null });
    const body = { oneTimeCodes: true };
    expect(await refusal(call(changeAccount, { params, body }))).toEqual([409, "no-email-address"]);
  });
});

describe("password", () => {
  test("a new one signs all other devices out, and says so by mail", async () => {
    const { call, other, params, username } = await somebody({ prompt_change_password: true });
    const body = { oldPassword: "Practice1", newPassword: "Walk by the sea 7" };
    await call(changePassword, { params, body });
    expect((await call(loadUser, {})).user.promptChangePassword).toBe(false);
    expect(await refusal(other(loadUser, {}))).toEqual([401, "session-ended"]);
    expect(await lettersTo(`${username}@example.org`)).toEqual(["passwordChanged"]);
    const signIn = (password: string) => server.client()(login, { body: { username, password } });
    expect((await signIn("Walk by the sea 7")).ctdata.accessToken).not.toBeNull();
    expect(await refusal(signIn("Practice1"))).toEqual([401, "wrong-credentials"]);
  });

  test("the old one must be right, and guessing gets slow", async () => {
    const { call, params } = await somebody();
    const body = { oldPassword: "Practice2", newPassword: "Walk by the sea 7" };
    const guess = () => refusal(call(changePassword, { params, body }));
    for (let tries = 0; tries < 6; tries += 1)
      expect(await guess()).toEqual([422, "wrong-password"]);
    expect(await guess()).toEqual([429, "too-many-requests"]);
  });

  test("the institution's requirements hold", async () => {
    const institution_id = await server.seed((trx) =>
      addInstitution(trx, { name: "Harbor", password_min_length: 14, password_min_symbols: 1 }),
    );
    const { call, params } = await somebody({ institution_id });
    const change = (newPassword: string) =>
      call(changePassword, { params, body: { oldPassword: "Practice1", newPassword } });
    await expect(change("Walk by the 7")).rejects.toMatchObject({
      fields: {
        newPassword:
          "The password should include at least 14 characters (1 Capital, 1 Digit, 1 Symbol).",
      },
    });
    expect(await change("Walk by the sea 7!")).toEqual({});
  });
});

describe("devices", () => {
  test("are listed, and signed out one by one or all at once", async () => {
    const { call, other, userId, params } = await somebody();
    const { sessions } = await call(deviceSessions, { params });
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
    const another = sessions.find(({ isThisOne }) => !isThisOne)!;
    await call(endDeviceSession, { params: { userId, sessionId: another.id } });
    expect(await refusal(other(loadUser, {}))).toEqual([401, "session-ended"]);
    const third = server.client(await server.tokenFor(userId));
    await call(endOtherSessions, { params });
    expect(await refusal(third(loadUser, {}))).toEqual([401, "session-ended"]);
    expect((await call(deviceSessions, { params })).sessions).toHaveLength(1);
  });

  test("of somebody else are not to be seen, and not to be ended", async () => {
    const rosa = await somebody();
    const sam = await somebody();
    const [session] = (await rosa.call(deviceSessions, { params: rosa.params })).sessions;
    const params = { userId: sam.userId, sessionId: session!.id };
    expect(await refusal(sam.call(endDeviceSession, { params }))).toEqual([404, "not-found"]);
    expect((await rosa.call(loadUser, {})).user.userId).toBe(rosa.userId);
  });
});

describe("deletion", () => {
  const ask = ({ call, params }: Awaited<ReturnType<typeof somebody>>, password = "Practice1") =>
    call(requestDeletion, { params, body: { password } });

  test("comes after 14 days, and can be taken back until then", async () => {
    const rosa = await somebody();
    const { call, other, params, username } = rosa;
    const { deletionDueAt } = await ask(rosa);
    expect(Date.parse(deletionDueAt) - server.now().getTime()).toBe(14 * dayMs);
    expect(await refusal(other(loadUser, {}))).toEqual([401, "session-ended"]);
    expect(await lettersTo(`${username}@example.org`)).toEqual(["accountDeletion"]);
    expect((await call(readAccount, { params })).deletionDueAt).toBe(deletionDueAt);
    await call(cancelDeletion, { params });
    expect((await call(readAccount, { params })).deletionDueAt).toBeNull();
  });

  test("is named in the letter by the day where the person is", async () => {
    for (const time_zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const person = await somebody({ time_zone });
      const { deletionDueAt } = await ask(person);
      const { rows } = await server.database.pool.query<{ text: string }>(
        "select content::text as text from mails where recipient = $1",
        [`${person.username}@example.org`],
      );
      const { day } = localTime(new Date(deletionDueAt), time_zone);
      expect(rows[0]?.text).toContain(`We will delete it on ${shownDate(day)}.`);
    }
  });

  test("says in its letter what becomes of what is paid", async () => {
    const letterTo = async (subscription: object) => {
      const person = await somebody({ subscription });
      await ask(person);
      const { rows } = await server.database.pool.query<{ content: { paragraphs: string[] } }>(
        "select content from mails where recipient = $1",
        [`${person.username}@example.org`],
      );
      return rows[0]?.content.paragraphs.slice(2).join(" ");
    };
    const until = new Date(server.now().getTime() + 40 * dayMs);
    const paid = { status: "paying", payment_source: "Stripe", period_ends_at: until };
    expect(await letterTo({ ...paid, payment_source: "iOSIAP" })).toBe(
      "You pay through the App Store. Manage it in the settings of your iPhone or iPad. " +
        "We cannot end that for you. Please end it there, or you will keep paying.",
    );
    const lost = `what is paid until ${shownDate(localTime(until, "UTC").day)} will not be refunded.`;
    expect(await letterTo({ ...paid, plan_interval: "year" })).toBe(
      `You will not be charged again. W${lost.slice(1)}`,
    );
    expect(await letterTo({ ...paid, plan_interval: "month" })).toBe(
      "You will not be charged again. Was your first payment in the last 30 days? " +
        `Write to us, and you will get your money back. If not, ${lost}`,
    );
    expect(await letterTo({ ...paid, status: "trialing", payment_source: "none" })).toBe("");
  });

  test("cannot be taken back once it may have begun; who wants none keeps the account anyway", async () => {
    const rosa = await somebody();
    await rosa.call(cancelDeletion, { params: rosa.params });
    await ask(rosa);
    await server.seed((trx) =>
      trx
        .updateTable("users")
        .set({ deletion_due_at: server.now() })
        .where("id", "=", rosa.userId)
        .execute(),
    );
    expect(await refusal(rosa.call(cancelDeletion, { params: rosa.params }))).toEqual([
      409,
      "deletion-begun",
    ]);
    expect((await rosa.call(readAccount, { params: rosa.params })).deletionDueAt).not.toBeNull();
  });

  test("wants the password", async () => {
    expect(await refusal(ask(await somebody(), "Practice2"))).toEqual([422, "wrong-password"]);
  });

  test("an institution keeps an admin", async () => {
    const institution_id = await server.seed((trx) => addInstitution(trx, { name: "Harbor" }));
    const admin = async (username: string) => {
      const userId = await server.seed((trx) =>
        addClinician(trx, { username, passwordHash, institution_id, institution_admin: true }),
      );
      const call = server.client(await server.tokenFor(userId));
      return () => call(requestDeletion, { params: { userId }, body: { password: "Practice1" } });
    };
    const first = await admin("first.admin");
    expect(await refusal(first())).toEqual([409, "last-admin"]);
    const second = await admin("second.admin");
    expect(await second()).toHaveProperty("deletionDueAt");
    expect(await refusal(first()), "the other one is leaving").toEqual([409, "last-admin"]);
  });
});

onBothEngines(
  "one address that one person sends twice at once is theirs both times",
  async (database) => {
    const shared = await openTestServer({
      database: { ...database, close: () => Promise.resolve() },
    });
    try {
      const userId = await shared.seed((trx) =>
        addPatient(trx, { username: "twice", passwordHash }),
      );
      const call = shared.client(await shared.tokenFor(userId));
      const body = { email: "twice@example.org" };
      const press = () => call(changeAccount, { params: { userId }, body });
      const answers = await Promise.all([press(), press(), press()]);
      expect(new Set(answers.map(({ email }) => email))).toEqual(new Set([body.email]));
    } finally {
      await shared.close();
    }
  },
);

onBothEngines("one address that two want at once goes to one of them", async (database) => {
  const shared = await openTestServer({
    database: { ...database, close: () => Promise.resolve() },
  });
  try {
    const wanting = async (username: string, body: object) => {
      const userId = await shared.seed((trx) => addPatient(trx, { username, passwordHash }));
      const call = shared.client(await shared.tokenFor(userId));
      return () =>
        call(changeAccount, { params: { userId }, body }).then(
          () => "fine",
          ({ status, code }: CallError) => [status, code],
        );
    };
    const names = ["ann", "bea", "cleo", "dora"];
    const body = { email: "wanted@example.org" };
    const wishes = await Promise.all(names.map((name) => wanting(name, body)));
    const outcomes = await Promise.all(wishes.map((wish) => wish()));
    expect(outcomes.filter((one) => one === "fine")).toHaveLength(1);
    expect(outcomes.filter((one) => one !== "fine")).toEqual(
      Array.from({ length: names.length - 1 }, () => [409, "email-in-use"]),
    );
  } finally {
    await shared.close();
  }
});
