import { describe, expect, test } from "vitest";
import { type DocumentPart, documentKinds, type EverydayDocument } from "../page-types.ts";
import { gradeOf, longSentences } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { documents } from "./documents.ts";

function textsOf(part: DocumentPart): readonly string[] {
  switch (part.kind) {
    case "list":
    case "steps":
      return part.lines;
    case "fields":
      return part.fields.flat();
    case "table":
      return [part.columns, ...part.rows].flat();
    default:
      return [part.text];
  }
}
const pageText = ({ title, parts }: EverydayDocument) =>
  [title, ...parts.flatMap(textsOf)].join("\n");

const questions = documents.flatMap((document) =>
  document.questions.map((question) => ({ document, ...question })),
);

test("there are 60 documents or more, of every kind", () => {
  const asked = documents.filter((document) => document.questions.length > 0);
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(repeated(documents.map(({ id }) => id))).toEqual([]);
  expect(documents.filter(({ id }) => !/^[a-z0-9-]{3,40}$/.test(id))).toEqual([]);
  const kinds = new Set(asked.map(({ kind }) => kind));
  expect(documentKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("level %i has 30 questions or more", (level) => {
  const own = questions.filter((question) => question.level === level);
  expect(own.length).toBeGreaterThanOrEqual(30);
  expect(repeated(own.map(({ document, text }) => `${document.id} ${text}`))).toEqual([]);
});

test("a question has one right choice and two or three others", () => {
  const odd = questions.filter(({ level, answer, foils }) => {
    const choices = [answer, ...foils].map((text) => text.toLowerCase());
    return (
      repeated(choices).length > 0 ||
      foils.length < 2 ||
      foils.length > 3 ||
      (level >= 5 && foils.length < 3)
    );
  });
  expect(odd.map(({ text }) => text)).toEqual([]);
});

const holds = (page: string, text: string) => page.toLowerCase().includes(text.toLowerCase());

describe("what a level asks for", () => {
  test("up to level 3 can be pointed at on the page", () => {
    // The answer to 'Must you call?' is yes or no.
    const hidden = questions.filter(
      ({ document, level, answer }) =>
        (level === 1 || level === 3) && !holds(pageText(document), answer),
    );
    expect(hidden.map(({ text, answer }) => `${text} ${answer}`)).toEqual([]);
  });

  test("at level 3 has others of its kind beside it on the page", () => {
    const lonely = questions.filter(
      ({ document, level, foils }) =>
        level === 3 && !foils.some((foil) => holds(pageText(document), foil)),
    );
    expect(lonely.map(({ text }) => text)).toEqual([]);
  });

  test("from level 5 stands on a longer page", () => {
    const words = (lengthsOf: (level: number) => boolean) =>
      documents
        .filter((document) => document.questions.some(({ level }) => lengthsOf(level)))
        .map((document) => pageText(document).split(/\s+/).length);
    const mean = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(words((level) => level >= 5))).toBeGreaterThan(
      1.5 * mean(words((level) => level <= 4)),
    );
  });
});

test("tables have as many cells as columns, at most 4, and names that differ", () => {
  const tables = documents.flatMap(({ id, parts }) =>
    parts.flatMap((part) => (part.kind === "table" ? [{ id, ...part }] : [])),
  );
  expect(tables.length).toBeGreaterThan(20);
  const odd = tables.filter(
    ({ columns, rows }) =>
      columns.length > 4 ||
      repeated(columns).length > 0 ||
      rows.some((row) => row.length !== columns.length || row.includes("")),
  );
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test("questions are short and plain", () => {
  expect(questions.flatMap(({ text }) => longSentences(text))).toEqual([]);
  const hard = documents
    .map((document) => document.questions.map(({ text }) => text).join(" "))
    .filter((text) => gradeOf(text) > 6);
  expect(hard).toEqual([]);
});

test("sentences on a page are short and plain", () => {
  const lines = documents.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "fields" || part.kind === "table" ? [] : textsOf(part))),
  );
  expect(lines.flatMap(longSentences)).toEqual([]);
  expect(gradeOf(lines.map((line) => line.replace(/[^.?!]$/, "$&.")).join(" "))).toBeLessThan(5);
});
