import { beforeEach, expect, test } from "vitest";
import { tabStore } from "../../lib/storage.ts";
import { forgetDrafts, saveDraft, readDraft } from "./draft.ts";
import { emptyValues } from "./sign-up-values.ts";

const begin = () => "request-1";
beforeEach(forgetDrafts);

test("a sign-up begins empty, with an id of its own", () => {
  expect(readDraft("patient", begin)).toEqual({ values: emptyValues, requestId: "request-1" });
});

test("what was typed is there again, but for the password, which is stored nowhere", () => {
  const values = { ...emptyValues, email: "rosa@example.org", password: "Harbor.View7", age: "62" };
  saveDraft("patient", { values, requestId: "request-2" });
  expect(tabStore.read("signUp:patient")).not.toContain("Harbor.View7");
  expect(readDraft("patient", begin)).toEqual({
    values: { ...values, password: "" },
    requestId: "request-2",
  });
  expect(readDraft("clinician", begin).values).toEqual(emptyValues);
});

test("what is damaged counts as not typed", () => {
  const stored = { values: { email: 7, age: "62", admin: "yes" } };
  tabStore.write("signUp:patient", JSON.stringify(stored));
  expect(readDraft("patient", begin)).toEqual({
    values: { ...emptyValues, age: "62" },
    requestId: "request-1",
  });
  tabStore.write("signUp:patient", "{");
  expect(readDraft("patient", begin).values).toEqual(emptyValues);
});
