import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { clinicianActor } from "../../testing/clinician-actor.ts";
import { hashOf } from "../../testing/hash-of.ts";
import { interrupted } from "../../testing/interrupted.ts";
import { lettersTo } from "../../testing/letters.ts";
import { postgresTestDatabase } from "../../testing/test-database.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { accountOf } from "../account.store.ts";
import { claimPatient } from "../caseload/claim-patient.service.ts";
import { discharge } from "../caseload/discharge.service.ts";
import { signUpAgain } from "../signup/sign-up.service.ts";
import { openSession } from "./auth-session.service.ts";
import { revokeSessions } from "./auth-session.store.ts";
import { changeOwnPassword } from "./change-password.service.ts";
import { lockUser } from "./lock-account.store.ts";
import { revokeAccess, setTemporaryPassword } from "./temporary-password.service.ts";
import { issueLink, resolveLink } from "./link-token.service.ts";
import { revokeCards } from "./link-token.store.ts";
import { signIn } from "./login.service.ts";
import { replacePassword, setPasswordByLink } from "./new-password.service.ts";
import { giveCode } from "./one-time-code.service.ts";
import { createCard } from "./sign-in-card.service.ts";
import { signInByLink } from "./sign-in-link.service.ts";

const password = "Practice1";
const ip = "10.3.0.1";
const requestId = randomUUID();
const asSignIn = system("sign-in");

let server: TestServer;
let hashes: Readonly<Record<"old" | "next", string>>;
let parts: Parameters<typeof changeOwnPassword>[1];
beforeAll(async () => {
  server = await openTestServer();
  hashes = { old: await hashOf(password), next: await hashOf("Walk by the sea 7") };
  const { jobs, config } = server.app.services;
  parts = { jobs, publicUrl: config.publicUrl, leaks: undefined };
});
afterAll(() => server.close());

interface Somebody {
  readonly id: string;
  readonly username: string;
  readonly clinicianId: string;
}

let count = 0;
function somebody(more: object = {}): Promise<Somebody> {
  const username = `person${++count}`;
  return server.seed(async (trx) => {
    const id = await addPatient(trx, {
      username,
      passwordHash: hashes.old,
      sign_up_request: requestId,
      created_at: server.now(),
      ...more,
    });
    return { id, username, clinicianId: await addClinician(trx, { username: `dana${count}` }) };
  });
}

type End = (trx: Trx, id: string) => Promise<unknown>;
/** What ends everything somebody is signed in by. */
const ends: Readonly<Record<"a new password" | "a reset by an admin" | "a suspension", End>> = {
  "a new password": async (trx, id) =>
    replacePassword(trx, parts, (await accountOf(trx, id))!, hashes.next, server.now()),
  "a reset by an admin": (trx, id) => setTemporaryPassword(trx, id, hashes.next, server.now()),
  "a suspension": async (trx, id) => {
    await trx.updateTable("users").set({ status: "SUSPENDED" }).where("id", "=", id).execute();
    await revokeAccess(trx, id, server.now());
  },
};

interface WayIn {
  /** How many transactions it takes. */
  readonly last: number;
  /** What has to exist beforehand. */
  readonly prepare?: (who: Somebody) => Promise<string>;
  readonly more?: object;
  readonly go: (db: Database, who: Somebody, prepared: string) => Promise<unknown>;
}

const device = "tablet";
const loggingIn = ({ username }: Somebody) => ({ username, password, ip, device });
const linkOf = (purpose: "sign-in" | "reset-password") => (who: Somebody) =>
  server.seed((trx) => issueLink(trx, { purpose, userId: who.id }, server.now()));

const waysIn: Readonly<Record<string, WayIn>> = {
  "a login": {
    last: 2,
    go: (db, who) => signIn(db, parts, loggingIn(who), server.now()),
  },
  "a login that is to send a code": {
    last: 2,
    more: { one_time_codes: true },
    go: (db, who) => signIn(db, parts, loggingIn(who), server.now()),
  },
  "the code of a login": {
    last: 3,
    more: { one_time_codes: true },
    prepare: async (who) => {
      const begun = await signIn(server.database, parts, loggingIn(who), server.now());
      return begun.otpResetToken!;
    },
    go: async (db, who, token) => {
      const [letter] = await lettersTo(server, `${who.username}@example.org`);
      const code = letter!.content.rows[0]![1];
      return giveCode(db, { userId: who.id, token, ip }, code, server.now());
    },
  },
  "a sign-up that is repeated": {
    last: 2,
    go: async (db, who) => {
      const email = `${who.username}@example.org`;
      const person = { email, requestId, firstName: "R", lastName: "M", acceptedEula: true };
      const wish = { type: "patient", person, password, device } as const;
      const token = await signUpAgain(db, wish, server.now());
      if (token === undefined) throw new Refusal("wrong-credentials");
    },
  },
  "a link": {
    last: 2,
    prepare: linkOf("sign-in"),
    go: (db, _who, token) =>
      signInByLink(db, { token, ip, device, browser: undefined }, server.now()),
  },
  "a link to set a new password": {
    last: 3,
    prepare: linkOf("reset-password"),
    go: async (db, _who, token) => {
      const link = await resolveLink(server.database, token, ["reset-password"], server.now());
      const wish = { link, newPassword: "Other 2 seas", ip, device };
      return setPasswordByLink(db, parts, wish, server.now());
    },
  },
  "a change of the password": {
    last: 4,
    go: (db, { id }) =>
      changeOwnPassword(
        db,
        parts,
        { ...clinicianActor(id), type: "patient" },
        { oldPassword: password, newPassword: "Other 2 seas" },
        server.now(),
      ),
  },
  "being taken into a caseload": {
    last: 2,
    go: (db, { username, clinicianId }) =>
      claimPatient(db, clinicianActor(clinicianId), { username, password, ip }, server.now()),
  },
};

/** What somebody is signed in by, and their password: as it is after everything has ended, and nothing more. */
const stateOf = ({ id }: Somebody) =>
  server.database.withActor(asSignIn, async (trx) => {
    const alive = (table: "auth_sessions" | "link_tokens") =>
      trx
        .selectFrom(table)
        .select("id")
        .where("user_id", "=", id)
        .where("revoked_at", "is", null)
        .execute();
    const pending = await trx
      .selectFrom("pending_logins")
      .select("id")
      .where("user_id", "=", id)
      .execute();
    const account = await accountOf(trx, id);
    return { sessions: await alive("auth_sessions"), pending, hash: account?.password_hash };
  });

describe.each(Object.entries(ends))("%s, in the midst of it, ends", (what, end) => {
  test.each(Object.entries(waysIn))("%s", async (_name, { last, prepare, more = {}, go }) => {
    const who = await somebody(more);
    const prepared = (await prepare?.(who)) ?? "";
    const by = () => server.database.withActor(asSignIn, (trx) => end(trx, who.id));
    const db = interrupted(server.database, { last, by });
    await expect(go(db, who, prepared)).rejects.toMatchObject({
      code: expect.stringMatching(
        /^(?:wrong-(?:credentials|password|code)|link-(?:used|expired))$/,
      ),
    });
    expect(await stateOf(who)).toEqual({
      sessions: [],
      pending: [],
      hash: what === "a suspension" ? hashes.old : hashes.next,
    });
    const taken = await server.seed((trx) =>
      trx.selectFrom("caseload").select("since").where("patient_id", "=", who.id).execute(),
    );
    expect(taken).toEqual([]);
  });
});

test("without anything in the midst each of them comes to its end", async () => {
  for (const [name, { last, prepare, more = {}, go }] of Object.entries(waysIn)) {
    const who = await somebody(more);
    const prepared = (await prepare?.(who)) ?? "";
    const asMany = name === "being taken into a caseload" ? last + 1 : last;
    const db = interrupted(server.database, { last: asMany, by: () => Promise.resolve() });
    await expect(go(db, who, prepared), name).resolves.not.toThrow();
  }
});

test("a card that is taken back while somebody comes by it lets nobody in", async () => {
  const who = await somebody();
  const actor = { ...clinicianActor(who.id), type: "patient" } as const;
  await server.database.withActor(asSignIn, (trx) =>
    openSession(trx, { userId: who.id, type: "patient", device }, server.now()),
  );
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id from auth_sessions where user_id = $1",
    [who.id],
  );
  const sessionId = rows[0]!.id;
  const card = await createCard(
    server.database,
    { ...actor, sessionId },
    who.id,
    "http://regain.test",
    server.now(),
  );
  const arrival = { token: card.code, ip, device, browser: undefined };
  await signInByLink(server.database, arrival, server.now());
  const by = () =>
    server.database.withActor(asSignIn, (trx) => revokeCards(trx, who.id, server.now()));
  const db = interrupted(server.database, { last: 3, by });
  await expect(signInByLink(db, arrival, server.now())).rejects.toMatchObject({
    code: "link-expired",
  });
});

test("no card is made by a clinician whose work ends meanwhile", async () => {
  const who = await somebody();
  await server.seed((trx) =>
    addToCaseload(trx, { patient_id: who.id, clinician_id: who.clinicianId }),
  );
  const dana = clinicianActor(who.clinicianId);
  const by = () =>
    server.database.withActor(system("caseload"), (trx) =>
      discharge(trx, dana, who.id, { reason: "goals-met" }, server.now()),
    );
  const db = interrupted(server.database, { last: 2, by });
  await expect(
    createCard(db, dana, who.id, "http://regain.test", server.now()),
  ).rejects.toMatchObject({ code: "patient-discharged" });
});

/** The embedded engine has one session: nothing comes between two statements of another there. */
describe.skipIf(!inject("templateUrl"))("on PostgreSQL", () => {
  test("whoever ends the sessions waits for who is coming in, and ends that one too", async () => {
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const now = new Date();
    const userId = await database.withActor(system("demo"), (trx) =>
      addPatient(trx, { username: "rosa" }),
    );
    const held = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const coming = database.withActor(asSignIn, async (trx) => {
      await lockUser(trx, userId);
      held.resolve();
      await over.promise;
      await openSession(trx, { userId, type: "patient", device }, now);
    });
    await held.promise;
    const ending = database.withActor(asSignIn, (trx) => revokeSessions(trx, userId, now));
    const waiting = async () => {
      const { rows } = await database.pool.query("select from pg_locks where not granted");
      return rows.length;
    };
    try {
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    } finally {
      over.resolve();
      await Promise.allSettled([coming, ending]);
    }
    const { rows } = await database.pool.query<{ revoked_at: Date | null }>(
      "select revoked_at from auth_sessions",
    );
    expect(rows.map(({ revoked_at }) => revoked_at)).toEqual([now]);
    await database.close();
  });
});
