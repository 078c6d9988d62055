import { beforeEach, expect, test } from "vitest";
import { tabStore } from "../../lib/storage.ts";
import { forgetDraft, keepDraft, readDraft } from "./survey-draft.ts";

const empty = { difficulty: "", words: "", reasons: [] as string[] };
const typed = { difficulty: "hard", words: "Slower.", reasons: ["other"] };
beforeEach(() => forgetDraft("tasks"));

test("what was typed is there again for the same person, until it is sent", () => {
  keepDraft("tasks", "rosa", typed);
  expect(readDraft("tasks", "rosa", empty)).toEqual(typed);
  forgetDraft("tasks");
  expect(readDraft("tasks", "rosa", empty)).toEqual(empty);
});

test("another person on the same device sees nothing of it", () => {
  keepDraft("tasks", "rosa", typed);
  expect(readDraft("tasks", "sam", empty)).toEqual(empty);
  expect(readDraft("trial", "rosa", empty)).toEqual(empty);
});

test.each([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["no values", '{"owner":"rosa"}'],
  ["values of another kind", '{"owner":"rosa","values":{"words":3,"reasons":"all","more":1}}'],
])("what is damaged is as if it were not there: %s", (_, stored) => {
  tabStore.write("survey:tasks", stored);
  expect(readDraft("tasks", "rosa", empty)).toEqual(empty);
});
