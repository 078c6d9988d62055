import { describe, expect, test } from "vitest";
import { readLexicon } from "./lexicon.ts";

const lexicon = readLexicon(
  [
    "<s> SIL",
    "apple AE P AH L",
    "at AE T",
    "clip K L IH P",
    "flour F L AW ER",
    "flour(2) F L AW R",
    "flower F L AW ER",
    "paper P EY P ER",
    "six S IH K S",
    "sixty S IH K S T IY",
    "two T UW",
    "we're W IH R",
    "were W ER",
  ].join("\n"),
);

describe("an utterance in a grammar", () => {
  test("is its words, where the dictionary has them", () => {
    expect(lexicon.grammarOf("apple")).toBe("apple");
    expect(lexicon.grammarOf("pear")).toBeUndefined();
    expect(lexicon.grammarOf("apple pear")).toBeUndefined();
  });

  test("has its figures in words", () => {
    expect(lexicon.grammarOf("at 62")).toBe("at sixty two");
  });

  test("may be either of two words that lost their apostrophe", () => {
    expect(lexicon.grammarOf("were at 6")).toBe("(were | we're) at six");
  });

  test("has a joined word in two parts, where the dictionary knows only these", () => {
    expect(lexicon.grammarOf("paperclip")).toBe("paper clip");
  });
});

test("words of one sound are known to be alike, others are not", () => {
  expect(lexicon.soundAlike("flower", "flour")).toBe(true);
  expect(lexicon.soundAlike("at flour", "at flower")).toBe(true);
  expect(lexicon.soundAlike("apple", "flour")).toBe(false);
  expect(lexicon.soundAlike("at flour", "flour")).toBe(false);
});
