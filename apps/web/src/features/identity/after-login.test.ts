import type { Auth } from "@regain/contract/entities/user";
import { expect, it } from "vitest";
import { afterLogin } from "./after-login.ts";

const origin = "https://regain.example.org";

const person = (change: Partial<Auth["user"]> = {}, institutionAdmin = false): Auth => ({
  user: {
    userId: "01990000-0000-7000-8000-000000000001",
    firstName: "Greta",
    lastName: null,
    username: "greta",
    email: null,
    type: "clinician",
    promptChangePassword: false,
    createDate: "2026-05-01T08:00:00Z",
    leadSourceDetails: null,
    ...change,
  },
  institutionInfo: {
    institutionAdmin,
    institutionId: "01990000-0000-7000-8000-000000000002",
  },
  subscriptionState: null,
});

it("asks for a new password before anything else", () => {
  const pia = person({ promptChangePassword: true }, true);
  expect(afterLogin(pia, "/do-therapy", origin)).toBe("/account/password");
});

it("goes where the person wanted to go, without the query string", () => {
  expect(afterLogin(person({}, true), "/account?tab=1", origin)).toBe("/account");
});

it("takes an admin to the institution and everybody else to the dashboard", () => {
  expect(afterLogin(person({}, true), undefined, origin)).toBe("/enterprise-dashboard");
  expect(afterLogin(person(), "https://elsewhere.example.com/", origin)).toBe("/dashboard");
});
