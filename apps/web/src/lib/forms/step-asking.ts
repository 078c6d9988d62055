import type * as z from "zod/mini";

/** The first of a form's steps that asks for one of these fields, from 0; undefined where none does. */
export function stepAsking(
  steps: readonly { readonly schema: z.ZodMiniObject }[],
  fields: readonly string[],
): number | undefined {
  const at = steps.findIndex(({ schema }) => fields.some((name) => name in schema.shape));
  return at < 0 ? undefined : at;
}
