import type * as z from "zod/mini";

/** Index of the first form step that asks for one of these fields; undefined if none does. */
export function stepWithField(
  steps: readonly { readonly schema: z.ZodMiniObject }[],
  fields: readonly string[],
): number | undefined {
  const at = steps.findIndex(({ schema }) => fields.some((name) => name in schema.shape));
  return at < 0 ? undefined : at;
}
