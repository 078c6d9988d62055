import type { FieldError, FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** The first complaint of a schema about each field of a form; empty where all is well. */
export function errorsBy(schema: z.ZodMiniType, values: unknown): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const { path, message, code } of schema.safeParse(values).error?.issues ?? []) {
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
    const errors = errorsBy(schema, values);
    const isGood = Object.keys(errors).length === 0;
    return isGood ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<Values> };
  };
