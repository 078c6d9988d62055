import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { homeAccessQuery } from "../api/add-patient.ts";
import { patientName, WaysIn } from "../parts/ways-in.tsx";

export interface PatientAccessScreenProps {
  readonly patientId: string;
  /** To the other pages about the patient. */
  readonly nav: ReactNode;
}

/** How one patient gets to practice at home. */
export function PatientAccessScreen({ patientId, nav }: PatientAccessScreenProps) {
  const { t } = useLingui();
  const { data } = useQuery(homeAccessQuery(patientId));
  const name = data ? patientName(data) : t`Patient`;
  return (
    <Stack>
      <Breadcrumbs
        above={[
          <TextLink key="patients" to="/dashboard">
            <Trans>My patients</Trans>
          </TextLink>,
        ]}
        here={name}
      />
      {nav}
      <PageHeading below={t`How ${{ name }} gets to practice at home.`}>
        {t`Sign-in card and invitation`}
      </PageHeading>
      <WaysIn patientId={patientId} />
    </Stack>
  );
}
