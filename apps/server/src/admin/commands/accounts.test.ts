import { dayMs } from "@regain/contract/durations";
import { expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { accountOf } from "../../modules/account.store.ts";
import { identify, openSession } from "../../modules/identity/auth-session.service.ts";
import { storePassword } from "../../modules/identity/credentials.store.ts";
import { findLink, issueLink } from "../../modules/identity/link-token.service.ts";
import { hashPassword, isPassword } from "../../modules/identity/passwords.ts";
import { lettersTo } from "../../testing/letters.ts";
import { operatorAt } from "../../testing/operator.ts";
import { onBothEngines } from "../../testing/test-database.ts";

async function jobsOf(database: OwnedDatabase, name: string): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    "select data -> 'payload' as payload from boss.job where data ->> 'name' = $1",
    [name],
  );
  return rows.map(({ payload }) => payload);
}

onBothEngines("what changes something is said first, and asked for", async (db) => {
  const { seed, runAnswering, trail, now } = operatorAt(db);
  const sam = await seed((trx) => addPatient(trx, { username: "sam" }));
  const token = await db.withActor(system("sign-in"), (trx) =>
    openSession(trx, { userId: sam, type: "patient", device: "test" }, now()),
  );
  const command = ["end-sessions", "sam"];

  expect(await runAnswering(undefined, command)).toEqual({
    code: 1,
    said: "",
    noted:
      "Signs Sam (sam) out on 1 device.\nThere is no terminal to ask at, so nothing was changed: add --yes to do it.",
  });
  const declined = await runAnswering(false, [...command, "--json"]);
  expect(JSON.parse(declined.said)).toEqual({
    error: "not-confirmed",
    message: "Nothing was changed.",
  });
  expect(await identify(db, token, now())).toBeDefined();

  expect(await runAnswering(true, command)).toMatchObject({
    code: 0,
    said: "Sam (sam) is signed out everywhere.",
  });
  expect(await identify(db, token, now())).toBeUndefined();
  expect((await trail()).map(({ patient, status, error }) => [patient, status, error])).toEqual([
    [sam, 409, "not-confirmed"],
    [sam, 409, "not-confirmed"],
    [sam, 200, null],
  ]);
});

onBothEngines(
  "restore takes a deletion back in its time of grace, and never after it",
  async (db) => {
    const { seed, run, advance, now, trail } = operatorAt(db);
    const due = new Date(now().getTime() + 2 * dayMs);
    const [kept, late, gone] = await seed(async (trx) => [
      await addPatient(trx, { username: "kept", deletion_due_at: due }),
      await addPatient(trx, { username: "late", deletion_due_at: due }),
      // The state in which an institution leaves someone it removes.
      await addClinician(trx, { username: "gone", status: "SUSPENDED", deletion_due_at: due }),
    ]);
    expect(await run("restore", "kept", "--yes")).toMatchObject({
      code: 0,
      said: "Kept (kept) will not be deleted.",
    });
    expect(await jobsOf(db, "billing-deletion")).toEqual([{ accountId: kept }]);
    expect(await run("restore", "kept", "--yes")).toMatchObject({
      code: 1,
      noted: "Kept (kept) is not due to be deleted: nothing to do.",
    });
    expect((await run("restore", "gone", "--yes")).code).toBe(0);
    const { rows } = await db.pool.query("select status from users where username = 'gone'");
    expect(rows).toEqual([{ status: "ACTIVE" }]);
    advance(2 * dayMs);
    const refused = await run("restore", "late", "--yes");
    expect(refused.code).toBe(1);
    expect(refused.noted).toContain("cannot be restored");
    expect(await jobsOf(db, "billing-deletion")).toHaveLength(2);
    expect((await trail()).map(({ user, error }) => [user, error])).toEqual([
      [kept, null],
      [kept, "no-deletion"],
      [gone, null],
      [late, "grace-over"],
    ]);
  },
);

onBothEngines("reset-password sends a link, to who has a password and an address", async (db) => {
  const { seed, run, trail } = operatorAt(db);
  await seed(async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    await trx
      .insertInto("institution_sign_in")
      .values({ institution_id, issuer: "https://sso.test", client_id: "a", client_secret: "b" })
      .execute();
    await addClinician(trx, { username: "staff", institution_id });
    await addPatient(trx, { username: "sam" });
    await addPatient(trx, { username: "shut", status: "SUSPENDED" });
    await addPatient(trx, { username: "plain", email: null });
  });
  expect((await run("reset-password", "sam", "--yes")).code).toBe(0);
  const [letter] = await lettersTo({ database: db }, "sam@example.org");
  expect(letter?.template).toBe("resetPassword");
  expect(letter?.content.button?.address).toContain("/forgot-password?token=");
  expect(await jobsOf(db, "send-mail")).toEqual([{ mailId: letter?.mail_id }]);

  const refusals = [
    ["staff", "logs in through Harbor"],
    ["shut", "is suspended"],
    ["plain", "has no email address"],
    ["nobody", "There is no account"],
  ] as const;
  for (const [name, sentence] of refusals) {
    const refused = await run("reset-password", name, "--yes");
    expect(refused.code).toBe(1);
    expect(refused.noted).toContain(sentence);
  }
  expect(await lettersTo({ database: db }, "staff@example.org")).toEqual([]);
  expect((await trail()).map(({ error }) => error)).toEqual([
    null,
    "signs-in-elsewhere",
    "suspended",
    "no-email-address",
    "not-found",
  ]);
});

onBothEngines("reset-password --void lets nobody in by the old password", async (db) => {
  const { seed, run, now, trail } = operatorAt(db);
  const sam = await seed((trx) => addPatient(trx, { username: "sam" }));
  const asSignIn = system("sign-in");
  const { token, signInLink } = await db.withActor(asSignIn, async (trx) => {
    await storePassword(trx, sam, await hashPassword("known-to-others"), now());
    return {
      token: await openSession(trx, { userId: sam, type: "patient", device: "test" }, now()),
      signInLink: await issueLink(trx, { purpose: "sign-in", userId: sam }, now()),
    };
  });
  const isRight = async () => {
    const account = await db.withActor(asSignIn, (trx) => accountOf(trx, sam));
    return account?.password_hash && isPassword("known-to-others", account.password_hash);
  };

  expect((await run("reset-password", "sam", "--yes")).code).toBe(0);
  expect(await isRight()).toBe(true);
  expect(await identify(db, token, now())).toBeDefined();

  const ended = await run("reset-password", "sam", "--void", "--yes");
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.noted).toContain("Voids the password of Sam (sam). Sends a link");
  expect(await isRight()).toBe(false);
  expect(await identify(db, token, now())).toBeUndefined();
  expect((await findLink(db, signInLink, ["sign-in"], now()))?.problem).toBeDefined();
  const [letter] = await lettersTo({ database: db }, "sam@example.org");
  const link = /token=([^&]+)/.exec(letter?.content.button?.address ?? "")?.[1];
  expect((await findLink(db, link ?? "", ["reset-password"], now()))?.problem).toBeUndefined();
  expect(await trail()).toHaveLength(2);
});

onBothEngines(
  "lost-mailbox ends codes that reach nobody, and gives another address",
  async (db) => {
    const { seed, run, trail, now } = operatorAt(db);
    const [otto, sam] = await seed(async (trx) => {
      const institution_id = await addInstitution(trx, {
        name: "Careful",
        requires_one_time_codes: true,
      });
      await addPatient(trx, { username: "kim", institution_id });
      return [
        await addPatient(trx, { username: "otto", one_time_codes: true }),
        await addPatient(trx, { username: "sam", one_time_codes: true }),
      ];
    });
    const accountNow = async (id: string) => {
      const account = await db.withActor(system("sign-in"), (trx) => accountOf(trx, id));
      return [account?.email, account?.needs_code];
    };
    const link = await db.withActor(system("sign-in"), (trx) =>
      issueLink(trx, { purpose: "sign-in", userId: otto }, now()),
    );

    expect(await run("lost-mailbox", "sam", "--yes")).toMatchObject({
      code: 0,
      said: "Sam (sam) can now log in without a code.",
    });
    expect(await accountNow(sam)).toEqual(["sam@example.org", false]);
    expect((await run("lost-mailbox", "otto", "--email", "otto@new.example", "--yes")).code).toBe(
      0,
    );
    expect(await accountNow(otto)).toEqual(["otto@new.example", false]);
    const [letter] = await lettersTo({ database: db }, "otto@example.org");
    expect(letter?.template).toBe("addressChanged");
    expect((await findLink(db, link, ["sign-in"], now()))?.problem).toBeDefined();

    const refusals = [
      [["sam"], "is not asked for codes: nothing to do"],
      [["kim"], "Careful requires codes of everybody"],
      [["kim", "--email", "SAM@example.org"], "is already the address of another account"],
      [["sam", "--email", "SAM@example.org"], "is already the address of Sam (sam)"],
    ] as const;
    for (const [args, sentence] of refusals) {
      const refused = await run("lost-mailbox", ...args, "--yes");
      expect(refused.code).toBe(1);
      expect(refused.noted).toContain(sentence);
    }
    await expect(run("lost-mailbox", "sam", "--email", "sam at home", "--yes")).rejects.toThrow(
      '"sam at home" is not an email address.',
    );
    expect((await trail()).map(({ call, error }) => [call, error])).toEqual([
      ["ADMIN lost-mailbox", null],
      ["ADMIN lost-mailbox", null],
      ["ADMIN lost-mailbox", "no-codes"],
      ["ADMIN lost-mailbox", "codes-required"],
      ["ADMIN lost-mailbox", "email-in-use"],
      ["ADMIN lost-mailbox", "same-address"],
    ]);
  },
);
