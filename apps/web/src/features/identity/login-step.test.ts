import { expect, it } from "vitest";
import { loginAction, loginStep } from "./login-step.ts";

const nobody = { username: "" };
const rosa = { username: "rosa" };
const otto = { ...rosa, pending: { userId: "7", otpResetToken: "secret" } };

it("goes forth from the name to the password to the code", () => {
  expect(loginStep(undefined, nobody)).toBe("username");
  expect(loginStep("password", rosa)).toBe("password");
  expect(loginStep("otp", otto)).toBe("otp");
  expect(loginStep("sso", { ...rosa, leaving: true })).toBe("sso");
});

it("goes back to a step that was done", () => {
  expect(loginStep(undefined, otto)).toBe("username");
  expect(loginStep("password", otto)).toBe("password");
});

it("starts anew after a reload, which forgets the name and the pending login", () => {
  expect(loginStep("password", nobody)).toBe("username");
  expect(loginStep("otp", rosa)).toBe("username");
  expect(loginStep("sso", rosa)).toBe("username");
});

it("knows no other actions", () => {
  expect(loginAction("otp")).toBe("otp");
  expect(loginAction("fingerprint")).toBeUndefined();
  expect(loginAction(undefined)).toBeUndefined();
});
