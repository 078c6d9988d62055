import { expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

const origin = "https://regain.example.org";

it.each([
  ["/do-therapy", "/do-therapy"],
  ["/dashboard/patient/7/report?tab=tasks#top", "/dashboard/patient/7/report"],
  ["https://regain.example.org/account", "/account"],
])("%s leads back to %s", (returnUrl, path) => {
  expect(returnPath(returnUrl, origin)).toBe(path);
});

it.each([
  undefined,
  "",
  "https://elsewhere.example.com/dashboard",
  "//elsewhere.example.com/dashboard",
  "/.//elsewhere.example.com/dashboard",
  "https://",
  "//[",
  String.raw`/\elsewhere.example.com`,
  "javascript:alert(1)",
  "https://regain.example.org.elsewhere.example.com/",
  "https://regain.example.org@elsewhere.example.com/",
  "/logout",
  "/Logout",
  "/LOGIN/card",
  "/login/card",
])("%s leads nowhere", (returnUrl) => {
  expect(returnPath(returnUrl, origin)).toBeUndefined();
});
