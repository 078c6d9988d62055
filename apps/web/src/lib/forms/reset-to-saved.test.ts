import { createFormControl } from "react-hook-form";
import { expect, test } from "vitest";
import { resetToSaved, withChangedSince } from "./reset-to-saved.ts";

const read = { city: "Boston", website: "", isShown: false };
const saved = { ...read, city: "Salem" };

/** A form in which " Salem" was typed and submitted. */
function sentForm() {
  const form = createFormControl({ defaultValues: read });
  // It holds its own values from the first reset on, as it does when rendered on a page.
  form.reset(read);
  let isChanged: boolean | undefined;
  form.subscribe({
    formState: { isDirty: true, dirtyFields: true },
    callback: ({ isDirty }) => {
      isChanged = isDirty;
    },
  });
  form.setValue("city", " Salem", { shouldDirty: true });
  return { form, sent: form.getValues(), isChanged: () => isChanged };
}

test("where nothing was changed meanwhile the form is what was saved", () => {
  const { form, sent, isChanged } = sentForm();
  expect(isChanged()).toBe(true);
  resetToSaved(form, sent, saved);
  expect(form.getValues()).toEqual(saved);
  expect(isChanged()).toBe(false);
});

test("what was typed meanwhile stays, as a change of what was saved", () => {
  const { form, sent, isChanged } = sentForm();
  const typed = { website: "https://harbor.example.org", isShown: true };
  form.setValue("website", typed.website);
  form.setValue("isShown", typed.isShown);
  resetToSaved(form, sent, saved);
  expect(form.getValues()).toEqual({ city: "Salem", ...typed });
  expect(isChanged()).toBe(true);
  expect(form.getFieldState("website").isDirty).toBe(true);
  expect(form.getFieldState("city").isDirty).toBe(false);
  form.reset();
  expect(form.getValues()).toEqual(saved);
});

test("so does what was typed back to what it had been before the save", () => {
  const { form, sent, isChanged } = sentForm();
  form.setValue("city", "Boston");
  resetToSaved(form, sent, saved);
  expect(form.getValues()).toEqual(read);
  expect(isChanged()).toBe(true);
});

test("settings that stand in no form are merged alike", () => {
  const sent = { length: 8, asks: false };
  const now = { length: 8, asks: true };
  expect(withChangedSince(sent, now, { length: 9, asks: false })).toEqual({
    length: 9,
    asks: true,
  });
});
