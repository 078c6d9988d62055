import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * The saved values, except for fields changed since they were sent.
 * @param sent the values when they were submitted
 * @param now the current values
 * @param saved what the server made of the submitted values
 */
export function withChangedSince<Values extends object>(
  sent: Values,
  now: Values,
  saved: Values,
): Values {
  const changed = Object.entries(now).filter(
    ([name, value]) => value !== sent[name as keyof Values],
  );
  return { ...saved, ...Object.fromEntries(changed) };
}

/**
 * After a save, the form starts from what was saved. What was typed while saving stays in its fields as an unsaved
 * change: `keepDirtyValues` would also keep what was sent, which is dirty until then.
 * @param sent the values that the form was submitted with
 */
export function resetToSaved<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "reset">,
  sent: Values,
  saved: Values,
): void {
  const values = withChangedSince(sent, form.getValues(), saved);
  form.reset(saved);
  form.reset(values, { keepDefaultValues: true });
}
