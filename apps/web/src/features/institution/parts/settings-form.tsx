import { Trans, useLingui } from "@lingui/react/macro";
import { type InstitutionForm, institutionForm } from "@regain/contract/entities/institution-form";
import type { InstitutionSettings } from "@regain/contract/entities/institution-settings";
import * as longest from "@regain/contract/field-lengths";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { FormText } from "../../../lib/forms/fields.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { resetToSaved } from "../../../lib/forms/reset-to-saved.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { useLeaveGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { savedByOther, useSaveSettings } from "../api/settings.ts";
import { formPart, isUntold, valuesOf } from "../institution-values.ts";
import { AddressFields } from "./address-fields.tsx";
import { ClashNotice } from "./clash-notice.tsx";
import styles from "./settings.module.css";

/** An institution's name, address and website. */
export function SettingsForm({ settings }: { readonly settings: InstitutionSettings }) {
  const { t } = useLingui();
  /** The settings the form was filled from: changes are based on them. */
  const [base, setBase] = useState(settings);
  const form = useForm<InstitutionForm>({
    defaultValues: valuesOf(base),
    resolver: resolveBy(institutionForm),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  const save = useSaveSettings(formPart);
  const theirs = savedByOther(save.error);
  const { control, formState } = form;
  const { isDirty } = formState;
  const leaveQuestion = useLeaveGuard(() => isDirty && !save.isSuccess);

  const begin = (from: InstitutionSettings) => {
    setBase(from);
    form.reset(valuesOf(from));
  };
  const submitFrom = (from: InstitutionSettings) =>
    form.handleSubmit((values) =>
      save.mutate(
        { base: from, change: institutionForm.parse(values) },
        {
          onSuccess: (saved) => {
            setBase(saved);
            resetToSaved(form, values, valuesOf(saved));
            save.reset();
            flash(t`Institution info was successfully updated.`, {
              type: "success",
              keepFor: 5_000,
            });
          },
          onError: (error) => {
            if (showServerErrors(form, error)) save.reset();
          },
        },
      ),
    );

  return (
    <div ref={place}>
      {leaveQuestion}
      <Form
        onSubmit={() => void submitFrom(base)()}
        isBusy={save.isPending}
        error={save.error && !theirs ? errorText(save.error) : undefined}
      >
        {theirs && (
          <ClashNotice
            isBusy={save.isPending}
            onTakeTheirs={() => {
              begin(theirs);
              save.reset();
            }}
            onKeepMine={() => void submitFrom(theirs)()}
          />
        )}
        {isUntold(valuesOf(base)) && (
          <p className={styles.note}>
            <Trans>
              Tell us where you are. People who join you will not need to type it: it will be filled
              in for them.
            </Trans>
          </p>
        )}
        <FormText
          control={control}
          name="facilityName"
          label={t`Facility name`}
          autoComplete="organization"
          maxLength={longest.facilityName}
          isRequired
        />
        <AddressFields form={form} />
        <FormText
          control={control}
          name="website"
          label={t`Website (optional)`}
          description={t`For example, https://www.example.org`}
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={longest.url}
          isName
        />
        <div>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            <Trans>Save institution info</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
