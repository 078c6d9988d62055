import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { useQuery } from "@tanstack/react-query";
import { clinicianRoles, settings } from "@regain/contract/entities/enumerations";
import { useWatch } from "react-hook-form";
import { EulaField } from "../../../lib/forms/eula-field.tsx";
import { FormCheckbox, FormSelect, FormText } from "../../../lib/forms/fields.tsx";
import {
  AgeField,
  LanguageField,
  NameFields,
  PhoneField,
} from "../../../lib/forms/person-fields.tsx";
import { localesQuery } from "../api/sign-up.ts";
import { roleLabels, settingLabels } from "../labels.ts";
import { CredentialFields } from "./credential-fields.tsx";
import type { StepProps } from "./step-props.ts";

export const ClinicianCredentials = (props: StepProps) => (
  <>
    <CredentialFields {...props} />
    <EulaField control={props.stepForm.form.control} name="acceptedEula" />
  </>
);

export function ClinicianPerson(props: StepProps) {
  const { t, i18n } = useLingui();
  const { control } = props.stepForm.form;
  return (
    <>
      <NameFields control={control} />
      <FormSelect
        control={control}
        name="role"
        label={t`Your role`}
        placeholder={t`Choose your role`}
        options={clinicianRoles.map((role) => ({ value: role, label: i18n._(roleLabels[role]) }))}
        isRequired
      />
      <PhoneField control={control} />
    </>
  );
}

export function Workplace({ stepForm: { form } }: StepProps) {
  const { t, i18n } = useLingui();
  const { control } = form;
  return (
    <>
      <FormSelect
        control={control}
        name="setting"
        label={t`Where you work`}
        placeholder={t`Choose the kind of place`}
        options={settings.map((one) => ({ value: one, label: i18n._(settingLabels[one]) }))}
        isRequired
      />
      <FormCheckbox control={control} name="privatePractice">
        <Trans>I work in private practice</Trans>
      </FormCheckbox>
      <FormText
        control={control}
        name="facilityName"
        label={t`Facility name`}
        autoComplete="organization"
        maxLength={longest.facilityName}
        isRequired
      />
      <FormText
        control={control}
        name="mailingAddress"
        label={t`Mailing address`}
        autoComplete="street-address"
        maxLength={longest.street}
        isRequired
      />
      <FormText
        control={control}
        name="zipCode"
        label={t`ZIP code`}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={longest.zip}
        isRequired
      />
    </>
  );
}

function OwnClinician({ stepForm: { form } }: StepProps) {
  const { t } = useLingui();
  const { control } = form;
  const isAssisted = useWatch({ control, name: "webClinicianAssisted" });
  return (
    <>
      <FormCheckbox control={control} name="webClinicianAssisted">
        <Trans>A clinician helps me practice</Trans>
      </FormCheckbox>
      {isAssisted && (
        <>
          <FormText
            control={control}
            name="clinicianInfo"
            label={t`Your clinician's name (optional)`}
            maxLength={longest.clinicianInfo}
          />
          <FormText
            control={control}
            name="clinicianEmail"
            label={t`Your clinician's email (optional)`}
            type="email"
            inputMode="email"
            maxLength={longest.email}
            isName
          />
        </>
      )}
    </>
  );
}

export function PatientPerson(props: StepProps) {
  const { control } = props.stepForm.form;
  const { data } = useQuery(localesQuery);
  return (
    <>
      <NameFields control={control} />
      <AgeField control={control} />
      <LanguageField control={control} locales={data?.locales} />
      <PhoneField control={control} />
      <FormCheckbox control={control} name="careGiver">
        <Trans>I am a family member who will manage the account</Trans>
      </FormCheckbox>
      <OwnClinician {...props} />
      <EulaField control={control} name="acceptedEula" />
    </>
  );
}
