import { describe, expect, test } from "vitest";
import { isSameAddress } from "./email-address.ts";
import { fieldMessages } from "./field-messages.ts";
import {
  accepted,
  age,
  birthYear,
  email,
  optionalEmail,
  facilityName,
  password,
  personName,
  phone,
  url,
  username,
  zip,
} from "./field-rules.ts";

const rules = { email, username, password, age, phone, zip, url };
type Rule = keyof typeof rules;

const said = (rule: Rule, value: unknown) => {
  const read = rules[rule].safeParse(value);
  return read.success ? "fine" : read.error.issues[0]?.message;
};

/** With extra characters that were pasted along, visible or not. */
const listedAddresses = [
  "\u200Bzed@example.org",
  "zed@example.org\u202C",
  "z\u0000@example.org",
  "Zed <zed@example.org>",
  "zed@example.org;",
  "a@b.de,c@d.de",
  "“zed@example.org”",
];

describe.each<[Rule, readonly unknown[], readonly unknown[]]>([
  [
    "email",
    ["rosa@example.org", " rosa@example.org ", "a.b+c@d.e.fr", "seán.o'neil@köln.example"],
    ["rosa", "a@b", "a b@c.de", "@x.org", "a@b..de", `${"a".repeat(250)}@b.de`, ...listedAddresses],
  ],
  ["username", ["rosa", "Rosa_1.x"], ["rosa m", "rosa@x", "rosa-m", "é"]],
  [
    "password",
    ["Practice1", "ÄÖÜ 1 langes Wort"],
    ["practice1", "Practice", "Prac1", "12345678", "Áéíóú 1".normalize("NFD")],
  ],
  [
    "age",
    ["5", "130", "62.5", 62.25],
    ["4.99", "131", "62.125", "abc", "-5", "", "1e1", Number.NaN],
  ],
  ["phone", ["123-456-7890"], ["1234567890", "123-456-789", "123-456-7890 x"]],
  ["zip", ["02139", " 02139 "], ["A1B 2C3", "12345-6789"]],
  [
    "url",
    ["http://example.org", "https://example.org/a?b"],
    ["example.org", "ftp://example.org", "https://exa mple.org", "https://"],
  ],
])("%s", (rule, good, bad) => {
  test.each(good)("%j is taken", (value) => expect(said(rule, value)).toBe("fine"));
  test.each(bad)("%j gets the specified sentence", (value) => {
    const wanted: string[] = [fieldMessages[rule]];
    if (value === "") wanted.push(fieldMessages.required);
    expect(wanted).toContain(said(rule, value));
  });
});

test.each(["email", "username", "password", "zip"] as const)(
  "a missing %s is asked for",
  (rule) => {
    expect([said(rule, ""), said(rule, undefined)]).toEqual([
      fieldMessages.required,
      fieldMessages.required,
    ]);
  },
);

test("an address is the same with accents of one character and of two", () => {
  for (const rule of [email, optionalEmail]) {
    expect(rule.parse("rene\u0301e@ko\u0308ln.example")).toBe("ren\u00e9e@k\u00f6ln.example");
    // A Greek question mark becomes a semicolon.
    expect(rule.safeParse("zed\u037e@example.org").success).toBe(false);
  }
  expect(isSameAddress(" Rene\u0301e@x.example", "ren\u00c9e@X.example")).toBe(true);
  expect(isSameAddress("renee@x.example", "ren\u00e9e@x.example")).toBe(false);
  expect(isSameAddress(null, undefined)).toBe(false);
});

test("an address that may be left out is judged by the same rule", () => {
  expect(optionalEmail.safeParse("").success).toBe(true);
  expect(optionalEmail.safeParse("zed@example.org").success).toBe(true);
  expect(optionalEmail.safeParse("\u200Bzed@example.org").success).toBe(false);
});

test.each([
  "Rosa May",
  "St. John",
  "St.John",
  "Dr.Smith",
  "J.R.",
  "J. R. R. Tolkien",
  "Sammy Jr.",
  "O'Neil",
  "O’Neil",
  "Mary-Ann",
  "van der Berg",
  "Núñez",
  "李",
  "Anna / Marie",
  "Reed, Ph.D.",
])("%s is a name", (typed) => {
  expect(personName.parse(typed)).toBe(typed);
  expect(facilityName.parse(typed)).toBe(typed);
});

test.each([
  "Win https://evil.example/x",
  "www.evil",
  "Claim your refund at evil.example/now",
  "evil.example",
  "Evil.Example",
  "St.John at evil.example",
  "Claim at rev.link",
  "t.co",
  "1.2.3.4",
  "pay@evil.example",
  "évil。example",
  "http://evil",
  "two\nlines",
])("%j is no name", (typed) => {
  for (const rule of [personName, facilityName])
    expect(rule.safeParse(typed).error?.issues[0]?.message).toBe(fieldMessages.name);
});

test("an age becomes a number", () => {
  expect(age.parse("62.5")).toBe(62.5);
});

test.each([
  [1900, true],
  ["2021", true],
  [1899, false],
  [2022, false],
  [1950.5, false],
  ["", false],
])("a birth year of %j in 2026: %s", (year, isFine) => {
  expect(birthYear(2026).safeParse(year).success).toBe(isFine);
});

test("an agreement is accepted or it is not", () => {
  expect(accepted.safeParse(true).success).toBe(true);
  expect(accepted.safeParse(false).error?.issues[0]?.message).toBe(fieldMessages.eula);
});
