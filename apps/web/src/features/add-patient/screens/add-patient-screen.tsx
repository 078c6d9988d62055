import { Trans, useLingui } from "@lingui/react/macro";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { FormPage } from "../../../ui/form.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { ChooseKind } from "../parts/choose-kind.tsx";
import { ExistingPatient } from "../parts/existing-patient.tsx";
import { NewPatient } from "../parts/new-patient.tsx";
import type { PatientKind } from "../patient-kind.ts";

export interface AddPatientSearch {
  readonly type?: PatientKind;
}

function Trail() {
  const { t } = useLingui();
  return (
    <Breadcrumbs
      above={[
        <TextLink key="patients" to="/dashboard">
          <Trans>My patients</Trans>
        </TextLink>,
      ]}
      here={t`Add patient`}
    />
  );
}

const kinds = { new: NewPatient, existing: ExistingPatient } as const;

/** Adds a patient: five steps without an account, one with. */
export function AddPatientScreen({ type }: AddPatientSearch) {
  const Kind = type ? kinds[type] : ChooseKind;
  return (
    <FormPage>
      <Trail />
      <Kind key={type} />
    </FormPage>
  );
}
