import { Trans, useLingui } from "@lingui/react/macro";
import type { AccountDetails } from "@regain/contract/entities/account-details";
import { email, filled, optionalPhone, username } from "@regain/contract/field-rules";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { FormCheckbox, FormSelect, FormText } from "../../../lib/forms/fields.tsx";
import { showRefusedFields } from "../../../lib/forms/refused-fields.ts";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { locales } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import styles from "../account.module.css";
import { useChangeAccount } from "../api/account.ts";

/** Somebody without a mail address may stay so: a clinician may have made the account. */
const schema = z.object({
  firstName: filled(60),
  lastName: z.string().check(z.trim(), z.maxLength(60)),
  username,
  email: z.union([z.literal(""), email]),
  phoneNumber: optionalPhone,
  locale: z.enum(locales),
  oneTimeCodes: z.boolean(),
});
type Values = z.infer<typeof schema>;

const valuesOf = (details: AccountDetails): Values => ({
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

/** Only what was changed is sent: what stays is nobody's business. */
function changesOf(values: Values, before: Values): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== before[name as keyof Values],
  );
  return Object.fromEntries(changed);
}

export function DetailsForm({ details }: { readonly details: AccountDetails }) {
  const { t } = useLingui();
  const before = valuesOf(details);
  const form = useForm<Values>({ defaultValues: before, resolver: resolveBy(schema) });
  const change = useChangeAccount();
  const { control } = form;

  const submit = form.handleSubmit((values) => {
    change.mutate(changesOf(values, before), {
      onSuccess: (after) => {
        form.reset(valuesOf(after));
        flash(t`Saved.`, { type: "success" });
      },
      onError: (error) => {
        if (showRefusedFields(form, error)) change.reset();
      },
    });
  });

  return (
    <div className={styles.form}>
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
        <FormText
          control={control}
          name="phoneNumber"
          label={t`Phone number`}
          description={t`For example 123-456-7890. You can leave it out.`}
          type="tel"
          autoComplete="tel-national"
        />
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
