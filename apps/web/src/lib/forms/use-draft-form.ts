import { useEffect, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { type FormDraft, saveDraft, readDraft } from "./form-draft.ts";
import { resolveBy } from "./resolve-by.ts";

interface DraftFormStart<Values extends FieldValues> extends FormDraft<Values> {
  readonly empty: Values;
  readonly schema: ZodMiniType;
  /** Adds further validation to the schema's. */
  readonly judge?: (bySchema: Resolver<Values>) => Resolver<Values>;
}

interface DraftForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Something was typed before the page was reloaded. */
  readonly isResumed: boolean;
}

/** A form whose answers are stored with the tab until they are sent. */
export function useDraftForm<Values extends FieldValues>({
  name,
  owner,
  notKept,
  empty,
  schema,
  judge = (bySchema) => bySchema,
}: DraftFormStart<Values>): DraftForm<Values> {
  // The initial value, so that callers need not pass the same list each time.
  const [draft] = useState<FormDraft<Values>>({ name, owner, notKept });
  const [begun] = useState(() => readDraft(draft, empty));
  const form = useForm<Values>({
    defaultValues: (begun ?? empty) as DefaultValues<Values>,
    resolver: judge(resolveBy<Values>(schema)),
    shouldFocusError: false,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(draft, values),
      }),
    [form, draft],
  );
  return { form, isResumed: begun !== undefined };
}
