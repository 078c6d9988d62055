import { requestDeletion } from "@regain/contract/calls/account/request-deletion";
import { changeUser } from "@regain/contract/calls/license/change-user";
import { describe, expect, test } from "vitest";
import { system } from "../../../db/actor.ts";
import { accountSyncJob } from "../../billing/sync-account.service.ts";
import { codeOf, institutionHouses } from "../../../testing/institution-houses.ts";

const { server, openHouse, signIn, lettersTo, userOf, isSignedOut } = institutionHouses();

describe("who is suspended", () => {
  test("is signed out at once, and let in again with what was theirs", async () => {
    const { admin, clinician, n } = await openHouse();
    const dana = await clinician("dana");
    const token = await server().tokenFor(dana);
    await admin.status(dana, "SUSPENDED");
    expect(await isSignedOut(token)).toBe(true);
    expect(await codeOf(signIn(`dana${n}`))).toBe("wrong-credentials");
    await admin.status(dana, "SUSPENDED");
    expect(await lettersTo(`dana${n}@example.org`)).toHaveLength(1);
    await admin.status(dana, "ACTIVE");
    expect((await signIn(`dana${n}`)).ctdata.accessToken).not.toBeNull();
    expect(await isSignedOut(token), "a session that was ended stays so").toBe(true);
  });

  test("is never the one who asks", async () => {
    const { admin, greta, clinician } = await openHouse();
    for (const code of await Promise.all(
      [admin.status(greta, "SUSPENDED"), admin.remove(greta), admin.appoint(greta, false)].map(
        codeOf,
      ),
    ))
      expect(code).toBe("last-admin");
    const dana = await clinician("dana");
    await admin.appoint(dana, true);
    for (const code of await Promise.all(
      [admin.status(greta, "SUSPENDED"), admin.remove(greta), admin.appoint(greta, false)].map(
        codeOf,
      ),
    ))
      expect(code).toBe("not-yourself");
    await admin.appoint(dana, false);
    expect(await codeOf(admin.remove(greta))).toBe("last-admin");
  });

  test("leaves nobody without an admin who stays: one who goes is not counted", async () => {
    const { admin, greta, clinician } = await openHouse();
    const mara = await clinician("mara", { institution_admin: true });
    const deletion = {
      params: { userId: greta },
      body: { password: "Practice1" },
    };
    await admin.call(requestDeletion, deletion);
    const deeds = [
      () => admin.appoint(mara, false),
      () => admin.status(mara, "SUSPENDED"),
      () => admin.remove(mara),
    ];
    for (const deed of deeds) {
      expect(await codeOf(deed())).toBe("last-to-stay");
      expect(await userOf(mara)).toMatchObject({
        status: "ACTIVE",
        institution_admin: true,
      });
    }
    await admin.appoint(await clinician("nils"), true);
    expect(await codeOf(admin.appoint(mara, false))).toBe("fine");
  });

  test("is not made an admin, and can lose the rights of one", async () => {
    const { admin, clinician } = await openHouse();
    const dana = await clinician("dana", { status: "SUSPENDED" });
    expect(await codeOf(admin.appoint(dana, true))).toBe("person-suspended");
    expect(await userOf(dana)).toMatchObject({ institution_admin: false });
    const mara = await clinician("mara", { institution_admin: true });
    await admin.status(mara, "SUSPENDED");
    await admin.appoint(mara, false);
    expect(await userOf(mara)).toMatchObject({ institution_admin: false });
  });

  test("does not suspend in return: of two admins at once one stays", async () => {
    const { greta, clinician, as } = await openHouse();
    const hana = await clinician("hana", { institution_admin: true });
    const [first, second] = [await as(greta), await as(hana)];
    const codes = await Promise.all([
      codeOf(first.status(hana, "SUSPENDED")),
      codeOf(second.status(greta, "SUSPENDED")),
    ]);
    expect(codes.filter((code) => code === "fine")).toHaveLength(1);
    const left = [await userOf(greta), await userOf(hana)];
    expect(left.filter(({ status }) => status === "ACTIVE")).toHaveLength(1);
  });

  test("is no patient who should manage the institution", async () => {
    const { admin, patient } = await openHouse();
    expect(await codeOf(admin.appoint(await patient("rosa"), true))).toBe("clinicians-only");
  });

  test("is asked for one change at a time", async () => {
    const { admin, institutionId, clinician } = await openHouse();
    const params = { id: institutionId, userId: await clinician("dana") };
    for (const body of [{}, { password: "", status: "ACTIVE" }, { password: "Practice2" }])
      expect(await codeOf(admin.call(changeUser, { params, body: body as never }))).toBe(
        "malformed-request",
      );
  });
});

describe("a patient who pays by card and is suspended", () => {
  const followed = async (id: string) => {
    const { rows } = await server().database.pool.query(
      "select from boss.job where data ->> 'name' = $1 and data -> 'payload' ->> 'accountId' = $2",
      [accountSyncJob, id],
    );
    return rows.length;
  };
  const endsOn = new Date("2031-05-04T17:00:00Z");
  const byCard = { status: "paying", payment_source: "Stripe", period_ends_at: endsOn } as const;

  test("is told that nothing is charged meanwhile, and later when it is again", async () => {
    const { admin, patient, n } = await openHouse();
    const rosa = await patient("rosa", { email: `rosa${n}@example.org` }, byCard);
    await admin.status(rosa, "SUSPENDED");
    expect(await followed(rosa)).toBe(1);
    await admin.status(rosa, "ACTIVE");
    expect(await followed(rosa)).toBe(2);
    expect(await lettersTo(`rosa${n}@example.org`)).toMatchObject([
      {
        template: "payerReactivated",
        text: expect.stringContaining("We will charge your card again on 05/04/2031."),
      },
      {
        template: "payerSuspended",
        text: expect.stringContaining("Your card is not charged while your account is suspended."),
      },
    ]);
  });

  test("is told the day after a free month where one comes first, and none where it is not known", async () => {
    const { admin, patient, n } = await openHouse();
    const free = (duration: "once" | "repeating") =>
      JSON.stringify({
        id: "free",
        off: { unit: "percentage", percent: 100 },
        duration,
        months: duration === "once" ? null : 3,
      });
    const lettersOf = async (name: string, duration: "once" | "repeating") => {
      const id = await patient(name, { email: `${name}${n}@example.org` }, byCard);
      await server()
        .database.owner.updateTable("subscriptions")
        .set({ plan_interval: "month", price_cents: 2_900, discount: free(duration) })
        .where("patient_id", "=", id)
        .execute();
      await admin.status(id, "SUSPENDED");
      await admin.status(id, "ACTIVE");
      return lettersTo(`${name}${n}@example.org`);
    };
    expect(await lettersOf("rosa", "once")).toMatchObject([
      {
        template: "payerReactivated",
        text: expect.stringContaining("We will charge your card again on 06/04/2031."),
      },
      { template: "payerSuspended" },
    ]);
    expect(await lettersOf("sam", "repeating")).toMatchObject([
      { template: "accountReactivated" },
      { template: "payerSuspended" },
    ]);
  });

  test("hears nothing of a card that is charged no more anyway", async () => {
    const { admin, patient, n } = await openHouse();
    const cancelled = { ...byCard, cancels_at_period_end: true };
    const rosa = await patient("rosa", { email: `rosa${n}@example.org` }, cancelled);
    const paul = await patient("paul", { email: `paul${n}@example.org` });
    for (const [id, name] of [
      [rosa, "rosa"],
      [paul, "paul"],
    ] as const) {
      await admin.status(id, "SUSPENDED");
      await admin.status(id, "ACTIVE");
      expect(await lettersTo(`${name}${n}@example.org`)).toMatchObject([
        { template: "accountReactivated" },
        { template: "accountSuspended" },
      ]);
    }
  });

  test("goes on paying once the institution lets them go", async () => {
    const { admin, patient } = await openHouse();
    const rosa = await patient("rosa", {}, byCard);
    await admin.status(rosa, "SUSPENDED");
    await admin.remove(rosa);
    expect(await followed(rosa)).toBe(2);
  });
});

test("only the actor who ends memberships may do it past the people themselves", async () => {
  const { greta, clinician } = await openHouse();
  const dana = await clinician("dana");
  await expect(
    server().database.withActor(system("caseload"), (trx) =>
      trx.updateTable("users").set({ status: "SUSPENDED" }).where("id", "=", dana).execute(),
    ),
  ).resolves.toEqual([expect.objectContaining({ numUpdatedRows: 0n })]);
  expect(await userOf(greta)).toMatchObject({ status: "ACTIVE" });
});
