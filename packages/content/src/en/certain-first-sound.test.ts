import { expect, test } from "vitest";
import { certainFirstSound } from "./certain-first-sound.ts";
import { words } from "./words.ts";

test.each([
  ["Maria", "muh"],
  ["Peter", "puh"],
  ["Sharon", "shh"],
  ["sofa", "suh"],
  ["Carol", "kuh"],
  ["Greta", "guh"],
  [" big chair", "buh"],
])("%s begins with %s", (name, sound) => {
  expect(certainFirstSound(name)).toBe(sound);
});

test.each([
  "Anna",
  "Charlotte",
  "Cecilia",
  "George",
  "Hugo",
  "Juan",
  "Sean",
  "Thomas",
  "Xavier",
  "Zoë",
  "2 cats",
  "Ólafur",
])("nobody can tell by its spelling how %s begins", (name) => {
  expect(certainFirstSound(name)).toBeUndefined();
});

test("where it is certain of a word that has its sound, it says the same", () => {
  const differing = words.filter(({ text, firstSound }) => {
    const guess = certainFirstSound(text);
    return guess !== undefined && guess !== firstSound;
  });
  expect(differing.map(({ text }) => text)).toEqual([]);
});
