import { expect, test } from "vitest";
import { fieldsOf } from "./fields.ts";

const words = ["apple", "pear", "plum", "fig"].map((text) => ({ id: `the-${text}`, text }));
const fields = fieldsOf({
  words,
  phrases: [{ text: "Good morning." }, { text: "Come in." }],
  say: { ask: "Touch {what}.", answer: "pear" },
});

test("hearing some texts of a field brings all of it, and none of another", () => {
  expect([...fields.siblingsOf(["apple", "pear", "plum", "Come in."])].toSorted()).toEqual(
    words.map(({ text }) => text).toSorted(),
  );
});

test("two alike may be chance", () => {
  expect(fields.siblingsOf(["apple", "pear"]).size).toBe(0);
});

test("templates and codes are no texts", () => {
  expect(["plum", "Touch {what}.", "the-plum"].map((text) => fields.has(text))).toEqual([
    true,
    false,
    false,
  ]);
});
