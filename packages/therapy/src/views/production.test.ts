import { describe, expect, test } from "vitest";
import { after, done, judged, speaking, typing } from "../testing/views.ts";
import { productionRules as rules } from "./production.ts";
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
