import { expect, test } from "vitest";
import { markOf } from "./choice-mark.ts";

const choice = (id: string) => ({ id, label: id, value: id });
const question = { id: "q", stimulus: [], choices: [choice("key"), choice("cup")], answer: "key" };

test("while answering, nothing tells right from wrong but a hint", () => {
  const standing = { chosen: undefined, hinted: ["key"], phase: "answering" } as const;
  expect(markOf(question, "key", standing)).toBe("hint");
  expect(markOf(question, "cup", standing)).toBeUndefined();
});

test("after a wrong answer the right one is shown, and what was chosen", () => {
  const standing = { chosen: "cup", hinted: ["key"], phase: "answered" } as const;
  expect(markOf(question, "key", standing)).toBe("right");
  expect(markOf(question, "cup", standing)).toBe("chosen");
});

test("after a right answer there is only the right one", () => {
  const standing = { chosen: "key", hinted: [], phase: "answered" } as const;
  expect(markOf(question, "key", standing)).toBe("right");
  expect(markOf(question, "cup", standing)).toBeUndefined();
});
