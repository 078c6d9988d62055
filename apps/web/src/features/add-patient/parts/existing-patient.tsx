import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useSignedIn } from "../../../lib/current-user.ts";
import { doneOnceEach } from "../../../lib/done-once-each.ts";
import { errorText } from "../../../lib/error-text.ts";
import { FormPassword, FormText } from "../../../lib/forms/fields.tsx";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormButtons } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import styles from "../add-patient.module.css";
import { admitPatient } from "../api/add-patient.ts";
import { existingPatientSchema, type ExistingPatientValues } from "../existing-patient-form.ts";

/** What the list opens with: with who was added, or with the search for them. */
type Search = { readonly added: string } | { readonly search: string };

/** A patient who has an account: entering their password shows their consent. */
export function ExistingPatient() {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [sendFor] = useState(doneOnceEach);
  const form = useForm<ExistingPatientValues>({
    defaultValues: { username: "", password: "" },
    resolver: resolveBy(existingPatientSchema),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  useEffect(() => place.current?.querySelector<HTMLElement>("h1")?.focus(), [place]);
  const add = useMutation({
    mutationFn: (values: ExistingPatientValues) =>
      sendFor(values.username, ["already-in-caseload"])<Search>(
        async () => ({ added: await admitPatient({ clinicianId: user.userId, ...values }) }),
        // An earlier press whose answer got lost has added them: who it is, the list says.
        () => ({ search: values.username }),
      ),
    onSuccess: async (search) => {
      void queryClient.invalidateQueries();
      await navigate({ to: "/dashboard", search, replace: true });
    },
  });
  const submit = form.handleSubmit((values) => add.mutate(values));
  return (
    <div ref={place} className={styles.step}>
      <PageHeading
        below={t`The patient already has an account.`}
      >{t`Existing patient`}</PageHeading>
      <Form
        onSubmit={() => void submit()}
        isBusy={add.isPending}
        error={add.error ? errorText(add.error) : undefined}
      >
        <p>
          <Trans>
            Ask the patient to type their password. This way, they agree that you can see their
            practice and choose their exercises.
          </Trans>
        </p>
        <FormText
          control={form.control}
          name="username"
          label={t`Patient's email or username`}
          autoComplete="off"
          maxLength={longest.email}
          isName
          isRequired
        />
        <FormPassword
          control={form.control}
          name="password"
          label={t`Patient's password`}
          autoComplete="off"
          maxLength={longest.password}
          isRequired
        />
        <FormButtons>
          <Button onPress={() => void navigate({ to: "/dashboard/add-patient", search: {} })}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" look="primary" isBusy={add.isPending}>
            <Trans>Add patient</Trans>
          </Button>
        </FormButtons>
      </Form>
    </div>
  );
}
