import { beforeEach, expect, test } from "vitest";
import { tabStore } from "../../lib/storage.ts";
import { forgetDraft, saveDraft, readDraft } from "./wizard-draft.ts";
import { emptyWizard } from "./wizard-form.ts";

const path = "/activate";
const ada = {
  ...emptyWizard,
  email: "ada@example.org",
  password: "Lagoon42x",
  firstName: "Ada",
  conditions: ["stroke"],
} as const;

beforeEach(() => forgetDraft(path));

test("what was typed comes back, but for the password", () => {
  saveDraft(path, { values: ada, done: 2 });
  expect(tabStore.read("activation:/activate")).not.toContain("Lagoon");
  expect(readDraft(path, { email: ada.email, firstName: "Adele" })).toEqual({
    values: { ...ada, password: "" },
    done: 2,
  });
});

test("without a draft, with another person's or with a damaged one it begins with what is known", () => {
  const known = { email: "eve@example.org", firstName: "Eve" };
  const begun = { values: { ...emptyWizard, ...known }, done: 0 };
  expect(readDraft(path, known)).toEqual(begun);
  saveDraft(path, { values: ada, done: 3 });
  expect(readDraft(path, known)).toEqual(begun);
  tabStore.write("activation:/activate", "{");
  expect(readDraft(path, known)).toEqual(begun);
  tabStore.write("activation:/activate", '{"values":{"email":"eve@example.org","areas":7}}');
  expect(readDraft(path, known)).toEqual(begun);
});
