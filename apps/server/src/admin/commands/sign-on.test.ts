import { expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { howToSignIn } from "../../modules/identity/single-sign-on.service.ts";
import { lettersTo } from "../../testing/letters.ts";
import { operatorAt } from "../../testing/operator.ts";
import { onBothEngines } from "../../testing/test-database.ts";

const place = { issuer: "https://sso.test", client_id: "a", client_secret: "sealed:by-a-lost-key" };

/**
 * Harbor logs in at its own provider: Greta is its admin, Dana never had a password, and Nils has no email address
 * either.
 */
async function harbor(database: OwnedDatabase) {
  const { seed } = operatorAt(database);
  return seed(async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    await trx
      .insertInto("institution_sign_in")
      .values({ institution_id, ...place })
      .execute();
    const admin = { institution_id, institution_admin: true };
    await addClinician(trx, { username: "greta", passwordHash: "hash", ...admin });
    await addClinician(trx, { username: "dana", institution_id });
    await addClinician(trx, { username: "nils", institution_id, email: null });
    await addPatient(trx, { username: "rosa", institution_id });
    return institution_id;
  });
}

onBothEngines(
  "sign-on-off lets the people of an institution in by passwords, and tells its admins",
  async (db) => {
    const id = await harbor(db);
    const { run, now } = operatorAt(db);
    const action = async (username: string) =>
      (await howToSignIn(db, { username, ip: "192.0.2.1" }, now())).action;
    expect(await action("dana")).toBe("sso");
    expect((await run("reset-password", "dana", "--yes")).noted).toContain("sign-on-off");

    const done = await run("sign-on-off", "harbor", "--yes");
    expect(done).toMatchObject({
      code: 0,
      said: 'The single sign-on of Harbor is off; notified: 1 admin. 3 clinicians can log in with a password now. 2 without one can set it with "Forgot Password". Of those, 1 without an email address cannot: an admin can give them a one-time password, and "lost-mailbox --email" gives an admin an address.',
    });
    expect(await action("dana")).toBe("password");
    const kept = await db.withActor(system("sign-in"), (trx) =>
      trx.selectFrom("institution_sign_in").selectAll().executeTakeFirstOrThrow(),
    );
    expect(kept).toMatchObject({ ...place, is_on: false, version: 2 });
    const [letter] = await lettersTo({ database: db }, "greta@example.org");
    expect(letter).toMatchObject({
      template: "singleSignOnOff",
      content: {
        paragraphs: [
          "Regain’s support team switched off single sign-on for your institution.",
          expect.stringContaining("“Forgot Password”"),
        ],
      },
    });
    // Someone who never had a password sets one.
    expect((await run("reset-password", "dana", "--yes")).code).toBe(0);

    expect(await run("sign-on-off", id, "--yes")).toMatchObject({
      code: 1,
      noted: "The single sign-on of Harbor is not on: nothing to do.",
    });
    const { rows } = await db.pool.query(
      "select institution_id, error from audit where call = 'ADMIN sign-on-off' order by at, id",
    );
    expect(rows).toEqual([
      { institution_id: id, error: null },
      { institution_id: id, error: "not-on" },
    ]);
  },
);

onBothEngines("sign-on-off asks which, where several have a name", async (db) => {
  const { seed, run } = operatorAt(db);
  const [here, there] = await seed(async (trx) => [
    await addInstitution(trx, { name: "Lakeside" }),
    await addInstitution(trx, { name: "lakeside", country: "CA" }),
  ]);
  const asked = await run("sign-on-off", "Lakeside", "--yes");
  expect(asked.code).toBe(1);
  expect(asked.noted).toContain(`${here} (US)`);
  expect(asked.noted).toContain(`${there} (CA)`);
  expect((await run("sign-on-off", "Nowhere", "--yes")).noted).toBe(
    'There is no institution "Nowhere". No name contains that; there are 2 institutions.',
  );
  expect((await run("sign-on-off", "KESI", "--yes")).noted).toMatch(
    /^There is no institution "KESI"\. Names that contain that: "[Ll]akeside", "[Ll]akeside"\.$/,
  );
  await seed(async (trx) => {
    for (let nth = 1; nth <= 12; nth += 1) await addInstitution(trx, { name: `Clinic ${nth}` });
  });
  expect((await run("sign-on-off", "clinic", "--yes")).noted).toMatch(
    /contain that: ("Clinic \d+", ){9}"Clinic \d+", and 2 more\.$/,
  );
});

onBothEngines("forget-sign-on is for who is bound to a login at an institution", async (db) => {
  await harbor(db);
  const { seed, run } = operatorAt(db);
  const bind = (username: string) =>
    seed((trx) =>
      trx
        .updateTable("users")
        .set({ sso_subject: `${username} at home` })
        .where("username", "=", username)
        .execute(),
    );
  expect(await run("forget-sign-on", "dana", "--yes")).toMatchObject({
    code: 1,
    noted: "The account of Dana (dana) is not tied to a login at an institution: nothing to do.",
  });
  await bind("dana");
  await bind("nils");
  expect((await run("forget-sign-on", "dana", "--yes")).code).toBe(0);
  expect((await run("forget-sign-on", "nils", "--yes")).noted).toBe(
    'The account of Nils (nils) has no email address by which the new login could be recognized. "lost-mailbox --email" gives it one while the single sign-on of Harbor is off: "sign-on-off" turns it off, and an admin turns it back on.',
  );
  const { rows } = await db.pool.query("select username from users where sso_subject is not null");
  expect(rows).toEqual([{ username: "nils" }]);

  // Follows its advice, in order.
  const giveAddress = () => run("lost-mailbox", "nils", "--email", "nils@new.example.org", "--yes");
  expect((await giveAddress()).code, "not while the sign-on is on").toBe(1);
  expect((await run("sign-on-off", "harbor", "--yes")).code).toBe(0);
  expect((await giveAddress()).code).toBe(0);
  expect((await run("forget-sign-on", "nils", "--yes")).code).toBe(0);
});
