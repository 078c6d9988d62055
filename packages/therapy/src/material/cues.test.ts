import { english } from "@regain/content/en/content";
import type { Word } from "@regain/content/types";
import { describe, expect, test } from "vitest";
import { cuesFor } from "./cues.ts";
import { spokenForm } from "../spelling.ts";
import { wordCalled } from "../testing/words.ts";

const { say } = english.exercises.name_the_picture;
const cueOf = (word: Word, type: Parameters<typeof cuesFor>[2][number]) => {
  const [cue] = cuesFor(word, say, [type]);
  if (!cue) throw new TypeError(`no ${type} cue`);
  return cue;
};
const banana = wordCalled("banana");
const wordsIn = (text: string) => spokenForm(text).split(" ");

describe("the cues of a word", () => {
  test("come in the order asked for, those asked for and no others", () => {
    const types = cuesFor(banana, say, ["full", "semantic"]).map(({ type }) => type);
    expect(types).toEqual(["full", "semantic"]);
  });

  test("say what it is, its first sound, its first letter and the word", () => {
    expect(cueOf(banana, "semantic").text).toBe(banana.meaning);
    expect(cueOf(banana, "phonemic").text).toBe("It starts with buh.");
    expect(cueOf(banana, "graphemic").text).toBe("It starts with B. It has 6 letters.");
    expect(cueOf(banana, "full").text).toBe("banana");
  });

  test("show letters at once, and what is said only on one more tap", () => {
    expect(cueOf(banana, "graphemic")).toMatchObject({
      contentType: "text",
      tapToDisplayText: false,
    });
    expect(cueOf(banana, "full")).toMatchObject({ contentType: "audio", tapToDisplayText: true });
  });

  test("count letters, not spaces or hyphens", () => {
    expect(cueOf({ ...banana, text: "t-shirt" }, "graphemic").text).toContain("6 letters");
  });

  test("leave the first sound out where it is the whole word", () => {
    const eye = { ...banana, text: "eye", firstSound: "eye" };
    expect(cuesFor(eye, say, ["phonemic", "full"]).map(({ type }) => type)).toEqual(["full"]);
  });

  test("leave the first sound out where it is another right name", () => {
    const eyes = { ...banana, text: "eyes", synonyms: ["my eyes", "eye"], firstSound: "eye" };
    expect(cuesFor(eyes, say, ["phonemic", "full"]).map(({ type }) => type)).toEqual(["full"]);
  });

  test.each(["semantic", "phonemic", "graphemic"] as const)(
    "of type %s give no word of the set away",
    (type) => {
      const given = english.words.filter((word) =>
        cuesFor(word, say, [type]).some(({ text }) =>
          wordsIn(text).includes(spokenForm(word.text)),
        ),
      );
      expect(given.map(({ id }) => id)).toEqual([]);
    },
  );

  test("of nearly every word are all four", () => {
    const four = english.words.filter(
      (word) => cuesFor(word, say, ["semantic", "phonemic", "graphemic", "full"]).length === 4,
    );
    expect(four.length / english.words.length).toBeGreaterThan(0.98);
  });
});
