import { byteOrderMark, type Cell, csvLine } from "@regain/contract/csv";
import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, test } from "vitest";

/** A third-party reader that accepts only what RFC 4180 allows. */
const read = (text: string): string[][] => parse(text, { bom: true, record_delimiter: "\r\n" });

/** Like a spreadsheet program in a country that writes decimals with a comma. */
const readElsewhere = (text: string): string[][] =>
  parse(text, { bom: true, delimiter: ";", relax_quotes: true, relax_column_count: true });

/**
 * Like Excel there: where a cell begins with a quotation mark, it is read up to the next one, and what follows that as it
 * stands. Two in a row stand for one.
 */
function readUnquoting(text: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    let cell = "";
    let isQuoted = text[at] === '"';
    if (isQuoted) at += 1;
    for (; at < text.length && (isQuoted || !";\r\n".includes(text[at]!)); at += 1)
      if (!isQuoted || text[at] !== '"') cell += text[at];
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else isQuoted = false;
    cells.push(cell);
  }
  return cells;
}

test("any text comes back as it was, unless it would be a formula", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 30 });
  const rows = fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (table) => {
      const found = read(byteOrderMark + table.map((cells) => csvLine(["x", ...cells])).join(""));
      const kept = (cell: string) =>
        cell.replaceAll(/^(?=[=+\-@\t\r])|(?<=[;\t\r\n])(?="*[=+\-@])/g, "'");
      expect(found).toEqual(table.map((cells) => ["x", ...cells.map(kept)]));
    }),
  );
});

test.each<[Cell, string]>([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tTab", `"'\tTab"`],
  ["tired; slow", '"tired; slow"'],
  ["tired;=1+1", `"tired;'=1+1"`],
  ["tired\n=1+1", `"tired\n'=1+1"`],
  ['tired;"=1+1"', `"tired;'""=1+1"""`],
  ["\t=1+1", `"'\t'=1+1"`],
  ['"=1+1" is what I said', '"""=1+1"" is what I said"'],
  [-1.5, "-1.5"],
  [null, ""],
  ["", ""],
  [true, "true"],
  ['He said "tea",\nand drank', '"He said ""tea"",\nand drank"'],
  ["Ångström 茶 🫖", "Ångström 茶 🫖"],
])("%j is written as %s", (cell, text) => {
  expect(csvLine([cell, 1])).toBe(`${text},1\r\n`);
});

const wouldRun = (cell: string) => /^[=+\-@]/.test(cell);

test.each([
  "Rosa;=1+1",
  "Rosa\t;@SUM(A1)",
  "Rosa\n=1+1",
  '";=1+1',
  "=1+1",
  'Rosa;"=1+1;x',
  'Rosa;""@SUM(A1)',
  'Rosa\n"-1+1',
])("%j is no formula where lines are divided at semicolons either", (cell) => {
  const line = csvLine(["2026-11-25", cell, "done"]);
  const found = [...readElsewhere(line).flat(), ...readUnquoting(line)];
  expect(found.filter(wouldRun)).toEqual([]);
});

test("nor is any other text", () => {
  const text = fc.string({
    unit: fc.constantFrom("=", "-", ";", '"', "'", "\t", "\r", "\n", "x", " "),
    maxLength: 12,
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const line = csvLine(["2026-11-25", one, other, "done"]);
      expect(readUnquoting(line).filter(wouldRun)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
