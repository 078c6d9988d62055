import type { Auth } from "@regain/contract/entities/user";
import { describe, expect, it } from "vitest";
import type { PageRules } from "./access.ts";
import { deniedAudience, redirectFor, mustFinishFirst } from "./guards.ts";
import { dana, greta, rosa, somebody } from "./people.fixture.ts";

const publicPage: PageRules = { access: "public" };
const onlyPublic: PageRules = { access: "only-public" };
const privatePage: PageRules = { access: "private" };
const dashboard: PageRules = { access: "public", needsUser: true };

const visit = (pathname: string, page: PageRules, auth: Auth | null) =>
  redirectFor({ pathname, href: `${pathname}?a=b`, page, auth });

const sol = somebody({
  subscriptionState: {
    status: "clinician_setup",
    paymentMethod: "none",
    hasReceipts: false,
    permissions: { canViewExpandedDashboard: false, canPractise: false },
  },
});
const pia = somebody({ promptChangePassword: true });

describe("a visitor who is not logged in", () => {
  it("sees public and only-public pages", () => {
    expect(visit("/subscribe", publicPage, null)).toBeUndefined();
    expect(visit("/login", onlyPublic, null)).toBeUndefined();
  });

  it("is sent to the login by a private page and by the dashboard, and comes back after it", () => {
    expect(visit("/account", privatePage, null)).toEqual({
      to: "/login",
      search: { returnUrl: "/account?a=b" },
    });
    expect(visit("/dashboard", dashboard, null)).toEqual({
      to: "/login",
      search: { returnUrl: "/dashboard?a=b" },
    });
  });
});

describe("a patient who is logged in", () => {
  it("sees public and private pages", () => {
    expect(visit("/subscribe", publicPage, rosa)).toBeUndefined();
    expect(visit("/do-therapy", { ...privatePage, audience: "patients" }, rosa)).toBeUndefined();
  });

  it("is sent to the dashboard by an only-public page and by a clinician's page", () => {
    expect(visit("/login", onlyPublic, rosa)).toEqual({ to: "/dashboard" });
    const clinicians: PageRules = { ...dashboard, audience: "clinicians" };
    expect(visit("/dashboard/add-patient", clinicians, rosa)).toEqual({ to: "/dashboard" });
  });
});

describe("a patient whom a clinician created", () => {
  it.each([publicPage, onlyPublic, privatePage, dashboard])(
    "finishes the set-up first: %j",
    (page) => {
      expect(visit("/anywhere", page, sol)).toEqual({ to: "/activate/clinician-setup" });
    },
  );

  it("comes back to the plans after it, with the code that the address brought", () => {
    expect(visit("/subscribe", publicPage, sol)).toEqual({
      to: "/activate/clinician-setup",
      search: { returnUrl: "/subscribe?a=b" },
    });
  });

  it.each([
    "/activate/clinician-setup",
    "/do-not-contact",
    "/mail-choice",
    "/eula",
    "/support",
    "/logout",
  ])("may be at %s", (path) => {
    expect(visit(path, publicPage, sol)).toBeUndefined();
  });
});

describe("a person who must change the password", () => {
  it("does so before any private page and before the dashboard", () => {
    expect(visit("/account", privatePage, pia)).toEqual({ to: "/account/password" });
    expect(visit("/dashboard", dashboard, pia)).toEqual({ to: "/account/password" });
  });

  it("may change it, log out, and read public pages", () => {
    expect(visit("/account/password", privatePage, pia)).toBeUndefined();
    expect(visit("/logout", publicPage, pia)).toBeUndefined();
    expect(visit("/therapist-consult", publicPage, pia)).toBeUndefined();
  });

  it("finishes the set-up first where both are due", () => {
    const both = somebody({
      subscriptionState: sol.subscriptionState,
      promptChangePassword: true,
    });
    expect(visit("/account/password", privatePage, both)).toEqual({
      to: "/activate/clinician-setup",
    });
  });
});

it("holds the menu of who must finish something first", () => {
  expect([rosa, sol, pia, greta].map(mustFinishFirst)).toEqual([false, true, true, false]);
});

it("names the audience that a visitor is not part of", () => {
  expect(deniedAudience({ ...privatePage, audience: "patients" }, dana)).toBe("patients");
  expect(deniedAudience({ ...privatePage, audience: "patients" }, rosa)).toBeUndefined();
  expect(deniedAudience({ ...privatePage, audience: "admins" }, dana)).toBe("admins");
  expect(deniedAudience({ ...privatePage, audience: "admins" }, greta)).toBeUndefined();
  expect(deniedAudience(privatePage, dana)).toBeUndefined();
});
