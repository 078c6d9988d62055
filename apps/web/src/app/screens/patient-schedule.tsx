import { useCanGoBack, useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { ScheduleScreen } from "../../features/schedule/screens/schedule-screen.tsx";
import { PatientPageTop } from "./patient-page-top.tsx";

/** `/dashboard/patient/…/schedule`: closing it leads back to where it was opened, otherwise to the patient list. */
export function PatientSchedule() {
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/schedule" });
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const close = () => (canGoBack ? router.history.back() : void navigate({ to: "/dashboard" }));
  return (
    <ScheduleScreen
      key={patientId}
      patientId={patientId}
      above={<PatientPageTop patientId={patientId} />}
      onClose={close}
    />
  );
}
