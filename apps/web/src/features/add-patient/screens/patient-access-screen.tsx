import { accountName } from "@regain/contract/full-name";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Stack } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { homeAccessQuery } from "../api/add-patient.ts";
import { WaysIn } from "../parts/ways-in.tsx";
import { zoneName } from "../zone-name.ts";

export interface PatientAccessScreenProps {
  readonly patientId: string;
  /** Shown above the heading. */
  readonly above: ReactNode;
}

/** How one patient logs in to practice at home. */
export function PatientAccessScreen({ patientId, above }: PatientAccessScreenProps) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(homeAccessQuery(patientId));
  const name = data ? accountName(data) : t`Patient`;
  const zone = data && zoneName(data.timeZone, i18n.locale);
  return (
    <Stack>
      {above}
      <PageHeading below={t`How ${{ name }} logs in to practice at home.`}>
        {t`Sign-in card and invitation`}
      </PageHeading>
      <WaysIn patientId={patientId} />
      {data && (
        <p>
          {data.isSetUp ? (
            <Trans>The patient's days follow {zone}.</Trans>
          ) : (
            <Trans>
              The patient's days follow {zone}. Once the account is set up, they follow the time of
              the device it was set up on.
            </Trans>
          )}
        </p>
      )}
    </Stack>
  );
}
