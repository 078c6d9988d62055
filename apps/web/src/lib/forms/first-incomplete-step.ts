import type { FieldError } from "react-hook-form";
import type * as z from "zod/mini";
import { errorsBy } from "./resolve-by.ts";

export interface LackingStep {
  /** From 0. */
  readonly step: number;
  /** What is missing or wrong, by field. */
  readonly errors: Readonly<Record<string, FieldError>>;
}

/**
 * The first incomplete step of a form; undefined if there is none. The browser's Forward button can skip a step that
 * was emptied.
 */
export function firstIncompleteStep(
  steps: readonly { readonly schema: z.ZodMiniType }[],
  values: unknown,
): LackingStep | undefined {
  const judged = steps.map(({ schema }, step) => ({ step, errors: errorsBy(schema, values) }));
  return judged.find(({ errors }) => Object.keys(errors).length > 0);
}
