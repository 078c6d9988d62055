import { expect, test } from "vitest";
import { neededBuild, pageSettingsOf } from "./web-build.ts";

const number = { VITE_SUPPORT_PHONE: "0800 777" };

test("settings of pages are what is set and not empty", () => {
  const env = { ...number, VITE_SUPPORT_URL: "", PATH: "/bin" };
  expect(pageSettingsOf(env)).toEqual(number);
});

test("a start without settings keeps the telephone number that was built in, also where it has to build anew", () => {
  const built = { sources: "a", settings: number };
  expect(neededBuild("a", {}, built)).toEqual(built);
  expect(neededBuild("b", {}, built)).toEqual({ sources: "b", settings: number });
});

test("a start with another number builds that one in, and the first of all the demo's", () => {
  const other = { VITE_SUPPORT_PHONE: "0800 888" };
  const built = { sources: "a", settings: number };
  expect(neededBuild("a", other, built)).toEqual({ sources: "a", settings: other });
  expect(neededBuild("a", {}, undefined)).toEqual({ sources: "a", settings: {} });
});
