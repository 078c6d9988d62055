import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { resolveBy } from "./resolve-by.ts";

/** What a form says at each field when something else than what is right is typed in, as react-hook-form is told it. */
export const complaintsBy =
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
