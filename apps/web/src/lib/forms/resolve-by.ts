import type { FieldError, FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** The first complaint about each field. */
function errorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const { path, message, code } of issues) {
    const name = path.join(".");
    errors[name] ??= { type: code, message };
  }
  return errors;
}

/**
 * Judges a form by a schema whose fields are the form's own, with the sentences of the contract's field rules. What is
 * submitted is what was typed: the caller parses it where the wire wants another form.
 */
export const resolveBy =
  <Values extends FieldValues>(schema: z.ZodMiniType): Resolver<Values> =>
  (values) => {
    const read = schema.safeParse(values);
    if (read.success) return { values, errors: {} };
    return { values: {}, errors: errorsOf(read.error.issues) as FieldErrors<Values> };
  };
