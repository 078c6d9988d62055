import { CallError } from "@regain/contract/client";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { fieldMessageText } from "./field-messages.ts";
import { announce } from "./focus-invalid.ts";

/** Codes about one field, for refusals that name none. */
const fieldOfCode: Readonly<Record<string, string>> = {
  "email-in-use": "email",
  "own-address": "email",
  "username-in-use": "username",
};

/** Names of a call's fields in the form, where they differ. */
export type FormNames = Readonly<Record<string, string>>;

/** What a refusal says about individual fields, by their names in the form. */
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
 * Shows the server's complaints at the form fields they name.
 * @returns whether all of them found a field; otherwise the form has to show the error
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  names?: FormNames,
): boolean {
  if (!(error instanceof CallError)) return false;
  const complaints = Object.entries(refusedFields(error, names));
  const known = complaints.filter(([name]) => name in form.getValues());
  const current = document.activeElement?.getAttribute("name");
  for (const [name, message] of known) {
    if (name === current) announce(fieldMessageText(message));
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: true });
  }
  return known.length > 0 && known.length === complaints.length;
}
