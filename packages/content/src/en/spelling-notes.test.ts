import { expect, test } from "vitest";
import { spellingNotes } from "./spelling-notes.ts";
import { words } from "./words.ts";

const names = new Set(words.map(({ text }) => text));

test("every note is about a word that there is", () => {
  const noted = [...spellingNotes.irregular, ...spellingNotes.soundAlike];
  expect(noted.filter((text) => !names.has(text))).toEqual([]);
});

test("words with silent letters or Greek ph are irregular, or not heard alone", () => {
  const odd = words
    .map(({ text }) => text)
    .filter((text) => /^(kn|wr|gh)|mb$|ph|igh|stle$/.test(text))
    .filter((text) => !spellingNotes.irregular.has(text) && !spellingNotes.soundAlike.has(text));
  expect(odd).toEqual([]);
});

test("words whose letters stand for an unusual sound are irregular, a plain diphthong is not", () => {
  const odd = ["pizza", "worm", "gloves", "swimsuit", "mechanic", "book"];
  expect(odd.filter((text) => !spellingNotes.irregular.has(text))).toEqual([]);
  expect(spellingNotes.irregular.has("toilet")).toBe(false);
});

test("words that are spelled as they sound are regular", () => {
  const plain = ["cat", "dog", "pig", "fox", "drum", "tent", "crab", "milk", "lamp", "basket"];
  expect(plain.filter((text) => spellingNotes.irregular.has(text))).toEqual([]);
});
