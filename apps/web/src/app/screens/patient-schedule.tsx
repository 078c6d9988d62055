import { useQuery } from "@tanstack/react-query";
import { useCanGoBack, useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { caseloadPatientQuery } from "../../features/caseload/api/caseload.ts";
import { ScheduleScreen } from "../../features/schedule/screens/schedule-screen.tsx";
import { PatientPageTop } from "./patient-page-top.tsx";

/** `/dashboard/patient/…/schedule`: closing it leads back to where it was opened, otherwise to the patient list. */
export function PatientSchedule() {
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/schedule" });
  const { data } = useQuery(caseloadPatientQuery(patientId));
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const close = () => (canGoBack ? router.history.back() : void navigate({ to: "/dashboard" }));
  return (
    <ScheduleScreen
      key={patientId}
      patientId={patientId}
      isDischarged={data && data.discharge !== null}
      above={<PatientPageTop patientId={patientId} />}
      onClose={close}
    />
  );
}
