import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { caseloadPatientQuery } from "../../features/caseload/api/caseload.ts";
import { OwnExportScreen } from "../../features/export/screens/own-export-screen.tsx";
import { PatientExportScreen } from "../../features/export/screens/patient-export-screen.tsx";
import { PatientError } from "../../lib/patient-error.tsx";
import { staysShown } from "../../lib/query-client.ts";
import { ReportFrame } from "./report-frame.tsx";

/** `/dashboard/export`: patients take their own data with them. */
export function OwnExport() {
  const { t } = useLingui();
  return (
    <ReportFrame
      heading={t`Download your data`}
      below={t`It is yours. You can download it at any time.`}
    >
      <OwnExportScreen />
    </ReportFrame>
  );
}

/** `/dashboard/patient/…/export`: the same for a patient, by their clinician. */
export function PatientExport() {
  const { t } = useLingui();
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/export" });
  const { data, error, refetch } = useQuery(caseloadPatientQuery(patientId));
  return (
    <ReportFrame patientId={patientId} heading={t`Export`}>
      {error && !staysShown(data, error) ? (
        <PatientError error={error} onRetry={() => void refetch()} />
      ) : (
        <PatientExportScreen key={patientId} patientId={patientId} />
      )}
    </ReportFrame>
  );
}
