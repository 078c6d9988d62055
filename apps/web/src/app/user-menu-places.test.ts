import { expect, it } from "vitest";
import { dana, greta, rosa, somebody } from "./people.fixture.ts";
import { menuPlaces, userLabel } from "./user-menu-places.ts";

it("calls a person by first name, else username, else the start of the mail address", () => {
  expect(userLabel(rosa.user)).toBe("Rosa");
  expect(userLabel(somebody({ username: "rosa.b" }).user)).toBe("rosa.b");
  expect(userLabel(somebody({ username: "", email: "rosa@example.org" }).user)).toBe("rosa");
});

it("offers a patient and a clinician their dashboard and account", () => {
  expect(menuPlaces(rosa)).toEqual(["dashboard", "account", "logout"]);
  expect(menuPlaces(dana)).toEqual(["clinician-dashboard", "account", "logout"]);
});

it("offers an institution's admin the institution as well", () => {
  expect(menuPlaces(greta)).toEqual([
    "clinician-dashboard",
    "account",
    "enterprise-dashboard",
    "users",
    "institution",
    "logout",
  ]);
});

it("offers nothing but Logout while something must be finished first", () => {
  expect(menuPlaces(somebody({ promptChangePassword: true }))).toEqual(["logout"]);
});
