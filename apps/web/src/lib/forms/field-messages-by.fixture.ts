import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { resolveBy } from "./resolve-by.ts";

/** The message at each field when something other than the right value is typed, as react-hook-form receives it. */
export const fieldMessagesBy =
  (schema: z.ZodMiniType, right: FieldValues) =>
  async (change: FieldValues): Promise<Readonly<Record<string, string | undefined>>> => {
    const options = { fields: {}, shouldUseNativeValidation: false } as const;
    const { errors } = await resolveBy(schema)({ ...right, ...change }, undefined, options);
    return Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [
        name,
        (error as { message?: string }).message,
      ]),
    );
  };
