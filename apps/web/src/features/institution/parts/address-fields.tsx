import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type InstitutionForm, regionsOf } from "@regain/contract/entities/institution-form";
import { countries } from "@regain/contract/entities/places";
import * as longest from "@regain/contract/field-lengths";
import { useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { FormSelect, FormText } from "../../../lib/forms/fields.tsx";
import { Select } from "../../../ui/select.tsx";
import styles from "./settings.module.css";

const options = (places: readonly { readonly code: string; readonly name: string }[]) =>
  places.map(({ code, name }) => ({ value: code, label: name }));

const countryOptions = options(countries);

/** The names of address parts in countries with names of their own. */
const names = {
  US: { region: msg`State`, code: msg`ZIP code` },
  CA: { region: msg`Province`, code: msg`Postal code` },
} as const;
const elsewhere = { region: msg`State, province or region`, code: msg`Postal code` } as const;

interface AddressFieldsProps {
  readonly form: UseFormReturn<InstitutionForm>;
}

/** Country and address: a list of states in the United States, of provinces in Canada, free text elsewhere. */
export function AddressFields({ form }: AddressFieldsProps) {
  const { t, i18n } = useLingui();
  const { control } = form;
  const country = useWatch({ control, name: "country" });
  const regions = regionsOf(country);
  const { region, code } = names[country as keyof typeof names] ?? elsewhere;
  /** Coming back to a country restores the earlier choice there. */
  const chosen = useRef(new Map<string, string>());

  const moveTo = (next: string) => {
    chosen.current.set(country, form.getValues("state"));
    form.setValue("country", next, { shouldDirty: true });
    form.setValue("state", chosen.current.get(next) ?? "", { shouldDirty: true });
    form.clearErrors(["country", "state"]);
  };

  return (
    <>
      <Select
        label={t`Country`}
        options={countryOptions}
        placeholder={t`Choose`}
        value={country || null}
        onChange={moveTo}
        error={form.formState.errors.country && t`This is required.`}
        isRequired
      />
      <FormText
        control={control}
        name="address1"
        label={t`Street address`}
        autoComplete="address-line1"
        maxLength={longest.street}
        isRequired
      />
      <FormText
        control={control}
        name="address2"
        label={t`Apartment, suite or floor (optional)`}
        autoComplete="address-line2"
        maxLength={longest.street}
      />
      <div className={styles.together}>
        <FormText
          control={control}
          name="city"
          label={t`City`}
          autoComplete="address-level2"
          maxLength={longest.town}
          isRequired
        />
        {regions ? (
          <FormSelect
            control={control}
            name="state"
            label={i18n._(region)}
            options={options(regions)}
            placeholder={t`Choose`}
            isRequired
          />
        ) : (
          <FormText
            control={control}
            name="state"
            label={i18n._(region)}
            autoComplete="address-level1"
            maxLength={longest.town}
            isRequired
          />
        )}
        <FormText
          control={control}
          name="postalCode"
          label={i18n._(code)}
          autoComplete="postal-code"
          maxLength={longest.postalCode}
          isRequired
        />
      </div>
    </>
  );
}
