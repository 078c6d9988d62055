import { expect, test } from "vitest";
import { toldBy } from "../../adapters/single-sign-on/strength.ts";
import { missedStrength, strengthRow, strengthShown, wantedBy } from "./sign-in-strength.rules.ts";

const claims = { iss: "https://p", sub: "s", aud: "a", exp: 2_000, iat: 1_000 };
const told = (more: object) => toldBy({ ...claims, ...more });
const nothing = { acrValues: [], amrValues: [], maxAgeSeconds: null };

test("what a provider is silent about is taken for the least there is", () => {
  expect(told({})).toEqual({ acr: null, amr: [], ageSeconds: null });
  expect(missedStrength(nothing, told({}))).toBeUndefined();
  expect(missedStrength({ ...nothing, acrValues: ["2"] }, told({}))).toBe("too-weak");
  expect(missedStrength({ ...nothing, amrValues: ["mfa"] }, told({}))).toBe("too-weak");
  expect(missedStrength({ ...nothing, maxAgeSeconds: 900 }, told({}))).toBe("too-old");
});

test("one of the strengths does, and all of the methods are needed", () => {
  const wanted = { ...nothing, acrValues: ["2", "3"], amrValues: ["pwd", "otp"] };
  const missed = (acr: string, ...amr: string[]) => missedStrength(wanted, told({ acr, amr }));
  expect(missed("3", "otp", "pwd", "mfa")).toBeUndefined();
  expect(missed("1", "otp", "pwd")).toBe("too-weak");
  expect(missed("2", "otp")).toBe("too-weak");
});

test("the age is what lies between the two by the provider's own clock", () => {
  const missed = (auth_time: number) =>
    missedStrength({ ...nothing, maxAgeSeconds: 300 }, told({ auth_time }));
  expect(missed(1_000)).toBeUndefined();
  expect(missed(1_000 - 360), "a minute is lost on the way").toBeUndefined();
  expect(missed(1_000 - 361)).toBe("too-old");
  expect(told({ auth_time: 1_005 }).ageSeconds, "clocks of one house").toBe(0);
});

test("what is no name is left out of what a provider tells", () => {
  expect(told({ acr: 7, amr: "pwd" })).toMatchObject({ acr: null, amr: [] });
  expect(told({ acr: "x".repeat(201), amr: ["pwd", 5, null] })).toMatchObject({
    acr: null,
    amr: ["pwd"],
  });
});

test("what is chosen is kept and shown again; what is left out stays", () => {
  const chosen = { acrValues: " 2  3 ", amrValues: "mfa", longestAge: "1-hour" } as const;
  const row = strengthRow(chosen, undefined);
  expect(row).toEqual({ acr_values: "2 3", amr_values: "mfa", max_age_minutes: 60 });
  expect(wantedBy(row)).toEqual({ acrValues: ["2", "3"], amrValues: ["mfa"], maxAgeSeconds: 3600 });
  expect(strengthShown(row)).toEqual({ ...chosen, acrValues: "2 3" });
  expect(strengthRow({}, row)).toEqual(row);
  expect(strengthShown(strengthRow({}, undefined))).toEqual({
    acrValues: "",
    amrValues: "",
    longestAge: "any",
  });
});
