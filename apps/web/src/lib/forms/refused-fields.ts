import { CallError } from "@regain/contract/client";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/** Codes that are about one field, where the server names none. */
const fieldOfCode: Readonly<Record<string, string>> = {
  "email-in-use": "email",
  "own-address": "email",
  "username-in-use": "username",
};

/** What fields of a call are called in the form, where that is something else. */
export type FormNames = Readonly<Record<string, string>>;

/** What a refusal says of single fields, by their names in the form. */
export function refusedFields(
  error: CallError,
  names: FormNames = {},
): Readonly<Record<string, string>> {
  const own = fieldOfCode[error.code];
  const complaints = Object.entries(error.fields);
  if (complaints.length === 0 && own) return { [own]: error.message };
  return Object.fromEntries(complaints.map(([name, message]) => [names[name] ?? name, message]));
}

/**
 * Puts what the server refused to the fields of the form that it names.
 * @returns whether all of it found a field; else the form has to say it
 */
export function showRefusedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  names?: FormNames,
): boolean {
  if (!(error instanceof CallError)) return false;
  const complaints = Object.entries(refusedFields(error, names));
  const known = complaints.filter(([name]) => name in form.getValues());
  for (const [name, message] of known)
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: true });
  return known.length > 0 && known.length === complaints.length;
}
