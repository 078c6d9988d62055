import { expect, test } from "vitest";
import { gradeOf, longSentences, withFigures } from "../testing/readability.ts";
import { messages } from "./messages.ts";

type Texts = { readonly [key: string]: string | Texts };

const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === "string" ? [text] : textsOf(text)));

test("what the server says is short and plain", () => {
  const sentences = textsOf(messages)
    .map(withFigures)
    .filter((text) => text.split(" ").length >= 5);
  expect(sentences.flatMap(longSentences)).toEqual([]);
  expect(sentences.filter((text) => gradeOf(text) > 6)).toEqual([]);
});

test("all nine areas have a name and a description", () => {
  const areas = Object.values(messages.areas);
  expect(areas).toHaveLength(9);
  expect(areas.filter(({ name, description }) => !name || !/\w\.$/.test(description))).toEqual([]);
});
