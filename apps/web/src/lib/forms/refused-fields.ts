import { CallError } from "@regain/contract/client";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/** Codes that are about one field, where the server names none. */
const fieldOfCode: Readonly<Record<string, string>> = {
  "email-in-use": "email",
  "username-in-use": "username",
};

/** What a refusal says of single fields, by their names. */
export function refusedFields(error: CallError): Readonly<Record<string, string>> {
  const own = fieldOfCode[error.code];
  const isNamed = Object.keys(error.fields).length > 0;
  return isNamed || !own ? error.fields : { [own]: error.message };
}

/**
 * Puts what the server refused to the fields of the form that it names.
 * @returns whether all of it found a field; else the form has to say it
 */
export function showRefusedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  if (!(error instanceof CallError)) return false;
  const complaints = Object.entries(refusedFields(error));
  const known = complaints.filter(([name]) => name in form.getValues());
  for (const [name, message] of known)
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: true });
  return known.length > 0 && known.length === complaints.length;
}
