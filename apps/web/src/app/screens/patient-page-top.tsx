import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { caseloadPatientQuery } from "../../features/caseload/api/caseload.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { PatientNav } from "./patient-nav.tsx";

/** At the top of every clinician page about one patient: whose it is, and links to the other pages. */
export function PatientPageTop({ patientId }: { readonly patientId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(caseloadPatientQuery(patientId));
  return (
    <>
      <Breadcrumbs
        above={[
          <TextLink key="patients" to="/dashboard">
            <Trans>My patients</Trans>
          </TextLink>,
        ]}
        here={data?.patientName ?? data?.patientUsername ?? t`Patient`}
      />
      <PatientNav patientId={patientId} />
    </>
  );
}
