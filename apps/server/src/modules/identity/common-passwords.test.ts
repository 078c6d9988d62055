import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { usualRequirements } from "@regain/contract/password-rules";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { missedRequirement } from "./password.rules.ts";

const file = createRequire(import.meta.url).resolve(
  "@zxcvbn-ts/language-common/src/passwords.json",
);
const list = JSON.parse(await readFile(file, "utf8")) as string[];

/** As typed by somebody who is asked for a capital. */
const withCapital = (text: string) => text.replace(/[a-z]/, (letter) => letter.toUpperCase());

test("of the commonest leaked passwords more than 3,000 meet our own rule, and are refused", async () => {
  const fitting = list
    .map(withCapital)
    .filter((text) => missedRequirement(text, usualRequirements) === undefined);
  expect(fitting.length).toBeGreaterThan(5_000);
  // Every tenth, including the first and the last.
  const tried = [...fitting.filter((_, nth) => nth % 10 === 0), fitting.at(-1)!];
  for (const text of tried) expect([text, await isCommonPassword(text)]).toEqual([text, true]);
});

test.each([
  "Password1",
  "PASSWORD 2026",
  "Passw0rd!",
  "Welcome2026",
  "1Qwerty1",
  "Dragon-1977",
  "!!Sunshine99",
  "Michael 1",
  "Iloveyou2",
  "Qwertyuiop1",
])("%s is the word of a common one with something around it", async (text) => {
  expect(await isCommonPassword(text)).toBe(true);
});

test.each([
  "Practice1",
  "Lagoon42x",
  "Harbor.View7",
  "Geranium 7",
  "Summer by the sea 1",
  "Walk by the sea 7",
  "password\nqwerty",
  "\n",
  "",
  "12345\n",
])("%j is none of them", async (text) => {
  expect(await isCommonPassword(text)).toBe(false);
});
