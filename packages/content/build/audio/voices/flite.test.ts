import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { flite, vowels } from "./flite.ts";

const { words, wordQuestions, actions } = english;
const firstSounds = [...words, ...wordQuestions, ...actions].flatMap(
  ({ firstSound }) => firstSound ?? [],
);
const isVowel = (sound: string) => /^[aeiou]/.test(sound);

test("every vowel that a word begins with is said as itself, and unlike all others", () => {
  expect(firstSounds.filter(isVowel).filter((sound) => !(sound in vowels))).toEqual([]);
  const phones = Object.values(vowels);
  expect(phones.filter((one, index) => phones.indexOf(one) !== index)).toEqual([]);
});

test("the first of apple is the vowel of cat, the first of owl the one of cow", () => {
  expect(words.find(({ text }) => text === "apple")?.firstSound).toBe("aah");
  expect(words.find(({ text }) => text === "owl")?.firstSound).toBe("ow");
  expect(vowels).toMatchObject({ aah: "ae1", ow: "aw1" });
});

test("what the voice is told of a word goes into the names of the files with that word alone", () => {
  const voice = flite("rms", 1);
  expect(voice.pronunciations("it starts with aah")).toEqual(["aah 0 : ae1"]);
  for (const text of ["it starts with ah", "an owl", "how many"])
    expect(voice.pronunciations(text)).toEqual([]);
});
