import { readCaseloadPatient } from "@regain/contract/calls/caseload/caseload-patient";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { askDeletion } from "@regain/contract/calls/account/ask-deletion";
import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { makeSignInCard } from "@regain/contract/calls/identity/make-sign-in-card";
import { resetPassword } from "@regain/contract/calls/identity/reset-password";
import { answerInvitation } from "@regain/contract/calls/license/answer-invitation";
import { changeUser } from "@regain/contract/calls/license/change-user";
import { institutionUsers } from "@regain/contract/calls/license/institution-users";
import { inviteUser } from "@regain/contract/calls/license/invite-user";
import { sendInvitation } from "@regain/contract/calls/license/send-invitation";
import { withdrawInvitation } from "@regain/contract/calls/license/withdraw-invitation";
import { optOut as optOutCall } from "@regain/contract/calls/messaging/opt-out";
import { fieldComplaints } from "@regain/contract/field-complaints";
import { dayMs } from "@regain/contract/durations";
import { localTime } from "@regain/therapy/days";
import { describe, expect, test } from "vitest";
import { system } from "../../../db/actor.ts";
import { addPatient, addToCaseload } from "../../../db/builders/people.ts";
import { openHomeworkInvitation } from "../../activation/homework-invitation.service.ts";
import { openLink } from "../../identity/link-token.service.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import { addPreset } from "../../schedule/preset.service.ts";
import { codeOf, institutionHouses } from "../../../testing/institution-houses.ts";

const { server, openHouse, signIn, lettersTo, userOf, isSignedOut } = institutionHouses();

describe("an invitation", () => {
  test("expires, is replaced, sent again only while open, and withdrawn", async () => {
    const { admin, n } = await openHouse();
    const email = `nora${n}@example.org`;
    const { id } = await admin.invite(email);
    expect(await codeOf(admin.invite(email.toUpperCase()))).toBe("already-invited");
    await admin.resend(id);
    expect(await lettersTo(email)).toHaveLength(2);
    server().advance(8 * dayMs);
    const later = await freshAdmin(n);
    expect((await later.list()).users.at(-1)).toMatchObject({ status: "EXPIRED" });
    expect(await codeOf(later.resend(id))).toBe("invitation-not-open");
    expect((await later.invite(email)).id).toBe(id);
    const [{ invitation } = {}] = await lettersTo(email);
    await later.withdraw(id);
    expect((await later.list()).total).toBe(1);
    const answer = server().client(invitation!)(answerInvitation, {
      params: { id },
      body: { status: "DECLINED" },
    });
    expect(await codeOf(answer)).toBe("link-expired");
    expect(await codeOf(later.withdraw(id))).toBe("not-found");
  });

  test("of who is somebody already is refused with a reason", async () => {
    const { admin, clinician, n } = await openHouse();
    const other = await openHouse();
    await clinician("dana");
    const nils = `nils.${n}`;
    await server().seed((trx) => addPatient(trx, { username: nils }));
    expect(await codeOf(admin.invite(`dana${n}@example.org`))).toBe("email-in-use");
    expect(await codeOf(admin.invite(`Greta${n}@example.org`))).toBe("own-address");
    expect(await codeOf(admin.invite(`greta${other.n}@example.org`))).toBe("other-institution");
    expect(await codeOf(admin.invite(`${nils}@example.org`))).toBe("email-in-use");
    await expect(admin.invite("no\r\nbcc: all@example.org")).rejects.toMatchObject({
      fields: { email: "Enter a valid email address." },
    });
    expect((await admin.list()).total).toBe(2);
  });

  test("is not sent to who wants no mail, nor without end", async () => {
    const { admin, clinician, n } = await openHouse();
    const dana = await clinician("dana");
    const email = `nobody${n}@example.org`;
    const optOut = await server().seed((trx) =>
      openLink(trx, { purpose: "do-not-contact", email }, server().now()),
    );
    await server().client(optOut)(optOutCall, { query: {}, body: { optOut: true } });
    expect(await codeOf(admin.invite(email))).toBe("address-suppressed");
    const codes: string[] = [];
    for (let tries = 0; tries < 62; tries += 1) codes.push(await codeOf(admin.invite(email)));
    expect(codes.at(-1)).toBe("too-many-requests");
    expect((await admin.list()).total).toBe(2);
    const resets: string[] = [];
    for (let tries = 0; tries < 32; tries += 1) resets.push(await codeOf(admin.reset(dana)));
    expect(resets.at(-1)).toBe("too-many-requests");
  });

  test("is no user, and a user no invitation", async () => {
    const { admin, clinician, n } = await openHouse();
    const other = await openHouse();
    const dana = await clinician("dana");
    const { id } = await admin.invite(`nora${n}@example.org`);
    for (const code of await Promise.all(
      [
        admin.reset(id),
        admin.status(id, "SUSPENDED"),
        admin.appoint(id, true),
        admin.remove(id),
      ].map(codeOf),
    ))
      expect(code).toBe("not-accepted-yet");
    for (const code of await Promise.all([admin.resend(dana), admin.withdraw(dana)].map(codeOf)))
      expect(code).toBe("invitation-not-open");
    const theirs = other.admin;
    for (const code of await Promise.all(
      [theirs.resend(id), theirs.withdraw(id), theirs.remove(dana)].map(codeOf),
    ))
      expect(code).toBe("not-found");
    expect(await codeOf(theirs.reset(dana))).toBe("not-found");
    expect(await codeOf(theirs.status(dana, "SUSPENDED"))).toBe("not-found");
  });
});

/** The admin of a house again, after the days in which the first session has ended. */
async function freshAdmin(n: number) {
  const { id, institution_id } = await server()
    .database.owner.selectFrom("users")
    .select(["id", "institution_id"])
    .where("username", "=", `greta${n}`)
    .executeTakeFirstOrThrow();
  const call = server().client(await server().tokenFor(id));
  const params = { id: institution_id! };
  return {
    list: () => call(institutionUsers, { params, query: {} }),
    invite: (email: string) => call(inviteUser, { params, body: { email, type: "clinician" } }),
    resend: (userId: string) => call(sendInvitation, { params: { ...params, userId } }),
    withdraw: (userId: string) => call(withdrawInvitation, { params: { ...params, userId } }),
  };
}

describe("a password that is reset", () => {
  test("is void at once, and set anew by the link of the letter", async () => {
    const { admin, clinician, n } = await openHouse();
    const dana = await clinician("dana");
    const token = await server().tokenFor(dana);
    const email = `dana${n}@example.org`;
    expect(await admin.reset(dana)).toEqual({ sentTo: email, oneTimePassword: null });
    expect(await isSignedOut(token)).toBe(true);
    expect(await codeOf(signIn(email))).toBe("wrong-credentials");
    expect(await userOf(dana)).toMatchObject({ prompt_change_password: true });
    const [letter] = await lettersTo(email);
    expect(letter).toMatchObject({ template: "passwordResetByAdmin" });
    expect(letter?.text).toContain(`Harbor ${n} has reset your password.`);
    server().advance(23 * 3_600_000);
    await server().client(letter!.token!)(resetPassword, { body: { newPassword: "Lagoon42x" } });
    expect((await signIn(email, "Lagoon42x")).ctdata.accessToken).not.toBeNull();
    expect(await userOf(dana)).toMatchObject({ prompt_change_password: false });
  });

  test("of who has no address is told once, and has to be changed", async () => {
    const { admin, patient, n, institutionId } = await openHouse();
    await server()
      .database.owner.updateTable("institutions")
      .set({ password_min_length: 16, password_min_symbols: 2, password_min_capitals: 3 })
      .where("id", "=", institutionId)
      .execute();
    const sol = await patient("sol", { email: null });
    const { sentTo, oneTimePassword } = await admin.reset(sol);
    expect(sentTo).toBeNull();
    expect(oneTimePassword).toMatch(/^(?=(.*[A-Z]){3})(?=.*\d)(?=(.*[^\w]){2}).{16,}$/);
    const { ctdata } = await signIn(`sol${n}`, oneTimePassword!);
    const { user } = await server().client(ctdata.accessToken!)(loadUser, {});
    expect(user.promptChangePassword).toBe(true);
  });

  test("is good for a day, and says no more afterwards than a wrong one", async () => {
    const { admin, patient, n } = await openHouse();
    const sol = await patient("sol", { email: null });
    const { oneTimePassword } = await admin.reset(sol);
    server().advance(23 * 3_600_000);
    expect((await signIn(`sol${n}`, oneTimePassword!)).ctdata.accessToken).not.toBeNull();
    server().advance(3_600_001);
    expect(await codeOf(signIn(`sol${n}`, oneTimePassword!))).toBe("wrong-credentials");
  });

  test("holds up nobody who comes in by a card, and stays void", async () => {
    const { admin, patient, n } = await openHouse();
    const sol = await patient("sol", { email: null });
    const own = server().client(await server().tokenFor(sol));
    const card = await own(makeSignInCard, { params: { id: sol } });
    const { oneTimePassword } = await admin.reset(sol);
    const byCard = await server().client()(exchangeToken, { body: { token: card.code } });
    const seen = await server().client(byCard.accessToken)(loadUser, {});
    expect(seen.user).toMatchObject({ userId: sol, promptChangePassword: false });
    // Who has been given the password is asked for another one all the same.
    const { ctdata } = await signIn(`sol${n}`, oneTimePassword!);
    const typed = await server().client(ctdata.accessToken!)(loadUser, {});
    expect(typed.user.promptChangePassword).toBe(true);
  });

  test("of who is suspended is set anew once they are let in again", async () => {
    const { admin, clinician, n } = await openHouse();
    const email = `dana${n}@example.org`;
    const dana = await clinician("dana", { status: "SUSPENDED" });
    await admin.reset(dana);
    expect(await lettersTo(email)).toEqual([]);
    await admin.status(dana, "ACTIVE");
    expect((await lettersTo(email)).map(({ template }) => template)).toEqual([
      "passwordResetByAdmin",
      "accountReactivated",
    ]);
  });

  test("is not said to be one where the own password only has to be made harder", async () => {
    const { admin, clinician, n } = await openHouse();
    const dana = await clinician("dana", { status: "SUSPENDED", prompt_change_password: true });
    await admin.status(dana, "ACTIVE");
    expect((await lettersTo(`dana${n}@example.org`)).map(({ template }) => template)).toEqual([
      "accountReactivated",
    ]);
  });

  test("is none where the institution signs its staff in itself", async () => {
    const { admin, clinician, patient, institutionId } = await openHouse();
    const [dana, rosa] = [await clinician("dana"), await patient("rosa")];
    await server().seed((trx) =>
      trx
        .insertInto("institution_sign_in")
        .values({
          institution_id: institutionId,
          issuer: "https://sso.example.org",
          client_id: "regain",
          client_secret: "secret",
        })
        .execute(),
    );
    expect(await codeOf(admin.reset(dana))).toBe("user-signs-in-elsewhere");
    expect(await codeOf(admin.reset(rosa))).toBe("fine");
  });
});

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
    await admin.call(askDeletion, deletion);
    const deeds = [
      () => admin.appoint(mara, false),
      () => admin.status(mara, "SUSPENDED"),
      () => admin.remove(mara),
    ];
    for (const deed of deeds) {
      expect(await codeOf(deed())).toBe("last-admin");
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

describe("a clinician who is removed", () => {
  const entriesOf = (clinicianId: string) =>
    server()
      .database.owner.selectFrom("caseload")
      .select(["patient_id", "discharged_at", "discharge_reason"])
      .where("clinician_id", "=", clinicianId)
      .orderBy("patient_id")
      .execute();

  test("leaves the patients to the admin, those too who are the admin's already", async () => {
    const { admin, greta, clinician, patient, n } = await openHouse();
    const dana = await clinician("dana");
    const [ann, bea, cleo, dora] = [
      await patient("ann"),
      await patient("bea"),
      await patient("cleo"),
      await patient("dora"),
    ];
    const ended = { discharged_at: server().now(), discharge_reason: "moved-away" };
    await server().seed(async (trx) => {
      await addToCaseload(trx, { patient_id: ann, clinician_id: dana });
      await addToCaseload(trx, { patient_id: bea, clinician_id: dana });
      await addToCaseload(trx, { patient_id: bea, clinician_id: greta, ...ended });
      await addToCaseload(trx, { patient_id: cleo, clinician_id: dana, ...ended });
      await addToCaseload(trx, { patient_id: dora, clinician_id: dana, ...ended });
      await addToCaseload(trx, { patient_id: dora, clinician_id: greta });
    });
    const token = await server().tokenFor(dana);
    expect(await codeOf(admin.remove(dana, false))).toBe("malformed-request");
    expect(await entriesOf(dana)).toHaveLength(4);
    expect(await admin.remove(dana)).toEqual({ patients: 4 });
    expect(await entriesOf(dana)).toEqual([]);
    const reasons = new Map(
      (await entriesOf(greta)).map((row) => [row.patient_id, row.discharge_reason]),
    );
    expect(reasons).toEqual(
      new Map([
        [ann, null],
        [bea, null],
        [cleo, "moved-away"],
        [dora, null],
      ]),
    );
    const events = await server()
      .database.owner.selectFrom("caseload_events")
      .select(["clinician_id", "kind", "author_id", "note"])
      .where("patient_id", "=", ann)
      .orderBy("kind")
      .execute();
    const common = { author_id: greta, note: `Dana left Harbor ${n}.` };
    expect(events).toEqual([
      { clinician_id: dana, kind: "handed_over", ...common },
      { clinician_id: greta, kind: "taken_over", ...common },
    ]);
    expect(await isSignedOut(token)).toBe(true);
    expect(await codeOf(signIn(`dana${n}`))).toBe("wrong-credentials");
    expect((await admin.list({ search: "dana" })).total).toBe(0);
    expect((await lettersTo(`dana${n}@example.org`))[0]?.template).toBe("clinicianRemoved");
    expect(await codeOf(admin.remove(dana))).toBe("not-found");
  });

  test("is named to the admin as who had discharged a patient", async () => {
    const { admin, clinician, patient } = await openHouse();
    const [dana, cleo] = [await clinician("dana"), await patient("cleo")];
    await server().seed((trx) => addToCaseload(trx, { patient_id: cleo, clinician_id: dana }));
    const own = server().client(await server().tokenFor(dana));
    const params = { id: cleo };
    await own(dischargePatient, { params, body: { reason: "moved" } });
    expect((await own(readCaseloadPatient, { params, query: {} })).discharge).toMatchObject({
      by: null,
    });
    await admin.remove(dana);
    expect((await admin.call(readCaseloadPatient, { params, query: {} })).discharge).toMatchObject({
      by: expect.stringMatching(/^Dana/) as string,
      reason: "moved",
    });
  });

  test("reads of the day of deletion as it is where they are", async () => {
    const { admin, clinician, n } = await openHouse();
    const due = new Date(server().now().getTime() + 14 * dayMs);
    for (const [name, time_zone] of [
      ["dana", "Pacific/Kiritimati"],
      ["elsa", "Pacific/Pago_Pago"],
    ] as const) {
      await admin.remove(await clinician(name, { time_zone }));
      const [letter] = await lettersTo(`${name}${n}@example.org`);
      expect(letter?.text).toContain(
        `We delete it on ${shownDate(localTime(due, time_zone).day)}.`,
      );
    }
  });

  test("leaves what colleagues share, and what patients were sent", async () => {
    const { admin, greta, clinician, patient, institutionId } = await openHouse();
    const dana = await clinician("dana");
    const rosa = await patient("rosa", { accepted_eula_at: server().now() });
    const { email } = await userOf(rosa);
    const actorOf = (userId: string) => ({
      kind: "user" as const,
      userId,
      type: "clinician" as const,
      subscription: null,
      institutionId,
      institutionAdmin: false,
      sessionId: userId,
    });
    const lines = [{ taskTypeId: 1, taskCount: 5, taskLevel: 1 }];
    const keep = (author: string, name: string, isShared: boolean) =>
      server().database.withActor(actorOf(author), (trx) =>
        addPreset(trx, author, { name, isShared, lines }, server().now()),
      );
    await keep(greta, "Mornings", false);
    await keep(dana, "mornings", true);
    await keep(dana, "Evenings", true);
    await keep(dana, "Mine alone", false);
    const path = await server().seed((trx) =>
      openHomeworkInvitation(
        trx,
        { patientId: rosa, clinicianId: dana, email: email! },
        server().now(),
      ),
    );
    await server().seed((trx) =>
      trx
        .insertInto("attention_dismissals")
        .values({
          patient_id: rosa,
          clinician_id: dana,
          kind: "stopped-practising",
          matter: "2026-01-01",
          dismissed_at: server().now(),
        })
        .execute(),
    );
    await admin.remove(dana);
    const presets = await server()
      .database.owner.selectFrom("schedule_presets")
      .select(["author_id", "name"])
      .where("author_id", "in", [greta, dana])
      .orderBy("name")
      .execute();
    expect(presets.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { author_id: greta, name: "Evenings" },
      { author_id: dana, name: "Mine alone" },
      { author_id: greta, name: "Mornings" },
      { author_id: greta, name: "mornings (Dana)" },
    ]);
    const put = await server()
      .database.owner.selectFrom("attention_dismissals")
      .select("kind")
      .where("clinician_id", "=", dana)
      .execute();
    expect(put).toEqual([]);
    const token = new URL(path, "http://regain.test").searchParams.get("token")!;
    await server().client(token)(acceptHomework, {
      params: { id: rosa, clinicianId: dana },
      body: { email: email!, acceptedEULA: "true" },
    } as never);
    const [entry] = await entriesOf(greta);
    expect(entry?.patient_id).toBe(rosa);
  });

  test("comes back by an invitation in the time of grace", async () => {
    const { admin, clinician, n } = await openHouse();
    const email = `dana${n}@example.org`;
    const dana = await clinician("dana");
    await admin.remove(dana);
    expect(await userOf(dana)).toMatchObject({ status: "SUSPENDED", institution_id: null });
    const { id } = await admin.invite(email);
    const [{ invitation } = {}] = await lettersTo(email);
    await server().client(invitation!)(answerInvitation, {
      params: { id },
      body: { status: "ACCEPTED" },
    });
    expect(await userOf(dana)).toMatchObject({ status: "ACTIVE", deletion_due_at: null });
    expect((await signIn(email)).ctdata.accessToken).not.toBeNull();
  });

  test("does not come back once the account is being deleted", async () => {
    const { admin, clinician, n } = await openHouse();
    const email = `dana${n}@example.org`;
    const dana = await clinician("dana");
    await admin.remove(dana);
    const { id } = await admin.invite(email);
    const [{ invitation } = {}] = await lettersTo(email);
    await server().database.pool.query("update users set deletion_due_at = $2 where id = $1", [
      dana,
      server().now(),
    ]);
    const body = { status: "ACCEPTED" } as const;
    const accept = server().client(invitation!)(answerInvitation, { params: { id }, body });
    expect(await codeOf(accept)).toBe("deletion-begun");
    expect((await userOf(dana)).status).toBe("SUSPENDED");
  });

  test("is asked about once, by whichever of two admins comes first", async () => {
    const { greta, clinician, as } = await openHouse();
    const hana = await clinician("hana", { institution_admin: true });
    const dana = await clinician("dana");
    const admins = [await as(greta), await as(hana)];
    const codes = await Promise.all(admins.map((one) => codeOf(one.remove(dana))));
    expect(codes.toSorted()).toEqual(["fine", "not-found"]);
  });
});

describe("a patient who is discharged", () => {
  const subscriptionOf = (id: string) =>
    server()
      .database.owner.selectFrom("subscriptions")
      .select(["status", "payment_source", "period_ends_at"])
      .where("patient_id", "=", id)
      .executeTakeFirstOrThrow();

  test("keeps account and session, and practises 14 days more at the institution's cost", async () => {
    const { admin, clinician, patient, n } = await openHouse();
    const dana = await clinician("dana");
    const rosa = await patient("rosa", { status: "ACTIVE" });
    await server().seed((trx) => addToCaseload(trx, { patient_id: rosa, clinician_id: dana }));
    const token = await server().tokenFor(rosa);
    expect(await admin.remove(rosa, false)).toEqual({ patients: 0 });
    expect((await admin.list({ type: "patient" })).total).toBe(0);
    const { institutionInfo } = await server().client(token)(loadUser, {});
    expect(institutionInfo).toBeNull();
    const ends = new Date(server().now().getTime() + 14 * dayMs);
    expect(await subscriptionOf(rosa)).toEqual({
      status: "paying",
      payment_source: "none",
      period_ends_at: ends,
    });
    const [letter] = await lettersTo(`rosa${n}@example.org`);
    expect(letter).toMatchObject({ template: "sponsorshipEnds", token: null });
    expect(letter?.text).toContain("On that day we send you the plans to go on.");
  });

  test("who pays goes on paying; who was suspended is let in; who comes back is paid for", async () => {
    const { admin, patient, n } = await openHouse();
    const yuri = await patient("yuri", { status: "SUSPENDED" }, { payment_source: "Stripe" });
    await admin.remove(yuri);
    expect(await subscriptionOf(yuri)).toMatchObject({ status: "paying", period_ends_at: null });
    expect((await lettersTo(`yuri${n}@example.org`))[0]?.template).toBe("leftInstitution");
    expect((await signIn(`yuri${n}`)).ctdata.accessToken).not.toBeNull();

    const elsa = await patient("elsa");
    await admin.remove(elsa);
    const { id } = await admin.invite(`elsa${n}@example.org`, "patient");
    const [{ invitation } = {}] = await lettersTo(`elsa${n}@example.org`);
    await server().client(invitation!)(answerInvitation, {
      params: { id },
      body: { status: "ACCEPTED", accessToken: await server().tokenFor(elsa) },
    });
    expect(await subscriptionOf(elsa)).toMatchObject({ status: "paying", period_ends_at: null });
  });
});

test("the call to delete somebody needs no body, and then acknowledges nothing", async () => {
  const { institutionId, greta, clinician, patient } = await openHouse();
  const token = await server().tokenFor(greta);
  const remove = (userId: string) =>
    server().app.inject({
      method: "DELETE",
      url: `/license/v700/api/institutions/${institutionId}/users/${userId}`,
      headers: { "access-token": token },
    });
  const discharged = await remove(await patient("rosa"));
  expect([discharged.statusCode, discharged.json()]).toEqual([200, { patients: 0 }]);
  const kept = await remove(await clinician("dana"));
  expect([kept.statusCode, kept.json()]).toMatchObject([
    400,
    { error: "malformed-request", fields: { acknowledged: fieldComplaints.required } },
  ]);
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
