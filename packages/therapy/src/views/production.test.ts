import type { ProductionView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { after, done, judged, speaking, typing } from "../testing/views.ts";
import { productionRules as rules, rightAnswerOf } from "./production.ts";
import type { Move } from "./rules.ts";

const enter = (text: string): Move => ({ kind: "enter", text });
const record: Move = { kind: "record", durationMs: 1_200 };
const heard = (correct: boolean): Move => ({ kind: "heard", correct });
const mark = (correct: boolean): Move => ({ kind: "mark", correct });

describe("a typed answer", () => {
  test("is right by any of its names, whatever the capitals and spaces", () => {
    expect(judged(rules, typing, enter(" Telephone "), done).grade).toBe("right");
    expect(judged(rules, typing, enter("PHONE"), done).grade).toBe("right");
  });

  test("is partly right near a name, and wrong further off", () => {
    const near = judged(rules, typing, enter("telefone"), done);
    expect(near.grade).toBe("partly");
    expect(near.share).toBeCloseTo(1 - 2 / 9);
    expect(judged(rules, typing, enter("television"), done).grade).toBe("wrong");
  });

  const listed: ProductionView = {
    ...typing,
    answers: ["goat"],
    nearness: 1,
    nearSpellings: ["gote"],
    otherWords: ["boat"],
    leadingWords: ["a", "the"],
  };

  test("may have an article before it, where the item says so", () => {
    expect(judged(rules, listed, enter("A goat"), done).grade).toBe("right");
    expect(judged(rules, listed, enter("the goot"), done).share).toBeCloseTo(3 / 4);
    expect(judged(rules, listed, enter("the"), done).grade).toBe("wrong");
    expect(judged(rules, typing, enter("a phone"), done).grade).toBe("partly");
  });

  test("is wrong where it is another word, and partly right where it is a frequent misspelling", () => {
    expect(judged(rules, listed, enter("boat"), done).grade).toBe("wrong");
    expect(judged(rules, listed, enter("goot"), done).grade).toBe("partly");
    expect(judged(rules, listed, enter("gote"), done).grade).toBe("partly");
  });

  const policeman: ProductionView = {
    ...typing,
    answers: ["policeman", "police officer", "cop"],
    nearnesses: [2, 2, 0],
  };

  test("is measured by each name on its own: three letters are no near spelling of a short one", () => {
    for (const text of ["for", "cup", "cops"])
      expect(judged(rules, policeman, enter(text), done).grade).toBe("wrong");
    expect(judged(rules, policeman, enter("polisman"), done).share).toBeCloseTo(1 - 2 / 9);
    expect(judged(rules, policeman, enter("police oficer"), done).share).toBeCloseTo(1 - 1 / 13);
    expect(judged(rules, policeman, enter("cop"), done).grade).toBe("right");
  });

  test("may stand in one word or in two", () => {
    const shirt: ProductionView = {
      ...typing,
      answers: ["shirt", "t shirt"],
      nearnesses: [1, 1],
      leadingWords: ["a"],
    };
    for (const text of ["tshirt", "T-shirt", "a t shirt"])
      expect(judged(rules, shirt, enter(text), done).grade).toBe("right");
    const sentBefore: ProductionView = { ...shirt, nearness: 1, nearnesses: undefined };
    expect(judged(rules, sentBefore, enter("tshirt"), done).grade).toBe("partly");
  });

  test("may be parted after its first letter, which is no article then", () => {
    const apple: ProductionView = {
      ...typing,
      answers: ["apple"],
      nearnesses: [1],
      leadingWords: ["a", "an"],
    };
    for (const text of ["a pple", "an apple", "a apple"])
      expect(judged(rules, apple, enter(text), done).grade).toBe("right");
    const corn: ProductionView = { ...apple, answers: ["corn"], otherWords: ["acorn"] };
    expect(judged(rules, corn, enter("a corn"), done).grade).toBe("right");
  });

  test("of an item that was sent with one nearness for all names is judged as it was then", () => {
    const sentBefore: ProductionView = { ...policeman, nearnesses: undefined };
    expect(judged(rules, sentBefore, enter("for"), done).share).toBeCloseTo(1 - 2 / 9);
    expect(judged(rules, sentBefore, enter("police oficer"), done).share).toBeCloseTo(1 - 1 / 13);
  });

  test("of an item that was sent without these lists is judged as it was then", () => {
    const sentBefore: ProductionView = { ...typing, answers: ["cat"], nearness: 1 };
    expect(judged(rules, sentBefore, enter("hat"), done).share).toBeCloseTo(2 / 3);
    expect(judged(rules, sentBefore, enter("a cat"), done).grade).toBe("wrong");
  });

  test("cannot be handed in empty, and stands once it is handed in", () => {
    expect(after(rules, typing, enter(" - "), done).isDone).toBe(false);
    const end = after(rules, typing, enter("fone"), done);
    expect(rules.apply(typing, end, enter("phone"))).toBe(end);
  });

  test("takes no recording", () => {
    const start = rules.start(typing);
    expect(rules.apply(typing, start, record)).toBe(start);
  });
});

test("the right answer is shown as it is written, and of older items as answers are compared", () => {
  const line: ProductionView = { ...speaking, answers: ["im here anna"], shown: "I’m here, Anna." };
  expect(rightAnswerOf(line)).toBe("I’m here, Anna.");
  expect(rightAnswerOf(speaking)).toBe("telephone");
});

describe("a spoken answer", () => {
  test("ends when the patient marks it correct", () => {
    const end = after(rules, speaking, record, mark(true));
    expect(rules.isComplete(speaking, end)).toBe(true);
    expect(rules.judge(speaking, end).grade).toBe("right");
  });

  test("ends when it is recognised", () => {
    const end = after(rules, speaking, record, heard(true));
    expect(rules.isComplete(speaking, end)).toBe(true);
    expect(rules.judge(speaking, end).grade).toBe("right");
  });

  test("that was not recognised can be marked correct all the same, or tried again", () => {
    const missed = after(rules, speaking, record, heard(false));
    expect(rules.isComplete(speaking, missed)).toBe(false);
    expect(judged(rules, speaking, record, heard(false), mark(true)).grade).toBe("right");
    expect(judged(rules, speaking, record, heard(false), record, heard(true)).grade).toBe("right");
    expect(judged(rules, speaking, record, heard(false), done).grade).toBe("wrong");
  });

  test("can be tried again, which takes the mark back", () => {
    const again = after(rules, speaking, record, mark(false), record);
    expect(again.marked).toBeUndefined();
    expect(rules.isComplete(speaking, again)).toBe(false);
  });

  test("is wrong when it is left unmarked, and cannot be marked or left unsaid", () => {
    expect(judged(rules, speaking, record, done).grade).toBe("wrong");
    const start = rules.start(speaking);
    expect(rules.apply(speaking, start, mark(true))).toBe(start);
    expect(rules.apply(speaking, start, done)).toBe(start);
  });

  test("takes no typing", () => {
    const start = rules.start(speaking);
    expect(rules.apply(speaking, start, enter("phone"))).toBe(start);
  });
});
