import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * What was saved, and in its place what was changed since it was sent.
 * @param sent the values as they were when they were submitted
 * @param now the values at the moment
 * @param saved what the server has made of what was sent
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
 * After a save the form starts from what was saved. What was typed while the save was under way stays in its fields, as
 * a change that is not saved yet: `keepDirtyValues` would also keep what was sent, which is dirty until then.
 * @param sent the values that the form was submitted with
 */
export function takeOverSaved<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "reset">,
  sent: Values,
  saved: Values,
): void {
  const values = withChangedSince(sent, form.getValues(), saved);
  form.reset(saved);
  form.reset(values, { keepDefaultValues: true });
}
