import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { createSignInCard } from "@regain/contract/calls/identity/create-sign-in-card";
import { resetPassword } from "@regain/contract/calls/identity/reset-password";
import { describe, expect, test } from "vitest";
import { codeOf, institutionHouses } from "../../../testing/institution-houses.ts";

const { server, openHouse, signIn, lettersTo, userOf, isSignedOut } = institutionHouses();

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
    const card = await own(createSignInCard, { params: { id: sol } });
    const { oneTimePassword } = await admin.reset(sol);
    const byCard = await server().client()(exchangeToken, { body: { token: card.code } });
    const seen = await server().client(byCard.accessToken)(loadUser, {});
    expect(seen.user).toMatchObject({ userId: sol, promptChangePassword: false });
    // Somebody who uses the password they were given is asked for another one all the same.
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

  test("of who is suspended is set anew once they are discharged, which lets them in again", async () => {
    const { admin, patient, n } = await openHouse();
    const email = `alma${n}@example.org`;
    const alma = await patient("alma", { status: "SUSPENDED" });
    await admin.reset(alma);
    await admin.remove(alma);
    const [letter, first] = await lettersTo(email);
    expect(first).toMatchObject({ template: "sponsorshipEnds" });
    expect(letter).toMatchObject({ template: "passwordResetByAdmin" });
    await server().client(letter!.token!)(resetPassword, { body: { newPassword: "Lagoon42x" } });
    expect((await signIn(email, "Lagoon42x")).ctdata.accessToken).not.toBeNull();
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
