import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { Refusal } from "../../lib/http/refusal.ts";
import { hashNewPassword } from "./password.service.ts";
import { hashPassword, isPassword } from "./passwords.ts";

/** They look the same: accented letters as one character each, and as a letter with a combining accent. */
const whole = "Ménagère 7".normalize("NFC");
const apart = whole.normalize("NFD");

test("a password opens the account from any keyboard", async () => {
  for (const chosen of [whole, apart]) {
    const stored = await hashPassword(chosen);
    expect(await isPassword(whole, stored)).toBe(true);
    expect(await isPassword(apart, stored)).toBe(true);
    expect(await isPassword("Ménagère ７", stored), "a figure at full width").toBe(true);
    expect(await isPassword("Menagere 7", stored)).toBe(false);
  }
});

test("what was stored as it was typed goes on opening its account", async () => {
  const stored = await hash(apart);
  expect(await isPassword(apart, stored)).toBe(true);
  expect(await isPassword("Menagere 7", stored)).toBe(false);
});

test("nobody has the password that unknown names are compared with", async () => {
  expect(await isPassword("nobody has this password", undefined)).toBe(false);
  expect(await isPassword(apart, undefined)).toBe(false);
});

test("a new password is judged as it is stored", async () => {
  const refusalOf = (password: string) =>
    hashNewPassword({ leaks: undefined }, { password, names: [], field: "password" }).then(
      () => "fine",
      (error: Refusal) => error.code,
    );
  expect(await refusalOf("Áéíóú 1".normalize("NFD")), "seven letters").toBe("malformed-request");
  expect(await refusalOf("Ｐａｓｓｗｏｒｄ１")).toBe("weak-password");
  expect(await refusalOf(apart)).toBe("fine");
});
