import { expect, test } from "vitest";
import { isForAnother } from "./invited-account.ts";

const dana = { email: "dana@example.org" };

test("an invitation is answered by whom it was sent to, however the address is written", () => {
  expect(isForAnother({ email: "Dana@Example.org", redirect: null }, dana)).toBe(false);
});

test("whoever else is logged in is asked to log out, also where nobody need log in to accept", () => {
  const removed = { email: "sven@example.org", redirect: null };
  expect(isForAnother(removed, dana)).toBe(true);
  expect(isForAnother(removed, { email: null })).toBe(true);
});

test("so is who is logged in where an account is still to be made", () => {
  for (const redirect of ["signup", "wizard"] as const)
    expect(isForAnother({ ...dana, redirect }, dana)).toBe(true);
});
