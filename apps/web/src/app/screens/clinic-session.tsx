import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { caseloadPatientQuery } from "../../features/caseload/api/caseload.ts";
import { DischargeNotice } from "../../features/caseload/screens/discharge-notice.tsx";
import { ClinicSessionScreen } from "../../features/clinic/screens/clinic-session-screen.tsx";

/** `/dashboard/patient/…/clinic-session`: closed while the patient is discharged. */
export function ClinicSession() {
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/clinic-session" });
  const { data } = useQuery(caseloadPatientQuery(patientId));
  return (
    <ClinicSessionScreen
      key={patientId}
      patientId={patientId}
      closed={data?.discharge && <DischargeNotice patientId={patientId} />}
    />
  );
}
