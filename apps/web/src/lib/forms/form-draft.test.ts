import { beforeEach, expect, test } from "vitest";
import { tabStore } from "../storage.ts";
import { forgetDraft, saveDraft, readDraft } from "./form-draft.ts";

const empty = { difficulty: "", words: "", reasons: [] as string[] };
const typed = { difficulty: "hard", words: "Slower.", reasons: ["other"] };
const rosas = { name: "tasks", owner: "rosa" };
beforeEach(() => forgetDraft("tasks"));

test("what was typed is there again for the same person, until it is sent", () => {
  saveDraft(rosas, typed);
  expect(readDraft(rosas, empty)).toEqual(typed);
  forgetDraft("tasks");
  expect(readDraft(rosas, empty)).toBeUndefined();
});

test("another person on the same device sees nothing of it", () => {
  saveDraft(rosas, typed);
  expect(readDraft({ name: "tasks", owner: "sam" }, empty)).toBeUndefined();
  expect(readDraft({ name: "trial", owner: "rosa" }, empty)).toBeUndefined();
});

const kims = { name: "tasks", owner: "kim", notKept: ["password", "email"] as const };

test("a password is stored nowhere", () => {
  saveDraft(kims, { email: "kim@example.org", password: "Harbor.View7", name: "Kim" });
  expect(tabStore.read("form:tasks")).not.toContain("Harbor.View7");
  expect(readDraft(kims, { email: "", password: "", name: "" })).toEqual({
    email: "",
    password: "",
    name: "Kim",
  });
});

test("what the server came to know meanwhile wins over what was typed before", () => {
  const blank = { email: "", password: "", name: "" };
  saveDraft({ ...kims, notKept: ["password"] }, { ...blank, email: "typed@example.org" });
  const known = { ...blank, email: "known@example.org" };
  expect(readDraft(kims, known)).toEqual(known);
});

test.each([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["no values", '{"owner":"rosa"}'],
])("what is damaged is as if it were not there: %s", (_, stored) => {
  tabStore.write("form:tasks", stored);
  expect(readDraft(rosas, empty)).toBeUndefined();
});

test("values of another kind count as not typed", () => {
  tabStore.write("form:tasks", '{"owner":"rosa","values":{"words":3,"reasons":"all","more":1}}');
  expect(readDraft(rosas, empty)).toEqual(empty);
});
