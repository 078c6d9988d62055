import { Trans, useLingui } from "@lingui/react/macro";
import type { AccountDetails } from "@regain/contract/entities/account-details";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { FormCheckbox, FormSelect, FormText } from "../../../lib/forms/fields.tsx";
import { PhoneField } from "../../../lib/forms/person-fields.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { resetToSaved } from "../../../lib/forms/reset-to-saved.ts";
import { locales } from "../../../lib/i18n.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { useLeaveGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { useProof } from "../../identity/screens/use-proof.tsx";
import styles from "../account.module.css";
import { useChangeAccount } from "../api/account.ts";
import { detailsSchema, type DetailsValues } from "../details-values.ts";

const valuesOf = (details: AccountDetails): DetailsValues => ({
  firstName: details.firstName ?? "",
  lastName: details.lastName ?? "",
  username: details.username,
  email: details.email ?? "",
  phoneNumber: details.phoneNumber ?? "",
  locale: locales.find((one) => one === details.locale) ?? "en",
  oneTimeCodes: details.oneTimeCodes || details.oneTimeCodesAreRequired,
});

/** What each language calls itself. */
const languages = locales.map((locale) => ({
  value: locale,
  label: new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale,
}));

/** Only changes are sent: everything else stays out of the request. */
function changesOf(values: DetailsValues, before: DetailsValues): Partial<DetailsValues> {
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== before[name as keyof DetailsValues],
  );
  return Object.fromEntries(changed);
}

export function DetailsForm({ details }: { readonly details: AccountDetails }) {
  const { t } = useLingui();
  /**
   * The values the form was filled from: refetched ones would make another device's changes look like changes made
   * here.
   */
  const [before, setBefore] = useState(() => valuesOf(details));
  const form = useForm<DetailsValues>({
    defaultValues: before,
    resolver: resolveBy(detailsSchema),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  const change = useChangeAccount();
  const proof = useProof();
  const { control, formState } = form;
  const { isDirty } = formState;
  const leaveQuestion = useLeaveGuard(() => isDirty);

  const save = (values: DetailsValues) =>
    change.mutate(changesOf(values, before), {
      onSuccess: (after) => {
        setBefore(valuesOf(after));
        resetToSaved(form, values, valuesOf(after));
        flash(t`Saved.`, { type: "success" });
      },
      onError: (error) => {
        const isAsked = proof.asksFor(error, () => save(values), values.email || undefined);
        const isTold = isAsked || showServerErrors(form, error);
        if (isTold) change.reset();
      },
    });
  const submit = form.handleSubmit(save);

  return (
    <div ref={place} className={styles.form}>
      {proof.dialog}
      {leaveQuestion}
      <Form
        onSubmit={() => void submit()}
        isBusy={change.isPending}
        error={change.error ? errorText(change.error) : undefined}
      >
        <FormText
          control={control}
          name="firstName"
          label={t`First name`}
          autoComplete="given-name"
          isRequired
        />
        <FormText
          control={control}
          name="lastName"
          label={t`Last name`}
          autoComplete="family-name"
        />
        <FormText
          control={control}
          name="username"
          label={t`Username`}
          autoComplete="username"
          isName
          isRequired
        />
        <FormText
          control={control}
          name="email"
          label={t`Email`}
          type="email"
          autoComplete="email"
          isName
        />
        <PhoneField control={control} />
        <FormSelect control={control} name="locale" label={t`Language`} options={languages} />
        <FormCheckbox
          control={control}
          name="oneTimeCodes"
          isDisabled={details.oneTimeCodesAreRequired}
        >
          {details.oneTimeCodesAreRequired ? (
            <Trans>Your institution asks for a code by email at each login.</Trans>
          ) : (
            <Trans>Send me a code by email at each login. This is safer.</Trans>
          )}
        </FormCheckbox>
        <div>
          <Button type="submit" look="primary" isBusy={change.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
