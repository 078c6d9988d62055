import type { FieldError } from "react-hook-form";
import type * as z from "zod/mini";
import { errorsBy } from "./resolve-by.ts";

export interface LackingStep {
  /** From 0. */
  readonly step: number;
  /** What it lacks, by field. */
  readonly errors: Readonly<Record<string, FieldError>>;
}

/**
 * The first step of a form that does not hold what it must; undefined where all do. The browser's Forward passes over what
 * was emptied.
 */
export function lackingStep(
  steps: readonly { readonly schema: z.ZodMiniType }[],
  values: unknown,
): LackingStep | undefined {
  const judged = steps.map(({ schema }, step) => ({ step, errors: errorsBy(schema, values) }));
  return judged.find(({ errors }) => Object.keys(errors).length > 0);
}
