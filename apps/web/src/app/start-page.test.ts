import { expect, test } from "vitest";
import { dana, rosa } from "./people.fixture.ts";
import { startPage } from "./start-page.ts";

test("the app opens on the dashboard, or on the login", () => {
  expect(startPage(rosa, true)).toBe("/dashboard");
  expect(startPage(dana, true)).toBe("/dashboard");
  expect(startPage(null, true)).toBe("/login");
});

test("where the server is not reached a patient is led to practice, the one thing there is then", () => {
  expect(startPage(rosa, false)).toBe("/do-therapy");
  expect(startPage(dana, false)).toBe("/dashboard");
  expect(startPage(null, false)).toBe("/login");
});
