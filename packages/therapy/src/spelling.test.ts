import { expect, test } from "vitest";
import { editDistance, isWithinEdits, spokenForm } from "./spelling.ts";

test.each([
  { written: "  Ice   Cream ", spoken: "ice cream" },
  { written: "ice-cream", spoken: "ice cream" },
  { written: "Don’t!", spoken: "dont" },
  { written: "Café", spoken: "cafe" },
  { written: "be\u200bll\u00ad", spoken: "bell" },
  { written: "3 eggs.", spoken: "3 eggs" },
  { written: "...", spoken: "" },
])("'$written' is compared as '$spoken'", ({ written, spoken }) => {
  expect(spokenForm(written)).toBe(spoken);
});

test.each([
  { a: "table", b: "table", edits: 0 },
  { a: "table", b: "tables", edits: 1 },
  { a: "table", b: "tale", edits: 1 },
  { a: "table", b: "cable", edits: 1 },
  { a: "table", b: "tabel", edits: 1 },
  { a: "", b: "cup", edits: 3 },
  { a: "kitten", b: "sitting", edits: 3 },
])("from '$a' to '$b' it takes $edits edits, and as many back", ({ a, b, edits }) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});

test.each(["table", "tables", "tale", "tabel", "able", "tab", "cup", ""])(
  "'table' is within as many edits of '%s' as it takes, and within no fewer",
  (word) => {
    const edits = editDistance("table", word);
    expect(isWithinEdits("table", word, edits)).toBe(true);
    expect(isWithinEdits(word, "table", edits)).toBe(true);
    expect(isWithinEdits("table", word, edits - 1)).toBe(false);
    expect(isWithinEdits(word, "table", edits - 1)).toBe(false);
  },
);
