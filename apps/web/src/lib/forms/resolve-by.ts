import type { FieldError, FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** A schema's first complaint about each field of a form; empty if all is well. */
export function errorsBy(schema: z.ZodMiniType, values: unknown): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const { path, message, code } of schema.safeParse(values).error?.issues ?? []) {
    const name = path.join(".");
    errors[name] ??= { type: code, message };
  }
  return errors;
}

/**
 * Validates a form with a schema that has the form's own fields and the messages of the contract's field rules. Values
 * are submitted as typed: the caller parses them where the wire format differs.
 */
export const resolveBy =
  <Values extends FieldValues>(schema: z.ZodMiniType): Resolver<Values> =>
  (values) => {
    const errors = errorsBy(schema, values);
    const isGood = Object.keys(errors).length === 0;
    return isGood ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<Values> };
  };
