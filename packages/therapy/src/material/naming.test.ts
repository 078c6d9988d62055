import { english } from "@regain/content/en/content";
import type { Word } from "@regain/content/types";
import { describe, expect, test } from "vitest";
import { namesOf, pictureOf, typedNames } from "./naming.ts";
import { wordCalled } from "../testing/words.ts";

const apple = wordCalled("apple");
const word = (own: Partial<Word>): Word => ({
  ...apple,
  synonyms: [],
  nearSpellings: [],
  ...own,
});

describe("the names of a picture", () => {
  test("begin with the word and take in its other names, as answers are compared", () => {
    const names = namesOf(word({ text: "t-shirt", synonyms: ["Tee shirt", "T-Shirt"] }));
    expect(names).toEqual(["t shirt", "tee shirt"]);
  });

  test("do not take in misspellings: near is partly right, not right", () => {
    expect(namesOf(word({ text: "cheese", nearSpellings: ["chese"] }))).toEqual(["cheese"]);
  });
});

describe("how a typed name is judged", () => {
  const typed = (own: Partial<Word>) => typedNames(word(own), english, ["a", "the"]);

  test("by more edits the longer the word, and by none below 4 letters", () => {
    expect(typed({ text: "cat" }).nearness).toBe(0);
    expect(typed({ text: "goat" }).nearness).toBe(1);
    expect(typed({ text: "elephant" }).nearness).toBe(2);
  });

  test("its frequent misspellings are near, however far away", () => {
    const { nearness, nearSpellings } = typed({ text: "knife", nearSpellings: ["nif"] });
    expect([nearness, nearSpellings]).toEqual([1, ["nif", "knifes", "knives"]]);
  });

  test("each name by its own length, however long the first is", () => {
    const sax = typed({ text: "saxophone", synonyms: ["sax", "horn", "tenor saxophone"] });
    expect(sax.nearnesses).toEqual([2, 0, 1, 2]);
    expect(sax.nearSpellings).not.toContain("sox");
  });

  test("more than one of a thing is near, however long its name is and whatever its plural", () => {
    expect(typed({ text: "dog" }).nearSpellings).toEqual(["dogs"]);
    expect(typed({ text: "goat" }).nearSpellings).toEqual(["goats"]);
    expect(typed({ text: "mouse" }).nearSpellings).toContain("mice");
    expect(typed({ text: "puppy", synonyms: ["wolf"] }).nearSpellings).toEqual(
      expect.arrayContaining(["puppies", "wolves"]),
    );
  });

  test("one of several is no other word", () => {
    expect(typed({ text: "peas" }).otherWords).not.toContain("pea");
  });

  test("another word is not near, but a longer form of the same is", () => {
    const { otherWords } = typed({ text: "goat" });
    expect(otherWords).toContain("boat");
    expect(otherWords).toContain("coat");
    expect(otherWords).not.toContain("goats");
  });

  test("nor is what is only a part of it, or an everyday word that no exercise shows", () => {
    expect(typed({ text: "cart" }).otherWords).toEqual(expect.arrayContaining(["car", "part"]));
    expect(typed({ text: "deer", nearSpellings: ["dear"] }).otherWords).not.toContain("dear");
  });
});

test("a picture has no name for those who cannot see it", () => {
  expect(pictureOf(apple, english, "The picture to name")).toMatchObject({
    kind: "image",
    alt: "The picture to name",
  });
});
