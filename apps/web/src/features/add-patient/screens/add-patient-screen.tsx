import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { FormPage } from "../../../ui/form.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { homeAccessQuery } from "../api/add-patient.ts";
import { ChooseKind } from "../parts/choose-kind.tsx";
import { ExistingPatient } from "../parts/existing-patient.tsx";
import { NewPatient } from "../parts/new-patient.tsx";
import { patientName, WaysIn } from "../parts/ways-in.tsx";
import type { PatientKind } from "../patient-kind.ts";

export interface AddPatientSearch {
  readonly type?: PatientKind;
  /** Who was added: what to do next. */
  readonly added?: string;
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

function Added({ patientId }: { readonly patientId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(homeAccessQuery(patientId));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("h1")?.focus(), []);
  const name = data ? patientName(data) : t`The patient`;
  return (
    <Stack>
      <Trail />
      <div ref={place}>
        <PageHeading
          below={t`The homework is ready. Now show the patient the way to it.`}
          actions={
            <LinkButton to="/dashboard">
              <Trans>Go to My patients</Trans>
            </LinkButton>
          }
        >
          {t`${name} is one of your patients`}
        </PageHeading>
      </div>
      <WaysIn patientId={patientId} />
    </Stack>
  );
}

const kinds = { new: NewPatient, existing: ExistingPatient } as const;

/** Adds a patient: who has no account in five steps, who has one in one; then the way home. */
export function AddPatientScreen({ type, added }: AddPatientSearch) {
  if (added) return <Added patientId={added} />;
  const Kind = type ? kinds[type] : ChooseKind;
  return (
    <FormPage>
      <Trail />
      <Kind key={type} />
    </FormPage>
  );
}
