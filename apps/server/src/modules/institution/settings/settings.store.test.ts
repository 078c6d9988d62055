import { expect } from "vitest";
import type { UserActor } from "../../../db/actor.ts";
import { system } from "../../../db/actor.ts";
import { addClinician, addInstitution } from "../../../builders/people.ts";
import type { Database } from "../../../db/database.ts";
import { onBothEngines } from "../../../testing/test-database.ts";
import { replaceLogo } from "./logo.store.ts";
import { findInstitutionOf, updateInstitution } from "./settings.store.ts";
import { countMembers, findSignIn, forgetPlace, saveSignIn } from "./sso.store.ts";

/** An institution, its admin, and one of its clinicians. */
async function harborOf(database: Database) {
  const ids = await database.withActor(system("demo"), async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    const admin = { username: "greta", institution_id, institution_admin: true };
    const greta = await addClinician(trx, { ...admin, sso_subject: "g" });
    const dana = await addClinician(trx, { username: "dana", institution_id, email: null });
    return { harbor: institution_id, greta, dana };
  });
  const actor = (userId: string, institutionAdmin: boolean): UserActor => ({
    kind: "user",
    userId,
    type: "clinician",
    subscription: null,
    institutionId: ids.harbor,
    institutionAdmin,
    sessionId: "none",
  });
  return { id: ids.harbor, greta: actor(ids.greta, true), dana: actor(ids.dana, false) };
}

onBothEngines("an institution is changed by its admin, from the version it is at", async (db) => {
  const { id, greta, dana } = await harborOf(db);
  const change = (who: UserActor, version: number, city: string) =>
    db.withActor(who, (trx) => updateInstitution(trx, { id, version }, { city }));
  expect(await change(greta, 0, "Boston")).toMatchObject({ city: "Boston", version: 1 });
  expect(await change(greta, 0, "Salem")).toBeUndefined();
  expect(await change(dana, 1, "Salem")).toBeUndefined();
  expect(await db.withActor(dana, (trx) => findInstitutionOf(trx, id))).toMatchObject({
    city: "Boston",
  });
});

onBothEngines("of two logos at once each finds the one before it", async (db) => {
  const { id, greta, dana } = await harborOf(db);
  const put = (who: UserActor, key: string) =>
    db.withActor(who, (trx) => replaceLogo(trx, id, { logo_path: `/${key}`, logo_key: key }));
  const both = await Promise.all([put(greta, "one"), put(greta, "two")]);
  const last = (await db.withActor(greta, (trx) => findInstitutionOf(trx, id)))?.logo_key;
  const first = last === "one" ? "two" : "one";
  expect(new Set(both.map((one) => one?.before))).toEqual(new Set([null, first]));
  expect(await put(dana, "three")).toBeUndefined();
});

onBothEngines("a single sign-on is saved once for each version", async (db) => {
  const { id, greta, dana } = await harborOf(db);
  const save = (who: UserActor, version: number) =>
    db.withActor(who, (trx) =>
      saveSignIn(trx, {
        institution_id: id,
        issuer: "https://login.example.org",
        client_id: "regain",
        client_secret: "secret",
        acr_values: "",
        amr_values: "mfa",
        max_age_minutes: 60,
        is_on: true,
        version,
      }),
    );
  const both = await Promise.all([save(greta, 1), save(greta, 1)]);
  expect(both.toSorted()).toEqual([false, true]);
  expect([await save(greta, 2), await save(greta, 2), await save(dana, 3)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await db.withActor(dana, (trx) => findSignIn(trx, id))).toBeUndefined();
  await db.withActor(greta, async (trx) => {
    expect(await countMembers(trx, id)).toEqual({ members: 2, membersWithoutAddress: 1 });
    await forgetPlace(trx, id);
    const left = trx.selectFrom("users").select("id").where("sso_subject", "is not", null);
    expect(await left.execute()).toEqual([]);
  });
});
