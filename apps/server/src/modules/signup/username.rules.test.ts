import { expect, test } from "vitest";
import { freeUsername, usernameStem } from "./username.rules.ts";

test.each([
  ["rosa.may@example.org", "rosa.may"],
  ["José+news@example.org", "Josenews"],
  [".x.@example.org", "x"],
  ["日本@example.org", "user"],
  [`${"a".repeat(80)}@example.org`, "a".repeat(58)],
])("of %s a user name is made: %s", (email, stem) => expect(usernameStem(email)).toBe(stem));

test("a name that is taken gets the smallest free number", () => {
  expect(freeUsername("Rosa", new Set())).toBe("Rosa");
  expect(freeUsername("Rosa", new Set(["rosa", "rosa2", "rosa4"]))).toBe("Rosa3");
});
