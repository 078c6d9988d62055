import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from "react-hook-form";
import { resolveBy } from "../../lib/forms/resolve-by.ts";
import type { ZodMiniType } from "zod/mini";
import { keepDraft, readDraft } from "./survey-draft.ts";

interface DraftForm<Values> {
  /** What it is kept under in the tab. */
  readonly name: string;
  readonly owner: string;
  readonly empty: Values;
  readonly schema: ZodMiniType;
}

/** A form whose answers stay with the tab until they are sent. */
export function useDraftForm<Values extends FieldValues>({
  name,
  owner,
  empty,
  schema,
}: DraftForm<Values>): UseFormReturn<Values> {
  const [begun] = useState(() => readDraft(name, owner, empty));
  const form = useForm<Values>({
    defaultValues: begun as DefaultValues<Values>,
    resolver: resolveBy<Values>(schema),
    shouldFocusError: false,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(name, owner, values),
      }),
    [form, name, owner],
  );
  return form;
}
