import { expect, test } from "vitest";
import { articles, grammarFor, utteranceHeard } from "./grammar.ts";
import { readLexicon } from "./lexicon.ts";

const lexicon = readLexicon("a AH\ncat K AE T\ndog D AO G\nruns R AH N Z\nthe DH AH\n");
const answerOf = (grammar: string) => /<answer> = (.*);/.exec(grammar)?.[1];

test("things may be said with an article, sentences beside them as they stand", () => {
  const answer = (utterances: readonly string[], openers = articles) =>
    answerOf(grammarFor(utterances, lexicon, openers));
  expect(answer(["cat", "the dog"])).toBe("[a | an | the | some] (cat | the dog)");
  expect(answer(["cat", "the dog"], [])).toBe("(cat | the dog)");
  expect(answer(["the dog runs", "cat"])).toBe("[a | an | the | some] (cat) | (the dog runs)");
  expect(answer(["the dog runs"])).toBe("(the dog runs)");
});

test("what was written down is found again, however it is spelled", () => {
  const utterances = ["cat", "the dog", "were at 6", "paperclip"];
  const heard = (written: string) => utteranceHeard(written, utterances);
  expect(heard("cat\n")).toBe("cat");
  expect(heard("a cat")).toBe("cat");
  expect(heard("the dog")).toBe("the dog");
  expect(heard("we're at six")).toBe("were at 6");
  expect(heard("some paper clip")).toBe("paperclip");
});

test("nothing, or something else, is none of them", () => {
  expect(utteranceHeard("", ["cat"])).toBeUndefined();
  expect(utteranceHeard("the", ["cat"])).toBeUndefined();
  expect(utteranceHeard("bat", ["cat"])).toBeUndefined();
});
