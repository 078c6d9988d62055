import { accountName } from "@regain/contract/full-name";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Stack } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { homeAccessQuery } from "../api/add-patient.ts";
import { WaysIn } from "../parts/ways-in.tsx";

export interface PatientAccessScreenProps {
  readonly patientId: string;
  /** Stands above the heading. */
  readonly above: ReactNode;
}

/** How one patient gets to practice at home. */
export function PatientAccessScreen({ patientId, above }: PatientAccessScreenProps) {
  const { t } = useLingui();
  const { data } = useQuery(homeAccessQuery(patientId));
  const name = data ? accountName(data) : t`Patient`;
  return (
    <Stack>
      {above}
      <PageHeading below={t`How ${{ name }} gets to practice at home.`}>
        {t`Sign-in card and invitation`}
      </PageHeading>
      <WaysIn patientId={patientId} />
    </Stack>
  );
}
